internal import GalleyModel

/// `resizable`: the picture takes what it is proposed.
enum ResizableFamily: ModifierFamily {
  static let names = ["resizable"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard case .image(var image) = element.kind else { return nil }
    image.resizable = true
    return Element(.image(image), at: element.location)
  }
}
