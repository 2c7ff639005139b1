internal import GalleyModel

/// `listStyle`, of the list it is said of, and `listRowInsets`, of a row.
enum ListStyleFamily: ModifierFamily {
  static let names = ["listStyle", "listRowInsets"]

  /// What a list puts round each row, in points; insets of one's own stand in place of it.
  private static let standard: [Edge: Double] = [.top: 11, .leading: 20, .bottom: 11, .trailing: 16]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    if call.name == "listRowInsets" { return inset(element, call, evaluator) }
    let styles: [String: ListStyle] = [
      "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "automatic": .insetGrouped,
      "inset": .plain,
    ]
    guard let argument = call.arguments.first,
      let style = evaluator.value(argument).member.flatMap({ styles[$0] })
    else { return nil }
    return styled(element, style)
  }

  private static func inset(_ element: Element, _ call: Call, _ evaluator: Evaluator) -> Element? {
    guard call.arguments.count == 1, let argument = call.arguments.first else { return nil }
    let value = evaluator.value(argument)
    if case .null = value { return element }
    guard let own = PaddingFamily.insets(value, evaluator) else { return nil }
    var edges: [Edge: Double?] = [:]
    for (edge, length) in standard { edges[edge] = ((own.edges[edge] ?? 0) ?? 0) - length }
    return wrap(element, .padding(Padding(edges: edges)), call)
  }

  private static func styled(_ element: Element, _ style: ListStyle) -> Element {
    switch element.kind {
    case .list(_, let members): Element(.list(style, members), at: element.location)
    case .modified(let modifier, let inner):
      Element(.modified(modifier, styled(inner, style)), at: element.location)
    default: element
    }
  }
}
