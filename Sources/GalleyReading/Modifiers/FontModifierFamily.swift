internal import GalleyModel

/// `font` and the modifiers that change the font in force.
enum FontModifierFamily: ModifierFamily {
  static let names = [
    "font", "fontWeight", "bold", "italic", "monospacedDigit", "monospaced", "fontDesign", "fontWidth",
    "textScale", "tracking", "kerning", "baselineOffset",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    let argument = call.arguments.first
    switch call.name {
    case "font":
      guard let argument else { return nil }
      if case .null = evaluator.value(argument) { return wrap(element, .environment(.font(nil)), call) }
      guard let font = evaluator.given(argument, { FontValue.font($0, evaluator) }) else { return nil }
      return font.map { wrap(element, .environment(.font($0)), call) } ?? element
    case "fontWeight":
      guard let argument else { return nil }
      if case .null = evaluator.value(argument) {
        return wrap(element, .environment(.fontWeight(nil)), call)
      }
      guard let weight = evaluator.given(argument, { $0.member.flatMap(FontValue.weight) }) else {
        return nil
      }
      return weight.map { wrap(element, .environment(.fontWeight($0)), call) } ?? element
    case "bold":
      guard let flag = evaluator.given(argument, \.bool) else { return nil }
      return switch flag {
      case true?: wrap(element, .environment(.fontWeight(.bold)), call)
      case false?: wrap(element, .environment(.fontWeight(nil)), call)
      case nil: argument == nil ? wrap(element, .environment(.fontWeight(.bold)), call) : element
      }
    case "italic":
      guard let flag = evaluator.given(argument, \.bool) else { return nil }
      return wrap(element, .environment(.italic(flag ?? (argument == nil))), call)
    case "monospacedDigit":
      return wrap(element, .environment(.monospacedDigits), call)
    case "tracking", "kerning":
      guard let points = evaluator.given(argument, \.number) else { return nil }
      return points.map { wrap(element, .environment(.tracking($0)), call) } ?? element
    default: return otherFont(call, element, evaluator)
    }
  }

  /// What sets texts in a font, or at a height, that is not measured.
  private static func otherFont(_ call: Call, _ element: Element, _ evaluator: Evaluator) -> Element? {
    let argument = call.arguments.first
    switch call.name {
    case "fontDesign":
      guard let name = evaluator.given(argument, \.member) else { return nil }
      if let name { FontValue.noteDesign(name, evaluator) }
    case "monospaced":
      guard let flag = evaluator.given(argument, \.bool) else { return nil }
      if flag ?? (argument == nil) { FontValue.noteDesign("monospaced", evaluator) }
    case "baselineOffset":
      guard let points = evaluator.given(argument, along: [.vertical], \.number) else { return nil }
      guard points == 0 else {
        return wrap(element, .uncertain(name: call.name, axes: [.vertical]), call)
      }
    default:
      guard let name = evaluator.given(argument, \.member) else { return nil }
      guard name == "standard" || name == "default" else {
        return wrap(element, .uncertain(name: call.name, axes: Axis.both), call)
      }
    }
    return wrap(element, .paint(name: call.name), call)
  }
}
