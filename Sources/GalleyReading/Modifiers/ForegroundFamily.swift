internal import GalleyModel

/// The colour text and symbols are painted with.
enum ForegroundFamily: ModifierFamily {
  static let names = ["foregroundStyle", "foregroundColor"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first else { return nil }
    let value = evaluator.value(argument)
    if case .null = value { return element }
    return wrap(element, .environment(.foreground(ColorValue.paint(value, evaluator))), call)
  }
}
