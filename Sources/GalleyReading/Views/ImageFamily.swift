internal import GalleyModel

/// `Image`: a system symbol, or a picture whose size source does not tell.
enum ImageFamily: ViewFamily {
  static let names = ["Image"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    if let name = call["systemName"] {
      return .image(ImageContent(.symbol(evaluator.verbatim(name) ?? "?")))
    }
    let name = call.arguments.first.flatMap(evaluator.verbatim) ?? "?"
    evaluator.record(.view, "Image(\"\(name)\")", at: call.location)
    return .image(ImageContent(.asset(name)))
  }
}
