internal import GalleyModel

/// `pickerStyle` and `tag`.
enum PickerStyleFamily: ModifierFamily {
  static let names = ["pickerStyle", "tag"]

  /// Points; of a wheel.
  private static let wheel: Double = 216
  private static let styles: Set<String> = [
    "automatic", "menu", "navigationLink", "segmented", "palette", "inline", "radioGroup", "wheel", "tabs",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first else { return nil }
    guard call.name == "pickerStyle" else {
      let tag = TagValue.text(evaluator.value(argument), evaluator)
      return wrap(element, .paint(name: tag.map { "tag \($0)" } ?? "tag"), call)
    }
    guard let style = evaluator.style(argument, named: styles, "PickerStyle") else { return nil }
    switch style {
    case "segmented", "palette": return each(element) { PickerFamily.segmented($0.options, at: $1) }
    case "inline", "radioGroup":
      return each(element) { Element(.group($0.options), at: $1) }
    case "wheel":
      return each(element) { parts, location in
        let rows = Element(.stack(.vertical, alignment: .center, spacing: nil, parts.options), at: location)
        return Element(.modified(.frame(width: nil, height: wheel, alignment: .center), rows), at: location)
      }
    default: return element
    }
  }

  static func each(
    _ element: Element,
    _ style: (PickerFamily.Parts, SourceLocation) -> Element
  ) -> Element {
    element.rewritten { node in
      PickerFamily.parts(of: node).map { style($0, node.location) }
    }
  }
}
