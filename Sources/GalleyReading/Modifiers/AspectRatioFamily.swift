internal import GalleyModel

/// `aspectRatio`, `scaledToFit` and `scaledToFill`.
enum AspectRatioFamily: ModifierFamily {
  static let names = ["aspectRatio", "scaledToFit", "scaledToFill"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    switch call.name {
    case "scaledToFit": return wrap(element, .aspectRatio(AspectRatio(nil, mode: .fit)), call)
    case "scaledToFill": return wrap(element, .aspectRatio(AspectRatio(nil, mode: .fill)), call)
    default:
      guard let mode = call["contentMode"].map({ evaluator.value($0).member }) ?? "fit",
        ["fit", "fill"].contains(mode)
      else { return nil }
      var ratio: Double?
      if let argument = call.unlabelled.first {
        switch evaluator.value(argument) {
        case .null: ratio = nil
        case let value:
          guard let number = value.number else { return nil }
          ratio = number
        }
      }
      return wrap(element, .aspectRatio(AspectRatio(ratio, mode: mode == "fit" ? .fit : .fill)), call)
    }
  }
}
