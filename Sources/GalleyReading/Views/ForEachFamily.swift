internal import GalleyModel

/// `ForEach` over a range, a literal or another collection that source tells.
enum ForEachFamily: ViewFamily {
  static let names = ["ForEach"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let data = call.unlabelled.first, let content = call.trailing ?? call["content"],
      case .closure(let closure) = evaluator.value(content)
    else { return nil }
    let collection = evaluator.value(data)
    guard case .array(let all) = collection else {
      guard !evaluator.isTakenToBeEmpty(data.expression, data.scope) else { return .group([]) }
      // Some elements stand for as many as the running app has.
      let member = evaluator.content(
        closure,
        [.unknown(type: Self.memberType(collection))],
        from: content.expression
      )
      return .group(Array(repeating: member, count: Evaluator.samples).flatMap(\.self))
    }
    if all.count > Evaluator.mostElements {
      evaluator.record(.expression, "a ForEach of more than \(Evaluator.mostElements)", at: call.location)
    }
    return .group(
      all.prefix(Evaluator.mostElements).flatMap {
        evaluator.content(closure, [evaluator.coerce($0, to: nil, data.scope)], from: content.expression)
      }
    )
  }

  /// The type of a collection's members, where source tells.
  private static func memberType(_ collection: Value) -> String? {
    switch collection {
    case .unknown(let type): Evaluator.memberType(of: type)
    // `DynamicTypeSize.allCases`
    case .chain(let chain) where chain.steps.map(\.name) == ["allCases"]: chain.base
    default: nil
    }
  }
}
