internal import GalleyModel

/// `overlay` and `background`: with views, a style, or a style in a shape.
enum LayerFamily: ModifierFamily {
  static let names = ["overlay", "background"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let given = evaluator.given(call["alignment"], evaluator.alignment),
      let content = content(call, evaluator)
    else { return nil }
    let alignment = given ?? .center
    return call.name == "overlay"
      ? wrap(element, .overlay(alignment: alignment, content), call)
      : wrap(element, .background(alignment: alignment, content), call)
  }

  private static func content(_ call: Call, _ evaluator: Evaluator) -> [Element]? {
    if let closure = call.trailing ?? call["content"] { return evaluator.content(closure) }
    guard let first = call.unlabelled.first else {
      if call.arguments.isEmpty {
        return [Element(.fill(Fill(.rectangle, color: Paint(red: 1, green: 1, blue: 1))), at: call.location)]
      }
      // `background(in:)`
      return call["in"].map { [fill(.unknown(type: nil), $0, call, evaluator)] }
    }
    let value = evaluator.value(first)
    if let shape = call["in"] { return [fill(value, shape, call, evaluator)] }
    switch value {
    // A call of a type that is no style is a view, known or not.
    case .chain(let chain)
    where chain.steps.first?.name == "init" && chain.base.map { !Chain.values.contains($0) } == true:
      return evaluator.elements(of: value, from: first.expression, first.scope)
    case .view, .instance: return evaluator.elements(of: value, from: first.expression, first.scope)
    default:
      let color = ColorValue.paint(value, evaluator)
      return [Element(.fill(Fill(.rectangle, color: color)), at: call.location)]
    }
  }

  private static func fill(
    _ style: Value,
    _ shape: Argument,
    _ call: Call,
    _ evaluator: Evaluator
  ) -> Element {
    let outline = ShapeFamily.shape(shape, evaluator) ?? .rectangle
    return Element(.fill(Fill(outline, color: ColorValue.paint(style, evaluator))), at: call.location)
  }
}
