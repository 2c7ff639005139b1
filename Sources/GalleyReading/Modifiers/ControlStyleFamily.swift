internal import GalleyModel

/// Styles of controls that leave the control's size what it is, and the border of a text field.
enum ControlStyleFamily: ModifierFamily {
  static let names = [
    "textFieldStyle", "toggleStyle", "progressViewStyle", "menuStyle", "datePickerStyle",
    "disclosureGroupStyle",
    "controlSize",
  ]

  /// Points between a rounded border and the text.
  private static let border: Double = 7
  private static let plain: Set<String> = [
    "automatic", "plain", "switch", "circular", "linear", "compact", "borderlessButton", "button", "regular",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first else { return nil }
    let name = name(evaluator.value(argument))
    if call.name == "textFieldStyle", name == "roundedBorder" {
      return wrap(element, .padding(Padding(Edge.allCases, length: border)), call)
    }
    guard let name, plain.contains(name), call.name != "toggleStyle" || name != "button" else { return nil }
    return wrap(element, .paint(name: call.name), call)
  }

  /// `.circular` and `CircularProgressViewStyle()` are one style.
  private static func name(_ style: Value) -> String? {
    if let member = style.member { return member }
    guard case .chain(let chain) = style, let type = chain.base, type.hasSuffix("Style") else { return nil }
    for ending in ["TextFieldStyle", "ToggleStyle", "ProgressViewStyle", "MenuStyle"]
    where type.hasSuffix(ending) {
      let name = type.dropLast(ending.count)
      return name == "Default" ? "automatic" : name.prefix(1).lowercased() + name.dropFirst()
    }
    return nil
  }
}
