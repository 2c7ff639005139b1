internal import GalleyModel

/// The label that a control is given: a title, a title with an icon, or a closure.
enum ControlLabel {
  /// The label of a call; `nil` when it has none, or one that is not understood.
  ///
  /// `closure` is the trailing closure without a label, where it makes the label and not what the control does or holds.
  static func read(_ call: Call, closure: Argument? = nil, _ evaluator: Evaluator) -> [Element]? {
    if let title = call.unlabelled.first {
      if ["systemImage", "image", "systemSymbol"].contains(where: { call[$0] != nil }) {
        return LabelFamily.read(call, evaluator).map { [Element($0, at: call.location)] }
      }
      if let text = evaluator.title(title) { return [Element(.text(text), at: call.location)] }
      // With a value of the app's own before it, a closure is the label.
      if call["label"] == nil, closure == nil, call.trailing == nil {
        return evaluator.isBeyondSource(evaluator.value(title))
          ? [Element(.text(.unknown(sample: Evaluator.sample)), at: call.location)] : nil
      }
      return (call["label"] ?? closure ?? call.trailing).map(evaluator.content)
    }
    return (call["label"] ?? closure).map(evaluator.content)
  }
}

extension Evaluator {
  /// A title, or a sample where only the running app has it; `nil` for what is no text.
  func titleOrSample(_ argument: Argument) -> TextExpression? {
    if let text = title(argument) { return text }
    return isBeyondSource(value(argument)) ? .unknown(sample: Self.sample) : nil
  }
}
