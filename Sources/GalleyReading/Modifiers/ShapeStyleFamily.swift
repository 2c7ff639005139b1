internal import GalleyModel

/// `fill`, `stroke` and `strokeBorder` of a shape, and what changes only the path that is painted in its frame.
enum ShapeStyleFamily: ModifierFamily {
  static let names = ["fill", "stroke", "strokeBorder", "trim", "inset", "rotation", "scale", "transform"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard ["fill", "stroke", "strokeBorder"].contains(call.name) else {
      return element.shape == nil ? nil : wrap(element, .paint(name: call.name), call)
    }
    guard var fill = element.shape else { return nil }
    if let style = call.unlabelled.first {
      let value = evaluator.value(style)
      if value.number == nil { fill.color = ColorValue.paint(value, evaluator) }
    }
    if call.name != "fill" {
      let width = call["lineWidth"].flatMap { evaluator.value($0).number }
      fill.stroke = width ?? 1
    }
    return element.withShape(fill)
  }
}

extension Element {
  /// The shape that it paints, whatever is said of it.
  var shape: Fill? {
    switch kind {
    case .fill(let fill): fill
    case .modified(_, let inner): inner.shape
    default: nil
    }
  }

  fileprivate func withShape(_ fill: Fill) -> Element {
    switch kind {
    case .modified(let modifier, let inner):
      Element(.modified(modifier, inner.withShape(fill)), at: location)
    default: Element(.fill(fill), at: location)
    }
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
