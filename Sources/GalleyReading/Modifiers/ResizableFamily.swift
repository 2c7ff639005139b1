internal import GalleyModel

/// `resizable`, after which a picture takes what it is proposed, and what changes only how it is drawn.
enum ResizableFamily: ModifierFamily {
  static let names = [
    "resizable", "interpolation", "antialiased", "renderingMode", "allowedDynamicRange",
    "widgetAccentedRenderingMode",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    call.name == "resizable" ? element.resizable : element
  }
}

extension Element {
  /// With the picture in it taking what it is proposed; `nil` when there is none.
  var resizable: Element? {
    switch kind {
    case .image(var image):
      image.resizable = true
      return Element(.image(image), at: location)
    case .modified(let modifier, let inner):
      return inner.resizable.map { Element(.modified(modifier, $0), at: location) }
    case .group(let members) where members.count == 1: return members[0].resizable
    // A picture that is not understood may take all room as any other may.
    case .opaque: return self
    default: return nil
    }
  }
}
