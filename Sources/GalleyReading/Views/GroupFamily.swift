internal import GalleyModel

/// `Group`, `GlassEffectContainer`, `EmptyView` and the types that builders and modifiers make: no container, so that modifiers reach each member.
enum GroupFamily: ViewFamily {
  static let names = ["Group", "EmptyView", "GlassEffectContainer", "TupleView", "ModifiedContent"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    switch call.name {
    case "EmptyView": return .group([])
    case "TupleView":
      guard let argument = call.unlabelled.first else { return nil }
      guard case .tuple(let members) = evaluator.value(argument) else {
        return .group(evaluator.content(argument))
      }
      return .group(
        members.flatMap { evaluator.elements(of: $0.value, from: argument.expression, call.scope) }
      )
    case "ModifiedContent": return modified(call, evaluator)
    default: break
    }
    return (call.trailing ?? call["content"]).map { .group(evaluator.content($0)) }
  }

  /// `ModifiedContent(content: view, modifier: SomeModifier())` is the view with the modifier.
  private static func modified(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call["content"], let modifier = call["modifier"] else { return nil }
    let view = Element(.group(evaluator.content(content)).lone, at: call.location)
    let applied = Call(
      "modifier",
      [Argument(nil, modifier.expression, modifier.scope)],
      at: call.location,
      call.scope
    )
    return evaluator.modified(view, by: applied).kind
  }
}
