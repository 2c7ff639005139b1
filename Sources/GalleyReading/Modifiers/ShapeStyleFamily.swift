internal import GalleyModel

/// `fill`, `stroke` and `strokeBorder` of a shape.
enum ShapeStyleFamily: ModifierFamily {
  static let names = ["fill", "stroke", "strokeBorder"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard case .fill(var fill) = element.kind else { return nil }
    if let style = call.unlabelled.first {
      let value = evaluator.value(style)
      if value.number == nil { fill.color = ColorValue.paint(value, evaluator) }
    }
    if call.name != "fill" {
      let width = call["lineWidth"].flatMap { evaluator.value($0).number }
      fill.stroke = width ?? 1
    }
    return Element(.fill(fill), at: element.location)
  }
}

/// `border`: a stroke over the view's edge.
enum BorderFamily: ModifierFamily {
  static let names = ["border"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    let color = call.unlabelled.first.map {
      ColorValue.paint(evaluator.value($0), evaluator)
    }
    let width = call["width"].flatMap { evaluator.value($0).number } ?? 1
    let stroke = Element(.fill(Fill(.rectangle, color: color, stroke: width)), at: call.location)
    return wrap(element, .overlay(alignment: .center, [stroke]), call)
  }
}
