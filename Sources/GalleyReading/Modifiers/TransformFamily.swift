internal import GalleyModel

/// Modifiers that draw a view elsewhere, otherwise or not at all, and lay it out as it is.
enum TransformFamily: ModifierFamily {
  static let names = [
    "hidden", "rotationEffect", "rotation3DEffect", "scaleEffect", "transformEffect", "projectionEffect",
    "flipsForRightToLeftLayoutDirection",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    switch call.name {
    case "hidden": wrap(element, .hidden, call)
    case "flipsForRightToLeftLayoutDirection":
      call.arguments.first.map { evaluator.value($0).bool } == true
        ? wrap(element, .flipsForRightToLeft, call) : element
    default: wrap(element, .transform(name: call.name), call)
    }
  }
}
