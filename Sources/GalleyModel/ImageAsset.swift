/// A picture of a project: what its files say of its size.
package struct ImageAsset: Hashable, Sendable {
  /// A custom symbol, sized by the font as the platform's are.
  package var isSymbol: Bool
  /// Whether it is painted in the foreground colour.
  package var isTemplate: Bool
  /// In file order, those without a file left out.
  package var renditions: [ImageRendition]

  package init(isSymbol: Bool = false, isTemplate: Bool = false, renditions: [ImageRendition] = []) {
    self.isSymbol = isSymbol
    self.isTemplate = isTemplate
    self.renditions = renditions
  }

  /// The size in points in a place of a screen; `nil` when no file is for the place, or the file does not tell.
  package func size(in traits: ImageTraits) -> Size? {
    var best: (rank: [Int], size: Size?)?
    for rendition in renditions {
      guard let rank = rendition.rank(in: traits) else { continue }
      // The first of equals counts.
      if let best, !best.rank.lexicographicallyPrecedes(rank) { continue }
      best = (rank, rendition.size)
    }
    return best?.size
  }
}

/// What decides which file of a picture is shown.
package struct ImageTraits: Hashable, Sendable {
  /// As a BCP 47 tag.
  package var locale: String
  package var direction: LayoutDirection
  package var platform: Device.Platform
  /// Pixels per point.
  package var scale: Double

  package init(locale: String, direction: LayoutDirection, platform: Device.Platform, scale: Double) {
    self.locale = locale
    self.direction = direction
    self.platform = platform
    self.scale = scale
  }
}

/// One file of a picture, and where it is meant to be shown.
package struct ImageRendition: Hashable, Sendable {
  package enum SizeClass: String, Hashable, Sendable {
    case compact, regular
  }

  /// Points; `nil` when the file is not there or does not tell.
  package var size: Size?
  /// A device's name in catalogues, as `iphone`, or `universal`.
  package var idiom: String
  /// Pixels per point; 1 for a file that serves all scales.
  package var scale: Double
  /// As a BCP 47 tag; `nil` serves all.
  package var locale: String?
  /// The direction it is drawn for, the other one showing it mirrored unless it has a file of its own; `nil` is shown
  /// alike in both.
  package var direction: LayoutDirection?
  /// `nil` serves all.
  package var widthClass: SizeClass?
  package var heightClass: SizeClass?
  /// Whether it is meant for a dark or a contrasting appearance only.
  package var isForAppearance: Bool

  package init(
    size: Size?,
    idiom: String = "universal",
    scale: Double = 1,
    locale: String? = nil,
    direction: LayoutDirection? = nil,
    widthClass: SizeClass? = nil,
    heightClass: SizeClass? = nil,
    isForAppearance: Bool = false
  ) {
    self.size = size
    self.idiom = idiom
    self.scale = scale
    self.locale = locale
    self.direction = direction
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.isForAppearance = isForAppearance
  }

  /// How well it serves a place, more being better from the left; `nil` when it does not.
  fileprivate func rank(in traits: ImageTraits) -> [Int]? {
    // All devices are in portrait, compact in width and regular in height.
    guard widthClass != .regular, heightClass != .compact else { return nil }
    guard idiom == "universal" || idiom == traits.platform.idiom else { return nil }
    var language = 0
    if let locale {
      guard traits.locale == locale || traits.locale.hasPrefix(locale + "-") else { return nil }
      language = locale.utf8.count
    }
    let direction = direction.map { $0 == traits.direction ? 2 : 0 } ?? 1
    let sizeClass = (widthClass == nil ? 0 : 1) + (heightClass == nil ? 0 : 1)
    // The device's own scale, else the largest.
    let scale = scale == traits.scale ? 100 : Int(scale * 10)
    return [
      language, idiom == "universal" ? 0 : 1, direction, isForAppearance ? 0 : 1, sizeClass,
      size == nil ? 0 : 1, scale,
    ]
  }
}

extension Device.Platform {
  /// What asset catalogues call the platform's devices.
  fileprivate var idiom: String {
    switch self {
    case .iOS: "iphone"
    case .macOS: "mac"
    case .watchOS: "watch"
    }
  }
}
