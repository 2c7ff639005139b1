internal import GalleyModel

/// `navigationTitle`, `toolbar` and their kind: what the bar round the content shows.
enum BarFamily: ModifierFamily {
  static let names = [
    "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode",
    "toolbar", "navigationBarItems", "navigationBarHidden", "navigationSubtitle", "toolbarVisibility",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let bar = evaluator.bars.last else { return nil }
    switch call.name {
    case "navigationTitle", "navigationBarTitle":
      if let argument = call.unlabelled.first {
        guard let title = evaluator.titleOrSample(argument) else { return nil }
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
    // The second line of a title is not laid out; its text is among those looked up.
    case "navigationSubtitle":
      guard let argument = call.unlabelled.first, let text = evaluator.titleOrSample(argument) else {
        return nil
      }
      evaluator.present("subtitle", at: call.location) { [Element(.text(text), at: call.location)] }
    case "navigationBarHidden":
      bar.isHidden = call.arguments.first.map { evaluator.value($0).bool } ?? true == true
    default:
      if hides(call, evaluator) { bar.isHidden = true }
      guard let content = call.trailing ?? call["content"] else { break }
      ToolbarFamily.add(evaluator.content(content).filter { !$0.isNothing }, "automatic", call, evaluator)
    }
    return wrap(element, .paint(name: call.name), call)
  }
}

extension BarFamily {
  /// `.toolbar(.hidden)`, of all bars or of the navigation bar.
  private static func hides(_ call: Call, _ evaluator: Evaluator) -> Bool {
    guard let visibility = call.unlabelled.first, evaluator.value(visibility).member == "hidden" else {
      return false
    }
    guard let bars = call["for"] else { return true }
    return evaluator.value(bars).member == "navigationBar"
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
