internal import GalleyModel

/// `Toggle`, `Stepper`, `LabeledContent` and `DisclosureGroup`: a label at the leading edge, the control at the trailing
/// one.
enum ToggleFamily: ViewFamily {
  static let names = ["Toggle", "Stepper", "LabeledContent", "DisclosureGroup"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let label = label(call, evaluator) else { return nil }
    switch call.name {
    case "Toggle":
      let row = row(label, [platform(PlatformControl(.toggleSwitch, width: 51, height: 31), call)], call)
      return .modified(.styleable(by: "toggleStyle", parts: ["label": label]), row)
    case "Stepper":
      let stepper = PlatformControl(.stepper, width: 94, height: 32, isEstimated: true)
      return row(label, [platform(stepper, call)], call).kind
    case "DisclosureGroup":
      let sign = PlatformControl(.disclosure, width: 13, height: 20, isEstimated: true)
      let row = row(label, [platform(sign, call)], call)
      let content = (call.trailing ?? call["content"]).map(evaluator.content) ?? []
      return opened(
        .modified(
          .styleable(by: "disclosureGroupStyle", parts: ["label": label, "content": content]),
          row
        ),
        content,
        call,
        evaluator
      )
    default:
      guard let value = value(call, evaluator) else { return nil }
      let row = Element.Kind.stack(
        .horizontal,
        alignment: .center,
        spacing: nil,
        label + [Element(.spacer(minLength: nil), at: call.location)] + value
      )
      return .modified(
        .styleable(by: "labeledContentStyle", parts: ["label": label, "content": value]),
        Element(row, at: call.location)
      )
    }
  }

  /// What a group discloses is shown where source says that it is open, and a screen of its own elsewhere.
  private static func opened(
    _ header: Element.Kind,
    _ content: [Element],
    _ call: Call,
    _ evaluator: Evaluator
  ) -> Element.Kind {
    guard let isExpanded = call["isExpanded"], evaluator.bound(isExpanded).bool == true else {
      evaluator.present("disclosed", at: call.location) {
        [Element(.stack(.vertical, alignment: .center, spacing: nil, content), at: call.location)]
      }
      return header
    }
    let members = [Element(header, at: call.location)] + content
    return .stack(.vertical, alignment: Alignment(.leading, .center), spacing: nil, members)
  }

  private static func row(_ label: [Element], _ control: [Element], _ call: Call) -> Element {
    let row = Element.Kind.stack(
      .horizontal,
      alignment: .center,
      spacing: nil,
      label + [Element(.spacer(minLength: nil), at: call.location)] + control
    )
    return Element(.modified(.control, Element(row, at: call.location)), at: call.location)
  }

  private static func platform(_ control: PlatformControl, _ call: Call) -> Element {
    Element(.platform(control), at: call.location)
  }

  private static func label(_ call: Call, _ evaluator: Evaluator) -> [Element]? {
    // A group's unlabelled closure is what it hides, that of labelled content its value.
    let isLabel = call.name != "DisclosureGroup" && call.name != "LabeledContent"
    return ControlLabel.read(call, closure: isLabel ? call.trailing : nil, evaluator)
  }

  private static func value(_ call: Call, _ evaluator: Evaluator) -> [Element]? {
    if let value = call["value"] {
      let text = call["format"] == nil ? evaluator.string(evaluator.value(value)) : nil
      return [Element(.text(text ?? .unknown(sample: Evaluator.sample)), at: call.location)]
    }
    if let content = call.trailing ?? call["content"] { return evaluator.content(content) }
    // A configuration of a style of the app's own.
    return call.unlabelled.isEmpty ? nil : []
  }
}
