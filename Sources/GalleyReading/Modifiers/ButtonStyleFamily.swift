internal import GalleyModel

/// `buttonStyle`: the styles that add nothing round the label.
enum ButtonStyleFamily: ModifierFamily {
  static let names = ["buttonStyle"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first, case .chain(let chain) = evaluator.value(argument) else {
      return nil
    }
    let types = ["PlainButtonStyle", "BorderlessButtonStyle", "DefaultButtonStyle"]
    let isType =
      chain.steps.count == 1 && chain.steps.first?.name == "init" && types.contains(chain.base ?? "")
    guard isType || ["plain", "borderless", "automatic"].contains(Value.chain(chain).member) else {
      return nil
    }
    return wrap(element, .paint(name: "buttonStyle"), call)
  }
}
