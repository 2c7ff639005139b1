internal import GalleyModel

/// `listStyle`: of the list it is said of.
enum ListStyleFamily: ModifierFamily {
  static let names = ["listStyle"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    let styles: [String: ListStyle] = [
      "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "automatic": .insetGrouped,
      "inset": .plain,
    ]
    guard let argument = call.arguments.first,
      let style = evaluator.value(argument).member.flatMap({ styles[$0] })
    else { return nil }
    return styled(element, style)
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
