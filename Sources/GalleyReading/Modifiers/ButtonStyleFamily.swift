internal import GalleyModel

/// `buttonStyle`: the platform's, or a style type of the project, its body evaluated round each button's label.
enum ButtonStyleFamily: ModifierFamily {
  static let names = ["buttonStyle"]

  /// Points round the label of a bordered button, measured.
  private static let insets = Padding(edges: [.top: 7, .leading: 12, .bottom: 7, .trailing: 12])

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first else { return nil }
    switch evaluator.style(argument, of: ["ButtonStyle", "PrimitiveButtonStyle"]) {
    case .instance(let style):
      guard style.type.functions["makeBody"] != nil else { return nil }
      return restyled(element, call) { body(of: style, label: $0, call, evaluator) }
    case let value:
      let name = name(value)
      switch name {
      case "plain", "borderless", "automatic": return wrap(element, .paint(name: "buttonStyle"), call)
      case "bordered", "borderedProminent":
        return restyled(element, call) { bordered($0, name, call) }
      default: return nil
      }
    }
  }

  /// `.bordered` and `BorderedButtonStyle()` are one style.
  private static func name(_ style: Value) -> String? {
    if let member = style.member { return member }
    guard case .chain(let chain) = style, chain.steps.count == 1, chain.steps[0].name == "init",
      let type = chain.base, type.hasSuffix("ButtonStyle")
    else { return nil }
    let name = type.dropLast("ButtonStyle".count)
    return name == "Default" ? "automatic" : name.prefix(1).lowercased() + name.dropFirst()
  }

  private static func bordered(_ label: Element, _ name: String?, _ call: Call) -> Element {
    let padded = Element(.modified(.padding(insets), label), at: call.location)
    let isProminent = name == "borderedProminent"
    let color =
      isProminent
      ? Paint(red: 0, green: 0.48, blue: 1) : Paint(red: 0.46, green: 0.46, blue: 0.5, opacity: 0.12)
    let shape = Element(.fill(Fill(.roundedRectangle(radius: 8), color: color)), at: call.location)
    let button = Element(.modified(.background(alignment: .center, [shape]), padded), at: call.location)
    guard isProminent else { return button }
    let white = EnvironmentChange.foreground(Paint(red: 1, green: 1, blue: 1))
    return Element(.modified(.environment(white), button), at: call.location)
  }

  private static func body(
    of style: Instance,
    label: Element,
    _ call: Call,
    _ evaluator: Evaluator
  ) -> Element {
    guard let body = style.type.functions["makeBody"]?.first, let parameter = body.parameters.first else {
      return label
    }
    let configuration = Instance(
      type: TypeDeclaration(
        name: "ButtonStyleConfiguration",
        kind: .structure,
        at: body.body.location
      ),
      fields: ["label": .view(label), "isPressed": .bool(false), "role": .null(type: nil)]
    )
    let scope = Scope(
      file: body.file,
      receiver: .instance(style),
      context: style.type,
      names: [parameter.name: .instance(configuration)]
    )
    return evaluator.bounded(call.location, otherwise: label) {
      evaluator.grouped(evaluator.elements(body.body, scope), at: call.location)
    }
  }

  /// The view with every button in it that has no style yet given one.
  private static func restyled(_ element: Element, _ call: Call, _ style: (Element) -> Element) -> Element {
    element.rewritten { node in
      guard case .modified(.control, let label) = node.kind else {
        if case .modified(.paint(name: "buttonStyle"), _) = node.kind { return node }
        return nil
      }
      let styled = Element(.modified(.paint(name: "buttonStyle"), style(label)), at: call.location)
      return Element(.modified(.control, styled), at: node.location)
    }
  }
}
