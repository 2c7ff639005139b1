import GalleyModel

/// The size of each text style at each text size, in points.
///
/// Source: Apple's Human Interface Guidelines, sizes checked on a device.
enum DynamicType {
  /// A text style's font before any modifier.
  static func font(
    _ style: TextStyle,
    _ textSize: TextSize,
    _ platform: Device.Platform
  ) -> (size: Double, weight: FontWeight) {
    let sizes: [Double]
    switch platform {
    case .iOS: sizes = iOS[style] ?? []
    // The text size has no effect on macOS, and is fixed per case on the watch.
    case .macOS: sizes = [macOS[style] ?? 13]
    case .watchOS: sizes = [watchOS[style] ?? 16]
    }
    let index = min(positions[textSize] ?? 0, sizes.count - 1)
    return (sizes[index], style == .headline ? .semibold : .regular)
  }

  /// What a font of a fixed size is multiplied by to follow a text style.
  static func factor(_ style: TextStyle, _ textSize: TextSize, _ platform: Device.Platform) -> Double {
    font(style, textSize, platform).size / font(style, .large, platform).size
  }

  private static let positions = Dictionary(
    uniqueKeysWithValues: TextSize.allCases.enumerated().map { ($1, $0) }
  )

  /// In the order of ``TextSize``.
  private static let iOS: [TextStyle: [Double]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  private static let macOS: [TextStyle: Double] = [
    .largeTitle: 26,
    .title: 22,
    .title2: 17,
    .title3: 15,
    .headline: 13,
    .subheadline: 11,
    .body: 13,
    .callout: 12,
    .footnote: 10,
    .caption: 10,
    .caption2: 10,
  ]

  /// The large size of 40, 41 and 42 mm cases; `subheadline` and `callout` are not published.
  private static let watchOS: [TextStyle: Double] = [
    .largeTitle: 36,
    .title: 34,
    .title2: 28,
    .title3: 19,
    .headline: 16,
    .subheadline: 14,
    .body: 16,
    .callout: 15,
    .footnote: 13,
    .caption: 15,
    .caption2: 14,
  ]
}

extension TextSize {
  var isAccessibility: Bool {
    switch self {
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
    default: false
    }
  }
}
