internal import GalleyModel

/// `fixedSize` and `layoutPriority`.
enum FixedSizeFamily: ModifierFamily {
  static let names = ["fixedSize", "layoutPriority"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    if call.name == "layoutPriority" {
      guard let argument = call.unlabelled.first, let priority = evaluator.given(argument, \.number) else {
        return nil
      }
      return priority.map { wrap(element, .layoutPriority($0), call) } ?? element
    }
    guard !call.arguments.isEmpty else {
      return wrap(element, .fixedSize(horizontal: true, vertical: true), call)
    }
    guard let horizontal = evaluator.given(call["horizontal"], \.bool),
      let vertical = evaluator.given(call["vertical"], along: [.vertical], \.bool)
    else { return nil }
    return wrap(element, .fixedSize(horizontal: horizontal ?? false, vertical: vertical ?? false), call)
  }
}
