internal import GalleyModel

/// `listStyle`, of the list it is said of, and `listRowInsets`, of a row.
enum ListStyleFamily: ModifierFamily {
  static let names = ["listStyle", "listRowInsets"]

  /// What a list puts round each row, in points; insets of one's own stand in place of it.
  private static let standard: [Edge: Double] = [.top: 11, .leading: 20, .bottom: 11, .trailing: 16]

  private static let styles: [String: ListStyle] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "automatic": .insetGrouped,
    "inset": .plain, "sidebar": .insetGrouped, "carousel": .plain, "elliptical": .plain, "bordered": .plain,
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first else { return nil }
    if call.name == "listRowInsets" { return inset(element, call, evaluator) }
    guard let name = evaluator.style(argument, named: Set(styles.keys), "ListStyle") else { return nil }
    return name.flatMap { styles[$0] }.map { styled(element, $0) } ?? element
  }

  private static func inset(_ element: Element, _ call: Call, _ evaluator: Evaluator) -> Element? {
    if call.arguments.count == 1, case .null = evaluator.value(call.arguments[0]) { return element }
    guard let known = PaddingFamily.padding(call, evaluator) else { return nil }
    guard let own = known else { return element }
    // `EdgeInsets` speaks of all edges, the newer form of those it names.
    let isWhole = call.arguments.count == 1
    var edges: [Edge: Double?] = [:]
    for (edge, length) in standard where isWhole || own.edges[edge] != nil {
      edges[edge] = ((own.edges[edge] ?? 0) ?? 0) - length
    }
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
