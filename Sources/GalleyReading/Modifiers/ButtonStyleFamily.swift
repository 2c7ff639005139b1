internal import GalleyModel

/// `buttonStyle`: the platform's, or a style type of the project, its body evaluated round each button's label.
enum ButtonStyleFamily: ModifierFamily {
  static let names = ["buttonStyle"]

  /// Points round the label of a bordered button, measured.
  private static let insets = Padding(edges: [.top: 7, .leading: 12, .bottom: 7, .trailing: 12])
  private static let styles: Set<String> = [
    "accessoryBar", "accessoryBarAction", "automatic", "bordered", "borderedProminent", "borderless", "card",
    "glass", "glassProminent", "link", "plain",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first else { return nil }
    if let style = CustomStyle.instance(
      evaluator.style(argument, of: ["ButtonStyle", "PrimitiveButtonStyle"])
    ) {
      return restyled(element, call) { body(of: style, label: $0, call, evaluator) }
    }
    guard let name = evaluator.style(argument, named: styles, "ButtonStyle") else { return nil }
    switch name {
    case "bordered"?, "borderedProminent"?:
      return restyled(element, call) { bordered($0, isProminent: name == "borderedProminent", call) }
    // How far a glass button stands from its label is not measured.
    case "glass"?, "glassProminent"?:
      return restyled(element, call) { label in
        let button = bordered(label, isProminent: name == "glassProminent", call)
        return wrap(button, .uncertain(name: call.name, axes: Axis.both), call)
      }
    default: return wrap(element, .paint(name: call.name), call)
    }
  }

  static func bordered(_ label: Element, isProminent: Bool, _ call: Call) -> Element {
    let padded = wrap(label, .padding(insets), call)
    let color =
      isProminent
      ? Paint(red: 0, green: 0.48, blue: 1) : Paint(red: 0.46, green: 0.46, blue: 0.5, opacity: 0.12)
    let shape = Element(.fill(Fill(.roundedRectangle(radius: 8), color: color)), at: call.location)
    let button = wrap(padded, .background(alignment: .center, [shape]), call)
    guard isProminent else { return button }
    let white = EnvironmentChange.foreground(Paint(red: 1, green: 1, blue: 1))
    return wrap(button, .environment(white), call)
  }

  private static func body(
    of style: Instance,
    label: Element,
    _ call: Call,
    _ evaluator: Evaluator
  ) -> Element {
    CustomStyle.body(
      of: style,
      "ButtonStyleConfiguration",
      ["label": .view(label), "isPressed": .bool(false), "role": .null(type: nil)],
      at: call.location,
      otherwise: label,
      evaluator
    )
  }

  /// The view with every button in it that has no style yet given one; other controls have styles of their own.
  private static func restyled(_ element: Element, _ call: Call, _ style: (Element) -> Element) -> Element {
    element.rewritten { node in
      switch node.kind {
      case .modified(.paint(name: "buttonStyle"), _): return node
      case .modified(.styleable(let name, _), _): return name == "tabItem" || name == "badge" ? nil : node
      case .modified(.control, let label):
        let styled = wrap(style(label), .paint(name: "buttonStyle"), call)
        return Element(.modified(.control, styled), at: node.location)
      default: return nil
      }
    }
  }
}
