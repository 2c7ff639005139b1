internal import GalleyModel

/// `GeometryReader`: its size is known only once it is laid out, so that what is computed from it is unknown.
enum GeometryFamily: ViewFamily {
  static let names = ["GeometryReader"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["content"] else { return nil }
    return .geometryReader(evaluator.content(content, given: [.unknown(type: "GeometryProxy")]))
  }
}
