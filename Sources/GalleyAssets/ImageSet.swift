internal import GalleyModel
internal import GalleySupport

/// One entry of an image set's description.
enum ImageSet {
  /// Where the entry's file is meant to be shown, its size still to be read.
  static func rendition(_ entry: JSONValue) -> ImageRendition {
    ImageRendition(
      size: nil,
      idiom: entry["idiom"]?.string ?? "universal",
      scale: scale(entry["scale"]?.string),
      locale: entry["locale"]?.string?.replacing("_", with: "-"),
      direction: direction(entry["language-direction"]?.string),
      widthClass: entry["width-class"]?.string.flatMap(ImageRendition.SizeClass.init),
      heightClass: entry["height-class"]?.string.flatMap(ImageRendition.SizeClass.init),
      isForAppearance: entry["appearances"]?.array?.isEmpty == false
    )
  }

  private static func scale(_ text: String?) -> Double {
    guard let text, text.hasSuffix("x"), let scale = Double(text.dropLast()), scale >= 1, scale <= 10 else {
      return 1
    }
    return scale
  }

  private static func direction(_ text: String?) -> LayoutDirection? {
    switch text {
    case "left-to-right": .leftToRight
    case "right-to-left": .rightToLeft
    default: nil
    }
  }
}
