/// The text styles of the platform.
package enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}

package enum FontWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  package static func < (a: FontWeight, b: FontWeight) -> Bool { a.rawValue < b.rawValue }
}

/// A font as source asks for it, before the text size is known.
package struct FontSpec: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case style(TextStyle)
    /// A size in points that does not follow the text size.
    case system(size: Double)
    /// A size in points that follows the text size as `relativeTo` does; fixed when that is `nil`.
    case custom(family: String, size: Double, relativeTo: TextStyle?)
  }

  package var base: Base
  /// `nil` takes the weight that belongs to the base.
  package var weight: FontWeight?
  package var italic = false
  package var monospacedDigits = false

  package init(_ base: Base, weight: FontWeight? = nil) {
    self.base = base
    self.weight = weight
  }
}

/// A font at a size, ready to be measured.
package struct FontRequest: Hashable, Sendable {
  /// `nil` is the system font.
  package var family: String?
  /// Points.
  package var size: Double
  package var weight: FontWeight
  package var italic: Bool
  package var monospacedDigits: Bool
  /// Points added after each character.
  package var tracking: Double

  package init(
    family: String? = nil,
    size: Double,
    weight: FontWeight = .regular,
    italic: Bool = false,
    monospacedDigits: Bool = false,
    tracking: Double = 0
  ) {
    self.tracking = tracking
    self.family = family
    self.size = size
    self.weight = weight
    self.italic = italic
    self.monospacedDigits = monospacedDigits
  }
}

/// Vertical metrics of a font at a size, in points, unrounded.
package struct FontMetrics: Hashable, Sendable {
  package var ascent: Double
  /// Positive downwards.
  package var descent: Double
  package var leading: Double
  package var capHeight: Double

  package init(ascent: Double, descent: Double, leading: Double = 0, capHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
  }
}
