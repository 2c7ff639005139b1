internal import GalleyModel

/// `textCase`: every text inside that does not say otherwise, in capitals or small letters.
enum TextCaseFamily: ModifierFamily {
  static let names = ["textCase"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first else { return nil }
    let letters: TextCase
    switch evaluator.value(argument) {
    case .null: return element
    case let value:
      switch value.member {
      case "uppercase": letters = .uppercase
      case "lowercase": letters = .lowercase
      default: return nil
      }
    }
    return element.map { text in
      if case .cased = text { text } else { .cased(letters, text) }
    }
  }
}
