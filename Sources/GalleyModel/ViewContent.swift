/// Sizes in points; `nil` takes what is proposed.
///
/// A size that is estimated is that of common controls, not measured: what depends on it is not certain.
package struct PlatformControl: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case toggleSwitch, slider, stepper, progressBar, spinner, textField, segmentedControl, navigationBar,
      tabBar
    case disclosure, datePicker, colorWell, gauge
    /// Painted by the app or by another process: a map, a chart, a film.
    case surface
  }

  package var kind: Kind
  package var width: Double?
  package var height: Double?
  package var isEstimated: Bool

  package init(_ kind: Kind, width: Double?, height: Double?, isEstimated: Bool = false) {
    self.isEstimated = isEstimated
    self.kind = kind
    self.width = width
    self.height = height
  }
}

package enum ListStyle: String, Hashable, Sendable {
  case plain, grouped, insetGrouped
}

package struct AspectRatio: Hashable, Sendable {
  package enum Mode: Hashable, Sendable {
    case fit, fill
  }

  /// Width by height; `nil` takes the view's own.
  package var ratio: Double?
  package var mode: Mode

  package init(_ ratio: Double?, mode: Mode) {
    self.ratio = ratio
    self.mode = mode
  }
}

package struct ImageContent: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// A system symbol, sized by the font.
    case symbol(String)
    /// A file or an asset.
    case asset(String)
  }

  /// What the project has under the name of an asset.
  package enum Lookup: Hashable, Sendable {
    /// The name is not known, or the project's pictures were not read.
    case unknown
    /// Nothing.
    case missing
    case found(ImageAsset)
  }

  package var source: Source
  package var resizable: Bool
  package var lookup: Lookup
  /// Of an asset, in points; set where it is laid out, and `nil` where no file tells.
  package var naturalSize: Size?

  package init(_ source: Source, resizable: Bool = false, lookup: Lookup = .unknown) {
    self.source = source
    self.resizable = resizable
    self.lookup = lookup
  }

  /// Whether it is painted in the foreground colour.
  package var isTemplate: Bool {
    if case .found(let asset) = lookup { asset.isTemplate } else { false }
  }
}

/// A colour or a shape.
package struct Fill: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case rectangle
    /// Points.
    case roundedRectangle(radius: Double)
    case capsule
    case circle
    case ellipse
  }

  package var shape: Shape
  /// `nil` is the foreground colour.
  package var color: Paint?
  /// Points; `nil` fills.
  package var stroke: Double?

  package init(_ shape: Shape = .rectangle, color: Paint? = nil, stroke: Double? = nil) {
    self.shape = shape
    self.color = color
    self.stroke = stroke
  }
}

/// A colour, its components from 0 to 1.
package struct Paint: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity: Double

  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}
