/// One point of the matrix: everything about the environment that changes what a screen shows.
package struct Variant: Hashable, Sendable {
  /// The localization whose resources are asked for, as a BCP 47 tag.
  package let locale: String
  /// The locale by which numbers and dates are formatted.
  package let formatLocale: String
  package let device: Device
  package let textSize: TextSize
  /// Changes the texts of `locale`, which is then the development region.
  package let pseudo: PseudoLocale?

  package init(
    locale: String,
    formatLocale: String? = nil,
    device: Device,
    textSize: TextSize = .large,
    pseudo: PseudoLocale? = nil
  ) {
    self.locale = locale
    self.pseudo = pseudo
    self.formatLocale = formatLocale ?? locale
    self.device = device
    self.textSize = textSize
  }
}

/// Dynamic Type's size categories.
package enum TextSize: String, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  package static func < (a: TextSize, b: TextSize) -> Bool { a.rank < b.rank }

  /// From the smallest.
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A device in portrait.
package struct Device: Hashable, Sendable {
  package enum Platform: String, Hashable, Sendable {
    case iOS, macOS, watchOS
  }

  package let name: String
  package let platform: Platform
  /// Points.
  package let size: Size
  /// Pixels per point.
  package let scale: Double
  /// Points.
  package let safeArea: Insets

  package init(name: String, platform: Platform = .iOS, size: Size, scale: Double, safeArea: Insets) {
    self.name = name
    self.platform = platform
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
  }
}
