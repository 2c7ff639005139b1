internal import GalleyModel

/// `alignmentGuide` with a length that does not depend on the view's own size.
enum AlignmentGuideFamily: ModifierFamily {
  static let names = ["alignmentGuide"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    let written = call.unlabelled.first.flatMap { evaluator.value($0).member }
    // Where a separator begins and ends moves no view.
    if let written, written.hasPrefix("listRowSeparator") {
      return wrap(element, .paint(name: call.name), call)
    }
    guard let name = written, let guide = guide(name),
      let computing = call.trailing ?? call["computeValue"],
      case .closure(let closure) = evaluator.value(computing),
      let value = evaluator.apply(closure, values: [.unknown(type: "ViewDimensions")]).number
    else { return nil }
    return wrap(element, .alignmentGuide(guide, value), call)
  }

  private static func guide(_ name: String) -> AlignmentGuide? {
    if let horizontal = HorizontalAlignment(rawValue: name), horizontal != .center {
      return .horizontal(horizontal)
    }
    // `center` is of either axis; source alone does not tell which.
    guard let vertical = VerticalAlignment(rawValue: name), vertical != .center else { return nil }
    return .vertical(vertical)
  }
}
