internal import GalleyModel

/// `Table` and `TableColumn`, which on a phone are a list of their first column, and `OutlineGroup`, which shows its first
/// level.
enum TableFamily: ViewFamily {
  static let names = ["Table", "TableColumn", "OutlineGroup"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    switch call.name {
    case "OutlineGroup":
      let rows = Call("ForEach", call.arguments, at: call.location, call.scope)
      return ForEachFamily.read(rows, evaluator)
    case "TableColumn":
      guard let content = call.trailing ?? call["content"] else {
        return .text(.unknown(sample: Evaluator.sample))
      }
      return .group(evaluator.content(content, given: [.unknown(type: nil)])).lone
    default:
      guard let columns = call["columns"] ?? call.trailing else { return nil }
      return .list(.plain, evaluator.content(columns, given: [.unknown(type: nil)]).prefix(1).map { $0 })
    }
  }
}
