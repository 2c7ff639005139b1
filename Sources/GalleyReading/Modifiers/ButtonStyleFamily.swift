internal import GalleyModel

/// `buttonStyle`: the styles that add nothing round the label.
enum ButtonStyleFamily: ModifierFamily {
  static let names = ["buttonStyle"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first,
      let name = evaluator.value(argument).member,
      ["plain", "borderless", "automatic"].contains(name)
    else { return nil }
    return wrap(element, .paint(name: "buttonStyle"), call)
  }
}
