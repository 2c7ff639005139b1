internal import GalleyModel

/// `position`; where source tells no coordinate, the middle stands for it.
enum PositionFamily: ModifierFamily {
  static let names = ["position"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    if let argument = call.unlabelled.first {
      guard let point = evaluator.given(argument, evaluator.size) else { return nil }
      return positioned(element, point.map { Point(x: $0.width, y: $0.height) }, call)
    }
    guard let x = evaluator.given(call["x"], along: [.horizontal], \.number),
      let y = evaluator.given(call["y"], along: [.vertical], \.number)
    else { return nil }
    let isKnown = (x != nil || call["x"] == nil) && (y != nil || call["y"] == nil)
    return positioned(element, isKnown ? Point(x: x ?? 0, y: y ?? 0) : nil, call)
  }

  private static func positioned(_ element: Element, _ point: Point?, _ call: Call) -> Element {
    if let point { return wrap(element, .position(point), call) }
    let fill = FlexibleFrame(width: .init(maximum: .infinity), height: .init(maximum: .infinity))
    return wrap(element, .flexibleFrame(fill), call)
  }
}
