/// A view as source describes it, its texts not yet looked up.
package typealias Element = ElementNode<TextExpression>

/// A view whose texts are those a user of one locale sees.
package typealias LocalizedElement = ElementNode<ResolvedText>

/// A node of a view tree, and where it was written.
package struct ElementNode<Text: Hashable & Sendable>: Hashable, Sendable {
  package var kind: Kind
  package var location: SourceLocation

  package init(_ kind: Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  package indirect enum Kind: Hashable, Sendable {
    // Leaves
    case text(Text)
    case image(ImageContent)
    /// Fills what it is proposed.
    case fill(Fill)
    case spacer(minLength: Double?)
    case divider
    /// What was not understood; `name` is its spelling in source.
    case opaque(name: String)

    // Containers
    case stack(Axis, alignment: Alignment, spacing: Double?, [ElementNode])
    case zstack(alignment: Alignment, [ElementNode])
    /// Not a container: its members are those of whatever holds it.
    case group([ElementNode])

    // Modifiers, the innermost applied first
    case modified(ElementModifier<Text>, ElementNode)
  }
}

package enum ElementModifier<Text: Hashable & Sendable>: Hashable, Sendable {
  case frame(width: Double?, height: Double?, alignment: Alignment)
  case flexibleFrame(FlexibleFrame)
  case padding(Padding)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  case overlay(alignment: Alignment, [ElementNode<Text>])
  case background(alignment: Alignment, [ElementNode<Text>])
  case environment(EnvironmentChange)
  case offset(Point)
  case alignmentGuide(AlignmentGuide, Double)
  /// Cuts what is painted outside the view's bounds.
  case clip(Fill.Shape)
  /// A control's hit area and role; layout is the label's.
  case control
  /// Says how a preview shows the view; no effect inside a screen.
  case preview(PreviewSetting)
  /// Changes drawing or behaviour only.
  case paint(name: String)
  /// Not understood: laid out as if it were not there, and what lies inside is not certain.
  case opaque(name: String)
}

package enum PreviewSetting: Hashable, Sendable {
  case name(String)
  case window(Screen.Window)
}

package struct ImageContent: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// A system symbol, sized by the font.
    case symbol(String)
    /// A file or an asset whose size is not known.
    case asset(String)
  }

  package var source: Source
  package var resizable: Bool

  package init(_ source: Source, resizable: Bool = false) {
    self.source = source
    self.resizable = resizable
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

package struct FlexibleFrame: Hashable, Sendable {
  package struct Bounds: Hashable, Sendable {
    package var minimum: Double?
    package var ideal: Double?
    package var maximum: Double?

    package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
    }
  }

  package var width: Bounds
  package var height: Bounds
  package var alignment: Alignment

  package init(width: Bounds = Bounds(), height: Bounds = Bounds(), alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

/// Lengths in points per edge; `nil` on an edge that was named without a length takes the platform's.
package struct Padding: Hashable, Sendable {
  package var edges: [Edge: Double?]

  package init(edges: [Edge: Double?]) {
    self.edges = edges
  }

  package init(_ edges: some Sequence<Edge>, length: Double?) {
    self.edges = Dictionary(uniqueKeysWithValues: edges.map { ($0, length) })
  }
}

package enum EnvironmentChange: Hashable, Sendable {
  /// `nil` restores the default.
  case font(FontSpec?)
  case fontWeight(FontWeight?)
  case italic(Bool)
  case monospacedDigits
  case lineLimit(minimum: Int?, maximum: Int?)
  case multilineTextAlignment(StyledText.Alignment)
  case truncationMode(StyledText.TruncationMode)
  case lineSpacing(Double)
  case minimumScaleFactor(Double)
  case foreground(Paint)
  case layoutDirection(LayoutDirection)
  case textSize(TextSize)
}
