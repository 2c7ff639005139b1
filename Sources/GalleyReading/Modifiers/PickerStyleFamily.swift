internal import GalleyModel

/// `pickerStyle` and `tag`.
enum PickerStyleFamily: ModifierFamily {
  static let names = ["pickerStyle", "tag"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first else { return nil }
    let value = evaluator.value(argument)
    guard call.name == "pickerStyle" else {
      return wrap(element, .paint(name: TagValue.text(value, evaluator).map { "tag \($0)" } ?? "tag"), call)
    }
    guard let style = name(value) else { return nil }
    switch style {
    case "automatic", "menu", "navigationLink": return element
    case "segmented", "palette": return each(element, evaluator) { PickerFamily.segmented($0, at: $1) }
    case "inline", "radioGroup":
      return each(element, evaluator) { Element(.group($0.options), at: $1) }
    case "wheel":
      return each(element, evaluator) { parts, location in
        let rows = Element(.stack(.vertical, alignment: .center, spacing: nil, parts.options), at: location)
        return Element(.modified(.frame(width: nil, height: 216, alignment: .center), rows), at: location)
      }
    default: return nil
    }
  }

  /// `.segmented` and `SegmentedPickerStyle()` are one style.
  private static func name(_ style: Value) -> String? {
    if let member = style.member { return member }
    guard case .chain(let chain) = style, let type = chain.base, type.hasSuffix("PickerStyle") else {
      return nil
    }
    let name = type.dropLast("PickerStyle".count)
    return name == "Default" ? "automatic" : name.prefix(1).lowercased() + name.dropFirst()
  }

  static func each(
    _ element: Element,
    _ evaluator: Evaluator,
    _ style: (PickerFamily.Parts, SourceLocation) -> Element
  ) -> Element {
    element.rewritten { node in
      guard case .modified(PickerFamily.mark, _) = node.kind, let parts = evaluator.pickers[node.location]
      else {
        return nil
      }
      return style(parts, node.location)
    }
  }
}
