internal import GalleyModel

/// `Toggle`, `Stepper`, `LabeledContent` and `DisclosureGroup`: a label at the leading edge, the control at the trailing
/// one.
enum ToggleFamily: ViewFamily {
  static let names = ["Toggle", "Stepper", "LabeledContent", "DisclosureGroup"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let label = label(call, evaluator) else { return nil }
    let control: [Element]
    switch call.name {
    case "Toggle": control = [platform(.toggleSwitch, width: 51, height: 31, call)]
    case "Stepper": control = [platform(.stepper, width: 94, height: 32, call)]
    case "DisclosureGroup": control = [platform(.disclosure, width: 13, height: 20, call)]
    default:
      guard let value = value(call, evaluator) else { return nil }
      control = value
    }
    let row = Element.Kind.stack(
      .horizontal,
      alignment: .center,
      spacing: nil,
      label + [Element(.spacer(minLength: nil), at: call.location)] + control
    )
    return call.name == "LabeledContent" ? row : .modified(.control, Element(row, at: call.location))
  }

  private static func platform(
    _ kind: PlatformControl.Kind,
    width: Double,
    height: Double,
    _ call: Call
  ) -> Element {
    Element(.platform(PlatformControl(kind, width: width, height: height)), at: call.location)
  }

  private static func label(_ call: Call, _ evaluator: Evaluator) -> [Element]? {
    if let title = call.unlabelled.first {
      return evaluator.title(title).map { [Element(.text($0), at: call.location)] }
    }
    if let label = call["label"] { return evaluator.content(label) }
    // A disclosure group's unlabelled closure is what it hides.
    guard call.name != "DisclosureGroup", call.name != "LabeledContent" else { return nil }
    return call.trailing.map(evaluator.content)
  }

  private static func value(_ call: Call, _ evaluator: Evaluator) -> [Element]? {
    if let value = call["value"] {
      return evaluator.string(evaluator.value(value)).map { [Element(.text($0), at: call.location)] }
    }
    return (call.trailing ?? call["content"]).map(evaluator.content)
  }
}
