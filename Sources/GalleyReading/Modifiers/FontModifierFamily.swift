internal import GalleyModel

/// `font` and the modifiers that change the font in force.
enum FontModifierFamily: ModifierFamily {
  static let names = ["font", "fontWeight", "bold", "italic", "monospacedDigit", "fontDesign"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    let value = call.arguments.first.map { evaluator.value($0) }
    switch call.name {
    case "font":
      guard let value else { return nil }
      if case .null = value { return wrap(element, .environment(.font(nil)), call) }
      return FontValue.font(value, evaluator).map { wrap(element, .environment(.font($0)), call) }
    case "fontWeight":
      if case .null? = value { return wrap(element, .environment(.fontWeight(nil)), call) }
      guard let weight = value?.member.flatMap(FontValue.weight) else { return nil }
      return wrap(element, .environment(.fontWeight(weight)), call)
    case "fontDesign":
      if case .null? = value { return wrap(element, .paint(name: call.name), call) }
      guard let design = value?.member, design == "default" || design == "rounded" else { return nil }
      return wrap(element, .paint(name: call.name), call)
    case "bold":
      guard value?.bool != false else { return wrap(element, .environment(.fontWeight(nil)), call) }
      return value == nil || value?.bool == true ? wrap(element, .environment(.fontWeight(.bold)), call) : nil
    case "italic":
      return wrap(element, .environment(.italic(value?.bool ?? true)), call)
    default:
      return wrap(element, .environment(.monospacedDigits), call)
    }
  }
}

/// `.headline`, `.system(size: 17, weight: .bold)`, `.custom("Name", size: 17)`, and what is asked of them.
enum FontValue {
  static func font(_ value: Value, _ evaluator: Evaluator) -> FontSpec? {
    guard case .chain(let chain) = value else { return nil }
    // An extension may name something else like a style of the platform.
    if let declared = evaluator.declared(chain, in: ["Font"]), let own = font(declared, evaluator) {
      return own
    }
    guard chain.base == nil || chain.base == "Font", let first = chain.steps.first,
      var result = base(first, evaluator)
    else { return nil }
    for step in chain.steps.dropFirst() {
      switch step.name {
      case "bold": result.weight = .bold
      case "italic": result.italic = true
      case "monospacedDigit": result.monospacedDigits = true
      case "weight":
        guard let argument = step.arguments?.first,
          let weight = evaluator.value(argument).member.flatMap(weight)
        else { return nil }
        result.weight = weight
      default: return nil
      }
    }
    return result
  }

  static func weight(_ name: String) -> FontWeight? {
    FontWeight.allCases.first { "\($0)" == name }
  }

  private static func base(_ step: Chain.Step, _ evaluator: Evaluator) -> FontSpec? {
    guard let arguments = step.arguments else { return style(step.name).map { FontSpec(.style($0)) } }
    let value = { (label: String?) -> Value? in
      arguments.first { $0.label == label }.map { evaluator.value($0) }
    }
    let design = value("design")?.member ?? "default"
    guard design == "default" || design == "rounded" else { return nil }
    switch step.name {
    case "system":
      var spec: FontSpec
      if let size = value("size")?.number {
        spec = FontSpec(.system(size: size))
      } else if let style = value(nil)?.member.flatMap(style) {
        spec = FontSpec(.style(style))
      } else {
        return nil
      }
      if let name = value("weight") {
        if case .null = name { return spec }
        guard let weight = name.member.flatMap(weight) else { return nil }
        spec.weight = weight
      }
      return spec
    case "custom":
      guard let name = arguments.first.flatMap(evaluator.verbatim) else { return nil }
      if let size = value("fixedSize")?.number {
        return FontSpec(.custom(family: name, size: size, relativeTo: nil))
      }
      guard let size = value("size")?.number else { return nil }
      let style = value("relativeTo")?.member.flatMap(style) ?? .body
      return FontSpec(.custom(family: name, size: size, relativeTo: style))
    default: return nil
    }
  }

  private static func style(_ name: String) -> TextStyle? { TextStyle(rawValue: name) }
}
