internal import GalleyModel

/// Modifiers that bring a view of their own over the one they are on: it is a screen by itself.
enum PresentationFamily: ModifierFamily {
  static let names = [
    "alert", "confirmationDialog", "contextMenu", "fullScreenCover", "inspector", "popover", "sheet",
  ]

  /// Points.
  private static let alertWidth: Double = 270
  private static let menuWidth: Double = 250

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    let result = wrap(element, .paint(name: call.name), call)
    switch call.name {
    case "alert", "confirmationDialog":
      guard let dialog = dialog(call, evaluator) else { return nil }
      evaluator.present("alert", at: call.location) { dialog }
    case "contextMenu":
      guard let content = call.trailing ?? call["menuItems"] else { return nil }
      evaluator.present("menu", at: call.location) {
        [column(evaluator.content(content, given: [.unknown(type: nil)]), .leading, menuWidth, call)]
      }
    default:
      guard let content = call.trailing ?? call["content"] else { return nil }
      let item = call["item"].map(evaluator.value)?.typeName
      evaluator.present(call.name == "popover" ? "popover" : "sheet", at: call.location) {
        evaluator.content(content, given: [.unknown(type: item)])
      }
    }
    return result
  }

  /// Title, message and buttons one below the other.
  private static func dialog(_ call: Call, _ evaluator: Evaluator) -> [Element]? {
    let call = modern(call, evaluator)
    guard let argument = call.unlabelled.first, let title = evaluator.title(argument) else { return nil }
    let font = EnvironmentChange.font(FontSpec(.style(.headline)))
    let head = Element(
      .modified(.environment(font), Element(.text(title), at: call.location)),
      at: call.location
    )
    let message = call["message"].map { evaluator.content($0, given: [.unknown(type: nil)]) } ?? []
    let actions = call.trailing ?? call["actions"]
    let buttons = actions.map { evaluator.content($0, given: [.unknown(type: nil)]) } ?? []
    return [column([head] + message + buttons, .center, alertWidth, call)]
  }

  /// `Alert(title: Text("…"), message: …)` in the old form of the call as the new one has it, without its buttons.
  private static func modern(_ call: Call, _ evaluator: Evaluator) -> Call {
    guard call.unlabelled.isEmpty, let content = call.trailing ?? call["content"],
      case .closure(let closure) = evaluator.value(content),
      case .chain(let chain) = evaluator.apply(closure, values: [.unknown(type: nil)]),
      chain.base == "Alert" || chain.base == "ActionSheet",
      let arguments = chain.steps.first?.arguments, let title = arguments.first
    else { return call }
    let rest = arguments.filter { $0.label == "message" }
    return Call(
      call.name,
      [Argument(nil, title.expression, title.scope)] + rest,
      at: call.location,
      call.scope
    )
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
    let padded = Element(.modified(.padding(Padding(Edge.allCases, length: nil)), stack), at: call.location)
    return Element(
      .modified(.frame(width: width, height: nil, alignment: .center), padded),
      at: call.location
    )
  }
}

/// Modifiers whose views are not laid out: each is recorded, for its texts were not looked at.
enum UnseenFamily: ModifierFamily {
  static let names = [
    "navigationSubtitle", "searchable", "searchScopes", "searchSuggestions", "swipeActions",
    "toolbarTitleMenu",
    "badge",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    evaluator.record(.modifier, call.name, at: call.location)
    return wrap(element, .paint(name: call.name), call)
  }
}
