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
    // A path of the app's own is in most cases the bounds with other corners.
    return wrap(element, .clip(ShapeFamily.shape(argument, evaluator) ?? .rectangle), call)
  }
}
