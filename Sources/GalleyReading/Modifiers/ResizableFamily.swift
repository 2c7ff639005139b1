internal import GalleyModel

/// `resizable`, after which a picture takes what it is proposed, and what changes only how it is drawn.
enum ResizableFamily: ModifierFamily {
  static let names = ["resizable", "interpolation", "antialiased", "renderingMode"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard call.name == "resizable" else { return element }
    guard case .image(var image) = element.kind else { return nil }
    image.resizable = true
    return Element(.image(image), at: element.location)
  }
}
