internal import GalleyModel

/// `navigationTitle`, `toolbar` and their kind: what the bar round the content shows.
enum BarFamily: ModifierFamily {
  static let names = [
    "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode",
    "toolbar", "navigationBarItems",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let bar = evaluator.bars.last else { return nil }
    switch call.name {
    case "navigationTitle", "navigationBarTitle":
      if let argument = call.unlabelled.first {
        guard let title = evaluator.title(argument) else { return nil }
        bar.title = title
      } else if let closure = call.trailing {
        guard let text = evaluator.content(closure).first.flatMap(TextFamily.text) else { return nil }
        bar.title = text
      }
      if let mode = call["displayMode"] { bar.isInline = evaluator.value(mode).member == "inline" }
    case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode":
      bar.isInline = call.arguments.first.map { evaluator.value($0).member == "inline" } ?? false
    case "navigationBarItems":
      bar.leading += call["leading"].map(evaluator.content) ?? []
      bar.trailing += call["trailing"].map(evaluator.content) ?? []
    default:
      guard let content = call.trailing ?? call["content"] else { break }
      ToolbarFamily.add(evaluator.content(content).filter { !$0.isNothing }, "automatic", call, evaluator)
    }
    return wrap(element, .paint(name: call.name), call)
  }
}

extension Element {
  /// Whether it is a group without a view in it, whatever is said of it.
  var isNothing: Bool {
    switch kind {
    case .group(let members): members.allSatisfy(\.isNothing)
    case .modified(.opaque, let inner): inner.isNothing
    default: false
    }
  }
}
