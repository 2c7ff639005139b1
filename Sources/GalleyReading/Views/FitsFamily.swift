internal import GalleyModel

/// `ViewThatFits`.
enum FitsFamily: ViewFamily {
  static let names = ["ViewThatFits"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["content"] else { return nil }
    guard let axes = evaluator.given(call["in"], evaluator.axes) else { return nil }
    return .viewThatFits(axes: axes ?? Axis.both, evaluator.content(content))
  }
}
