internal import GalleyModel

/// `Button`: its label, in the place where it is drawn without a border.
enum ButtonFamily: ViewFamily {
  static let names = ["Button"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    label(call, evaluator).map { .modified(.control, Element(.group($0).lone, at: call.location)) }
  }

  private static func label(_ call: Call, _ evaluator: Evaluator) -> [Element]? {
    if let title = call.unlabelled.first {
      guard let kind = LabelFamily.read(call, evaluator) else { return nil }
      if call["systemImage"] != nil || call["image"] != nil { return [Element(kind, at: call.location)] }
      return evaluator.title(title).map { [Element(.text($0), at: call.location)] }
    }
    if let label = call["label"] { return evaluator.content(label) }
    // With `action:` in the parentheses the trailing closure is the label; without, it would be the action.
    guard call["action"] != nil, let label = call.trailing else { return nil }
    return evaluator.content(label)
  }
}

extension Element.Kind {
  /// A group of one is its member.
  var lone: Element.Kind {
    if case .group(let members) = self, members.count == 1 { members[0].kind } else { self }
  }
}
