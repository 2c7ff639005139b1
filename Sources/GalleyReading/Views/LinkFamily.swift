internal import GalleyModel

/// `NavigationLink`, `Link` and `Menu`: their label; where they lead is another screen.
enum LinkFamily: ViewFamily {
  static let names = ["NavigationLink", "Link", "Menu"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    label(call, evaluator).map { .modified(.control, Element(.group($0).lone, at: call.location)) }
  }

  private static func label(_ call: Call, _ evaluator: Evaluator) -> [Element]? {
    if let title = call.unlabelled.first {
      if call["systemImage"] != nil || call["image"] != nil {
        return LabelFamily.read(call, evaluator).map { [Element($0, at: call.location)] }
      }
      return evaluator.title(title).map { [Element(.text($0), at: call.location)] }
    }
    if let label = call["label"] { return evaluator.content(label) }
    // With the destination or the value in the parentheses the closure is the label.
    guard call["destination"].map({ !$0.isTrailing }) ?? (call["value"] != nil) else { return nil }
    return call.trailing.map(evaluator.content)
  }
}
