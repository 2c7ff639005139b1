internal import GalleyModel

/// How many lines a text may take, how they are aligned and what happens when they do not suffice.
enum LineFamily: ModifierFamily {
  static let names = [
    "lineLimit", "multilineTextAlignment", "truncationMode", "lineSpacing", "minimumScaleFactor",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    change(call, evaluator).map { wrap(element, .environment($0), call) }
  }

  private static func change(_ call: Call, _ evaluator: Evaluator) -> EnvironmentChange? {
    guard let argument = call.arguments.first else { return nil }
    let value = evaluator.value(argument)
    switch call.name {
    case "lineLimit": return lineLimit(value, call["reservesSpace"], evaluator)
    case "multilineTextAlignment":
      let names: [String: StyledText.Alignment] = [
        "leading": .leading, "center": .center, "trailing": .trailing,
      ]
      return value.member.flatMap { names[$0] }.map { .multilineTextAlignment($0) }
    case "truncationMode":
      let names: [String: StyledText.TruncationMode] = ["head": .head, "middle": .middle, "tail": .tail]
      return value.member.flatMap { names[$0] }.map { .truncationMode($0) }
    case "lineSpacing": return value.number.map { .lineSpacing($0) }
    default: return value.number.map { .minimumScaleFactor($0) }
    }
  }

  private static func lineLimit(
    _ value: Value,
    _ reserves: Argument?,
    _ evaluator: Evaluator
  ) -> EnvironmentChange? {
    switch value {
    case .null: return .lineLimit(minimum: nil, maximum: nil)
    case .integer(let limit) where limit > 0:
      var minimum: Int?
      if let reserves {
        guard let flag = evaluator.value(reserves.expression, reserves.scope).bool else { return nil }
        if flag { minimum = limit }
      }
      return .lineLimit(minimum: minimum, maximum: limit)
    case .partialRange(let first, let last): return .lineLimit(minimum: first, maximum: last)
    case .array(let lines):
      guard let first = lines.first?.integer, let last = lines.last?.integer else { return nil }
      return .lineLimit(minimum: first, maximum: last)
    default: return nil
    }
  }
}
