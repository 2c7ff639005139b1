internal import GalleyModel

/// Modifiers that bring a view of their own over the one they are on: it is a screen by itself.
enum PresentationFamily: ModifierFamily {
  static let names = [
    "actionSheet", "alert", "confirmationDialog", "contextMenu", "fullScreenCover", "inspector", "popover",
    "sheet", "swipeActions", "tabViewBottomAccessory", "toolbarTitleMenu",
  ]

  /// Points.
  private static let alertWidth: Double = 270
  private static let menuWidth: Double = 250

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    let result = wrap(element, .paint(name: call.name), call)
    switch call.name {
    case "alert", "confirmationDialog", "actionSheet":
      guard let dialog = dialog(call, evaluator) else { return nil }
      evaluator.present("alert", at: call.location) { dialog }
    case "contextMenu", "toolbarTitleMenu":
      guard let content = call.trailing ?? call["menuItems"] ?? call["content"] else { return nil }
      evaluator.present("menu", at: call.location) {
        [column(evaluator.content(content, given: [.unknown(type: nil)]), .leading, menuWidth, call)]
      }
    case "swipeActions":
      guard let content = call.trailing ?? call["content"] else { return nil }
      evaluator.present("swipe actions", at: call.location) {
        // How wide the buttons of a row are is the platform's own.
        let buttons = Element.Kind.stack(
          .horizontal,
          alignment: .center,
          spacing: nil,
          evaluator.content(content)
        )
        let row = Element(buttons, at: call.location)
        return [wrap(row, .uncertain(name: call.name, axes: Axis.both), call)]
      }
    default:
      guard let content = call.trailing ?? call["content"] else { return nil }
      let item = call["item"].map(evaluator.value)?.typeName
      evaluator.present(kind(call.name), at: call.location) {
        evaluator.content(content, given: [.unknown(type: item)])
      }
    }
    return result
  }

  private static func kind(_ name: String) -> String {
    switch name {
    case "popover", "inspector": name
    case "tabViewBottomAccessory": "accessory"
    default: "sheet"
    }
  }

  /// Title, message and buttons one below the other.
  private static func dialog(_ call: Call, _ evaluator: Evaluator) -> [Element]? {
    if let old = classic(call, evaluator) { return old }
    let title: TextExpression
    if let argument = call.unlabelled.first {
      guard let written = evaluator.titleOrSample(argument) else { return nil }
      title = written
    } else {
      // An error says its own title, and a dialog of the app's own has one in any case.
      guard call["error"] != nil || call["item"] != nil else { return nil }
      title = .unknown(sample: Evaluator.sample)
    }
    let message = call["message"].map { evaluator.content($0, given: [.unknown(type: nil)]) } ?? []
    let actions = call.trailing ?? call["actions"]
    let buttons = actions.map { evaluator.content($0, given: [.unknown(type: nil)]) } ?? []
    return [column([heading(title, call)] + message + buttons, .center, alertWidth, call)]
  }

  /// `Alert(title: Text("…"), message: …, primaryButton: .cancel())` of the old form of the call.
  private static func classic(_ call: Call, _ evaluator: Evaluator) -> [Element]? {
    guard call.unlabelled.isEmpty, let content = call.trailing ?? call["content"],
      case .closure(let closure) = evaluator.value(content),
      case .chain(let chain) = evaluator.apply(closure, values: [.unknown(type: nil)]),
      chain.base == "Alert" || chain.base == "ActionSheet",
      let arguments = chain.steps.first?.arguments, let title = arguments.first
    else { return nil }
    var members: [Element] = []
    for argument in arguments {
      switch argument.label {
      case "title": members.append(heading(evaluator.titleOrSample(title) ?? .verbatim(""), call))
      case "message": members += [Element(.group(evaluator.content(argument)).lone, at: call.location)]
      case "buttons":
        guard case .array(let buttons) = evaluator.value(argument) else { continue }
        members += buttons.compactMap { button($0, call, evaluator) }
      default: members += [button(evaluator.value(argument), call, evaluator)].compactMap { $0 }
      }
    }
    return [column(members, .center, alertWidth, call)]
  }

  /// `.default(Text("OK"))`, `.cancel()`.
  private static func button(_ value: Value, _ call: Call, _ evaluator: Evaluator) -> Element? {
    guard case .chain(let chain) = value, let step = chain.steps.last, let arguments = step.arguments else {
      return nil
    }
    if let label = arguments.first, label.label == nil, !label.isTrailing,
      let text = evaluator.title(label)
    {
      return Element(.text(text), at: call.location)
    }
    return step.name == "cancel" ? Element(.text(.unknown(sample: "Cancel")), at: call.location) : nil
  }

  private static func heading(_ title: TextExpression, _ call: Call) -> Element {
    let font = EnvironmentChange.font(FontSpec(.style(.headline)))
    return wrap(Element(.text(title), at: call.location), .environment(font), call)
  }

  private static func column(
    _ members: [Element],
    _ alignment: HorizontalAlignment,
    _ width: Double,
    _ call: Call
  ) -> Element {
    let stack = Element(
      .stack(.vertical, alignment: Alignment(alignment, .center), spacing: 8, members),
      at: call.location
    )
    let padded = wrap(stack, .padding(Padding(Edge.allCases, length: nil)), call)
    return wrap(padded, .frame(width: width, height: nil, alignment: .center), call)
  }
}
