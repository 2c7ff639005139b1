internal import GalleyModel

/// `List`, `Form` and `Section`.
enum ListFamily: ViewFamily {
  static let names = ["List", "Form", "Section"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    switch call.name {
    case "Section": return section(call, evaluator)
    case "Form":
      guard let content = call.trailing ?? call["content"] else { return nil }
      return list(evaluator.content(content), evaluator)
    default:
      if call.unlabelled.first != nil {
        // `List(data) { … }` is a list of a ForEach.
        let rows = Call("ForEach", call.arguments, at: call.location, call.scope)
        guard let kind = ForEachFamily.read(rows, evaluator) else { return nil }
        return list([Element(kind, at: call.location)], evaluator)
      }
      guard let content = call.trailing ?? call["content"] else { return nil }
      return list(evaluator.content(content), evaluator)
    }
  }

  /// Rows, in which pickers show their label.
  private static func list(_ rows: [Element], _ evaluator: Evaluator) -> Element.Kind {
    .list(
      .insetGrouped,
      rows.map { BadgeFamily.inList(PickerStyleFamily.each($0) { PickerFamily.row($0, at: $1) }) }
    )
  }

  /// Header, rows and footer one below the other, as the list's own rows.
  private static func section(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["content"] else { return nil }
    var header: [Element] = []
    if let title = call.unlabelled.first {
      guard let text = evaluator.titleOrSample(title) else { return nil }
      header = [Element(.text(text), at: call.location)]
    } else if let view = call["header"] {
      header = evaluator.content(view)
    }
    let footer = call["footer"].map(evaluator.content) ?? []
    return .group(
      header.map { small($0, call) } + evaluator.content(content) + footer.map { small($0, call) }
    )
  }

  private static func small(_ element: Element, _ call: Call) -> Element {
    Element(.modified(.environment(.font(FontSpec(.style(.footnote)))), element), at: call.location)
  }
}
