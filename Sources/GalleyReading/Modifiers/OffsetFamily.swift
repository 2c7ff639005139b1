internal import GalleyModel

/// `offset`: moves what is drawn, not the frame.
enum OffsetFamily: ModifierFamily {
  static let names = ["offset"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    if let argument = call.unlabelled.first {
      guard let size = evaluator.given(argument, evaluator.size) else { return nil }
      return wrap(element, .offset(Point(x: size?.width ?? 0, y: size?.height ?? 0)), call)
    }
    guard let x = evaluator.given(call["x"], along: [.horizontal], \.number),
      let y = evaluator.given(call["y"], along: [.vertical], \.number)
    else { return nil }
    return wrap(element, .offset(Point(x: x ?? 0, y: y ?? 0)), call)
  }
}

extension Evaluator {
  /// `CGSize(width: 3, height: 4)`, or the point `CGPoint(x: 3, y: 4)` as its distances from the origin.
  func size(_ value: Value) -> Size? {
    guard case .chain(let chain) = value, let step = chain.steps.last else { return nil }
    if step.name == "zero", step.arguments == nil { return .zero }
    guard chain.steps.count == 1, step.name == "init", let arguments = step.arguments, arguments.count == 2,
      let width = self.value(arguments[0]).number, let height = self.value(arguments[1]).number
    else { return nil }
    return Size(width: width, height: height)
  }
}
