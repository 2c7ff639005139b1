internal import GalleyModel

/// `.headline`, `.system(size: 17, weight: .bold)`, `.custom("Name", size: 17)`, `Font(UIFont)`, and what is asked of
/// them.
enum FontValue {
  static func font(_ value: Value, _ evaluator: Evaluator) -> FontSpec? {
    guard case .chain(let chain) = value else { return nil }
    // An extension may name something else like a style of the platform.
    if let declared = evaluator.declared(chain, in: ["Font"]), let own = font(declared, evaluator) {
      return own
    }
    guard chain.base == nil || chain.base == "Font" || chain.base == "UIFont" || chain.base == "NSFont",
      let first = chain.steps.first, var result = base(first, evaluator)
    else { return nil }
    for step in chain.steps.dropFirst() {
      guard let changed = changed(result, by: step, evaluator) else { return nil }
      result = changed
    }
    return result
  }

  private static func changed(_ font: FontSpec, by step: Chain.Step, _ evaluator: Evaluator) -> FontSpec? {
    var result = font
    switch step.name {
    case "bold": result.weight = .bold
    case "italic": result.italic = true
    case "monospacedDigit": result.monospacedDigits = true
    case "monospaced": noteDesign("monospaced", evaluator)
    case "weight":
      guard let weight = evaluator.given(step.arguments?.first, { $0.member.flatMap(weight) }) else {
        return nil
      }
      result.weight = weight ?? font.weight
    // How much closer lines of a tight or a loose font stand is not measured.
    case "leading": evaluator.unknowns.note(step.name, along: [.vertical])
    case "width", "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps", "pointSize":
      evaluator.unknowns.note(step.name, along: Axis.both)
    default: return nil
    }
    return result
  }

  static func weight(_ name: String) -> FontWeight? {
    FontWeight.allCases.first { "\($0)" == name }
  }

  /// Of the designs of the system font only the standard one is measured; the rounded one is about as wide.
  static func noteDesign(_ name: String, _ evaluator: Evaluator) {
    guard name != "default", name != "rounded" else { return }
    evaluator.unknowns.note(name, along: Axis.both)
  }

  private static func base(_ step: Chain.Step, _ evaluator: Evaluator) -> FontSpec? {
    guard let arguments = step.arguments else { return style(step.name).map { FontSpec(.style($0)) } }
    let argument = { (label: String?) -> Argument? in arguments.first { $0.label == label } }
    switch step.name {
    case "system": return system(argument, evaluator)
    case "custom": return custom(arguments, evaluator)
    // `Font(UIFont.systemFont(ofSize: 17))`
    case "init": return arguments.first.flatMap { font(evaluator.value($0), evaluator) }
    case "preferredFont":
      guard let name = argument("forTextStyle") ?? argument("for") else { return nil }
      guard let style = evaluator.given(name, { $0.member.flatMap(uiStyle) }) else { return nil }
      return FontSpec(.style(style ?? .body))
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
      "monospacedDigitSystemFont":
      return uiFont(step.name, argument, evaluator)
    default: return nil
    }
  }

  private static func system(_ argument: (String?) -> Argument?, _ evaluator: Evaluator) -> FontSpec? {
    guard let design = evaluator.given(argument("design"), \.member),
      let size = evaluator.given(argument("size"), \.number),
      let style = evaluator.given(argument(nil), { $0.member.flatMap(style) }),
      let weight = evaluator.given(argument("weight"), { $0.member.flatMap(weight) })
    else { return nil }
    if let design { noteDesign(design, evaluator) }
    let base: FontSpec.Base = size.map { .system(size: $0) } ?? .style(style ?? .body)
    return FontSpec(base, weight: weight)
  }

  private static func custom(_ arguments: [Argument], _ evaluator: Evaluator) -> FontSpec? {
    guard let name = arguments.first.flatMap(evaluator.verbatim) else {
      // A font whose name source does not tell.
      arguments.first.map { evaluator.unknowns.note($0.label, along: Axis.both) }
      return FontSpec(.style(.body))
    }
    let argument = { (label: String) -> Argument? in arguments.first { $0.label == label } }
    guard let fixed = evaluator.given(argument("fixedSize"), \.number),
      let size = evaluator.given(argument("size"), \.number),
      let style = evaluator.given(argument("relativeTo"), { $0.member.flatMap(style) })
    else { return nil }
    if let fixed { return FontSpec(.custom(family: name, size: fixed, relativeTo: nil)) }
    return FontSpec(.custom(family: name, size: size ?? 17, relativeTo: style ?? .body))
  }

  private static func uiFont(
    _ name: String,
    _ argument: (String?) -> Argument?,
    _ evaluator: Evaluator
  ) -> FontSpec? {
    guard let size = evaluator.given(argument("ofSize"), \.number),
      let weight = evaluator.given(argument("weight"), { $0.member.flatMap(weight) })
    else { return nil }
    var spec = FontSpec(.system(size: size ?? 17), weight: name == "boldSystemFont" ? .bold : weight)
    spec.italic = name == "italicSystemFont"
    spec.monospacedDigits = name == "monospacedDigitSystemFont"
    if name == "monospacedSystemFont" { noteDesign("monospaced", evaluator) }
    return spec
  }

  private static func style(_ name: String) -> TextStyle? { TextStyle(rawValue: name) }

  /// The names that `UIFont.TextStyle` has for the same styles.
  private static func uiStyle(_ name: String) -> TextStyle? {
    switch name {
    case "title1": .title
    case "caption1": .caption
    default: style(name)
    }
  }
}
