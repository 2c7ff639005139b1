internal import GalleyModel

/// `ViewThatFits`.
enum FitsFamily: ViewFamily {
  static let names = ["ViewThatFits"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["content"] else { return nil }
    var axes: Set<Axis> = [.horizontal, .vertical]
    if let argument = call["in"] {
      guard let given = evaluator.axes(argument) else { return nil }
      axes = given
    }
    return .viewThatFits(axes: axes, evaluator.content(content))
  }
}
