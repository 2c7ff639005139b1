internal import GalleyModel

/// `Spacer`.
enum SpacerFamily: ViewFamily {
  static let names = ["Spacer"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    evaluator.given(call["minLength"], \.number).map { .spacer(minLength: $0) }
  }
}

/// `Divider`.
enum DividerFamily: ViewFamily {
  static let names = ["Divider"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? { .divider }
}
