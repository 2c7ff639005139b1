internal import GalleyModel

/// `Group`, `GlassEffectContainer` and `EmptyView`: no container, so that modifiers reach each member.
enum GroupFamily: ViewFamily {
  static let names = ["Group", "EmptyView", "GlassEffectContainer"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    if call.name == "EmptyView" { return .group([]) }
    return (call.trailing ?? call["content"]).map { .group(evaluator.content($0)) }
  }
}
