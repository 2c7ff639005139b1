internal import GalleyModel

/// `NavigationStack`, `NavigationView` and `NavigationSplitView`: a bar above, the content in what is left.
///
/// On a phone a split view is a stack that begins with the sidebar; its other columns are screens of their own.
enum NavigationFamily: ViewFamily {
  static let names = ["NavigationStack", "NavigationView", "NavigationSplitView"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["root"] ?? call["sidebar"] ?? call["content"] else {
      return nil
    }
    if call.name == "NavigationSplitView" {
      for name in ["content", "detail"] {
        guard let column = call[name] else { continue }
        evaluator.present(name, at: column.location) { evaluator.content(column) }
      }
    }
    let (members, bar) = evaluator.withBar {
      Element(.group(evaluator.content(content, given: [])).lone, at: call.location)
    }
    // Several views at the root stand in a stack of their own.
    let body: Element =
      if case .group(let views) = members.kind {
        Element(.stack(.vertical, alignment: .center, spacing: nil, views), at: call.location)
      } else {
        members
      }
    return Bars.stack(body, bar, at: call.location).kind
  }
}

extension Argument {
  /// Where it was written.
  var location: SourceLocation { expression.location }
}
