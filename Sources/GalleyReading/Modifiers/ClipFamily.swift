internal import GalleyModel

/// `clipped`, `clipShape` and `cornerRadius`: what lies outside the bounds is not painted.
enum ClipFamily: ModifierFamily {
  static let names = ["clipped", "clipShape", "cornerRadius"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first, call.name != "clipped" else {
      return wrap(element, .clip(.rectangle), call)
    }
    if call.name == "cornerRadius" {
      let radius = evaluator.value(argument).number
      return wrap(element, .clip(.roundedRectangle(radius: radius ?? 8)), call)
    }
    return ShapeFamily.shape(argument, evaluator).map { wrap(element, .clip($0), call) }
  }
}
