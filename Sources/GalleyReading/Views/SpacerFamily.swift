internal import GalleyModel

/// `Spacer`.
enum SpacerFamily: ViewFamily {
  static let names = ["Spacer"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let argument = call["minLength"] else { return .spacer(minLength: nil) }
    let value = evaluator.value(argument)
    if case .null = value { return .spacer(minLength: nil) }
    return value.number.map { .spacer(minLength: $0) }
  }
}

/// `Divider`.
enum DividerFamily: ViewFamily {
  static let names = ["Divider"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? { .divider }
}
