internal import GalleyModel

/// `fixedSize` and `layoutPriority`.
enum FixedSizeFamily: ModifierFamily {
  static let names = ["fixedSize", "layoutPriority"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    if call.name == "layoutPriority" {
      guard let argument = call.arguments.first,
        let priority = evaluator.value(argument).number
      else { return nil }
      return wrap(element, .layoutPriority(priority), call)
    }
    guard !call.arguments.isEmpty else {
      return wrap(element, .fixedSize(horizontal: true, vertical: true), call)
    }
    guard let horizontal = flag(call["horizontal"], evaluator),
      let vertical = flag(call["vertical"], evaluator)
    else { return nil }
    return wrap(element, .fixedSize(horizontal: horizontal, vertical: vertical), call)
  }

  private static func flag(_ argument: Argument?, _ evaluator: Evaluator) -> Bool? {
    argument.flatMap { evaluator.value($0).bool }
  }
}
