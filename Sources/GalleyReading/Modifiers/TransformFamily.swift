internal import GalleyModel

/// Modifiers that draw a view elsewhere, otherwise or not at all, and lay it out as it is.
enum TransformFamily: ModifierFamily {
  static let names = [
    "hidden", "rotationEffect", "rotation3DEffect", "scaleEffect", "transformEffect", "projectionEffect",
    "visualEffect", "scrollTransition", "flipsForRightToLeftLayoutDirection",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    switch call.name {
    case "hidden": return wrap(element, .hidden, call)
    case "flipsForRightToLeftLayoutDirection":
      guard let flips = evaluator.given(call.arguments.first, \.bool) else { return nil }
      return flips == true ? wrap(element, .flipsForRightToLeft, call) : element
    // What they do depends on the place of the view while it scrolls; at rest it is drawn as it is.
    case "visualEffect", "scrollTransition": return wrap(element, .paint(name: call.name), call)
    default: return wrap(element, .transform(name: call.name), call)
    }
  }
}
