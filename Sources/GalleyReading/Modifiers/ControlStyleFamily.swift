internal import GalleyModel

/// Styles of controls other than buttons, labels and pickers: the platform's, or types of the project.
enum ControlStyleFamily: ModifierFamily {
  /// One kind of style: what its types are called, and which of the platform's leave a control as it is.
  private struct Kind {
    /// The protocol, which the platform's types end in.
    let style: String
    let plain: Set<String>
    /// The styles that ``arranged(_:_:_:)`` draws.
    var drawn: Set<String> = []
  }

  private static let kinds: [String: Kind] = [
    "toggleStyle": Kind(style: "ToggleStyle", plain: ["automatic", "switch", "checkbox"], drawn: ["button"]),
    "textFieldStyle": Kind(
      style: "TextFieldStyle",
      plain: ["automatic", "plain", "squareBorder"],
      drawn: ["roundedBorder"]
    ),
    "textEditorStyle": Kind(style: "TextEditorStyle", plain: ["automatic", "plain", "roundedBorder"]),
    "progressViewStyle": Kind(
      style: "ProgressViewStyle",
      plain: ["automatic"],
      drawn: ["circular", "linear"]
    ),
    "gaugeStyle": Kind(
      style: "GaugeStyle",
      plain: ["automatic", "linearCapacity", "accessoryLinear", "accessoryLinearCapacity", "linear"],
      drawn: ["accessoryCircular", "accessoryCircularCapacity", "circular"]
    ),
    "datePickerStyle": Kind(
      style: "DatePickerStyle",
      plain: ["automatic", "compact", "field", "stepperField"],
      drawn: ["graphical", "wheel"]
    ),
    "menuStyle": Kind(
      style: "MenuStyle",
      plain: ["automatic", "button", "borderlessButton", "borderedButton"]
    ),
    "disclosureGroupStyle": Kind(style: "DisclosureGroupStyle", plain: ["automatic"]),
    "labeledContentStyle": Kind(style: "LabeledContentStyle", plain: ["automatic"]),
    "groupBoxStyle": Kind(style: "GroupBoxStyle", plain: ["automatic"]),
  ]

  static var names: [String] { kinds.keys.sorted() }

  /// Points between a rounded border and the text.
  private static let border: Double = 7

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.unlabelled.first, let kind = kinds[call.name] else { return nil }
    let value = evaluator.style(argument, of: [kind.style])
    if let style = CustomStyle.instance(value) ?? CustomStyle.instance(value, "_body") {
      return each(call.name, in: element) { parts, view in
        drawn(view, parts, by: style, kind.style, call, evaluator)
      }
    }
    let known = kind.plain.union(kind.drawn)
    guard let name = evaluator.style(argument, named: known, kind.style) else { return nil }
    guard let name, kind.drawn.contains(name) else { return wrap(element, .paint(name: call.name), call) }
    return each(call.name, in: element) { parts, view in
      arranged(name, parts, view, call)
    }
  }

  /// Views that the style draws and no style nearer to them does.
  private static func each(
    _ name: String,
    in element: Element,
    _ draw: ([String: [Element]], Element) -> Element
  ) -> Element {
    element.rewritten { node in
      switch node.kind {
      case .modified(.styleable(by: name, let parts), let view): draw(parts, view)
      case .modified(.paint(name: name), _): node
      default: nil
      }
    }
  }

  private static func drawn(
    _ view: Element,
    _ parts: [String: [Element]],
    by style: Instance,
    _ name: String,
    _ call: Call,
    _ evaluator: Evaluator
  ) -> Element {
    // A field's style is given the field itself.
    if style.type.functions["_body"] != nil {
      return CustomStyle.body(
        of: style,
        "_body",
        .view(view),
        at: call.location,
        otherwise: view,
        evaluator
      )
    }
    var fields: [String: Value] = [
      "isOn": .unknown(type: "Bool"), "isMixed": .bool(false), "isExpanded": .unknown(type: "Bool"),
      "fractionCompleted": .unknown(type: "Double"), "value": .unknown(type: "Double"),
    ]
    for (part, elements) in parts { fields[part] = .view(evaluator.grouped(elements, at: view.location)) }
    let configuration = name + "Configuration"
    return CustomStyle.body(
      of: style,
      configuration,
      fields,
      at: call.location,
      otherwise: view,
      evaluator
    )
  }

  /// A view as a style of the platform's draws it.
  private static func arranged(
    _ name: String,
    _ parts: [String: [Element]],
    _ view: Element,
    _ call: Call
  ) -> Element {
    func control(_ control: PlatformControl) -> Element { Element(.platform(control), at: view.location) }
    let label = Element(.group(parts["label"] ?? []).lone, at: view.location)
    switch name {
    case "roundedBorder": return wrap(view, .padding(Padding(Edge.allCases, length: border)), call)
    case "button": return ButtonStyleFamily.bordered(label, isProminent: false, call)
    case "accessoryCircular", "accessoryCircularCapacity": return control(GaugeFamily.circle)
    case "graphical": return control(ValueControlFamily.calendar)
    case "wheel": return control(ValueControlFamily.wheel)
    // Of a progress view or of a gauge on a watch.
    case "circular", "linear":
      let indicator = control(name == "circular" ? ProgressFamily.spinner : ProgressFamily.bar)
      let members = (parts["label"] ?? []) + [indicator] + (parts["currentValueLabel"] ?? [])
      guard members.count > 1 else { return indicator }
      return Element(.stack(.vertical, alignment: .center, spacing: nil, members), at: view.location)
    default: return view
    }
  }
}

/// `controlSize`: by how much it changes borders and spinners is not measured.
enum ControlSizeFamily: ModifierFamily {
  static let names = ["controlSize"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first, let size = evaluator.given(argument, \.member) else {
      return nil
    }
    guard let size, size != "regular" else { return element }
    return wrap(element, .uncertain(name: call.name, axes: Axis.both), call)
  }
}
