internal import GalleyModel

/// `TimelineView`: its content at a time that is not known.
enum TimelineFamily: ViewFamily {
  static let names = ["TimelineView"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["content"] else { return nil }
    return .group(evaluator.content(content, given: [.unknown(type: nil)])).lone
  }
}
