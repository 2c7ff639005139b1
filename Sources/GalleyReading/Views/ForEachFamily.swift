internal import GalleyModel

/// `ForEach` over a range, a literal or another collection that source tells.
enum ForEachFamily: ViewFamily {
  static let names = ["ForEach"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let data = call.unlabelled.first, let content = call.trailing ?? call["content"],
      case .closure(let closure) = evaluator.value(content)
    else { return nil }
    let collection = evaluator.value(data)
    if case .unknown(let type) = collection {
      guard !evaluator.isTakenToBeEmpty(data.expression, data.scope) else { return .group([]) }
      // Some elements stand for as many as the running app has.
      let member = evaluator.content(
        closure,
        [.unknown(type: Evaluator.memberType(of: type))],
        from: content.expression
      )
      return .group(Array(repeating: member, count: Evaluator.samples).flatMap(\.self))
    }
    guard case .array(let all) = collection else {
      evaluator.record(.expression, "ForEach(\(data.expression.summary))", at: call.location)
      return .group(
        evaluator.content(closure, [.unknown(type: nil)], from: content.expression).map {
          Element(.modified(.opaque(name: "ForEach"), $0), at: call.location)
        }
      )
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
}
