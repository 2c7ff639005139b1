internal import GalleyModel

/// `textCase`: every text inside that does not say otherwise, in capitals or small letters.
enum TextCaseFamily: ModifierFamily {
  static let names = ["textCase"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    let cases: [String: TextCase] = ["uppercase": .uppercase, "lowercase": .lowercase]
    guard let argument = call.arguments.first,
      let letters = evaluator.given(argument, { $0.member.flatMap { cases[$0] } })
    else { return nil }
    guard let letters else { return element }
    return element.map { text in
      if case .cased = text { text } else { .cased(letters, text) }
    }
  }
}
