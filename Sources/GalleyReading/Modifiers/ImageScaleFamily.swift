internal import GalleyModel

/// `imageScale`: the size of symbols relative to the font.
enum ImageScaleFamily: ModifierFamily {
  static let names = ["imageScale"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    let scales: [String: ImageScale] = ["small": .small, "medium": .medium, "large": .large]
    guard let argument = call.arguments.first,
      let scale = evaluator.given(argument, { $0.member.flatMap { scales[$0] } })
    else { return nil }
    return scale.map { wrap(element, .environment(.imageScale($0)), call) } ?? element
  }
}
