internal import GalleyModel

/// `Button`: its label, in the place where it is drawn without a border.
enum ButtonFamily: ViewFamily {
  static let names = ["Button"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    label(call, evaluator).map { .modified(.control, Element(.group($0).lone, at: call.location)) }
  }

  private static func label(_ call: Call, _ evaluator: Evaluator) -> [Element]? {
    // With the action in the parentheses the trailing closure is the label; without, it would be the action.
    let isLabel = call["action"] != nil || call["intent"] != nil
    if let label = ControlLabel.read(call, closure: isLabel ? call.trailing : nil, evaluator) { return label }
    guard call["role"] != nil, call.unlabelled.isEmpty else { return nil }
    // A role by itself has a sign or a word of the platform's own.
    return [Element(.text(.unknown(sample: "Done")), at: call.location)]
  }
}

extension Element.Kind {
  /// A group of one is its member.
  var lone: Element.Kind {
    if case .group(let members) = self, members.count == 1 { members[0].kind } else { self }
  }
}
