internal import GalleyModel

/// `offset`: moves what is drawn, not the frame.
enum OffsetFamily: ModifierFamily {
  static let names = ["offset"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    let x = call["x"].map { evaluator.value($0).number } ?? 0
    let y = call["y"].map { evaluator.value($0).number } ?? 0
    guard let x, let y, call.unlabelled.isEmpty else { return nil }
    return wrap(element, .offset(Point(x: x, y: y)), call)
  }
}
