internal import GalleyModel

/// `aspectRatio`, `scaledToFit` and `scaledToFill`.
enum AspectRatioFamily: ModifierFamily {
  static let names = ["aspectRatio", "scaledToFit", "scaledToFill"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    switch call.name {
    case "scaledToFit": return wrap(element, .aspectRatio(AspectRatio(nil, mode: .fit)), call)
    case "scaledToFill": return wrap(element, .aspectRatio(AspectRatio(nil, mode: .fill)), call)
    default:
      let modes: [String: AspectRatio.Mode] = ["fit": .fit, "fill": .fill]
      guard let mode = evaluator.given(call["contentMode"], { $0.member.flatMap { modes[$0] } }),
        let ratio = evaluator.given(call.unlabelled.first, { $0.number ?? quotient($0, evaluator) })
      else { return nil }
      return wrap(element, .aspectRatio(AspectRatio(ratio, mode: mode ?? .fit)), call)
    }
  }

  /// `CGSize(width: 4, height: 3)` as a ratio.
  private static func quotient(_ size: Value, _ evaluator: Evaluator) -> Double? {
    guard let size = evaluator.size(size), size.height != 0 else { return nil }
    return size.width / size.height
  }
}
