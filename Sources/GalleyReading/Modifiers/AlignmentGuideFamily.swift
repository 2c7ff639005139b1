internal import GalleyModel

/// `alignmentGuide` with a length that does not depend on the view's own size.
enum AlignmentGuideFamily: ModifierFamily {
  static let names = ["alignmentGuide"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.unlabelled.first else { return nil }
    let alignment = evaluator.value(argument)
    // Where a separator begins and ends moves no view.
    if let name = alignment.member, name.hasPrefix("listRowSeparator") {
      return wrap(element, .paint(name: call.name), call)
    }
    guard let guide = alignment.member.flatMap(guide) else {
      // `center` is of either axis, and an alignment of one's own of neither.
      evaluator.unknowns.note(nil, along: Axis.both)
      return element
    }
    guard let computing = call.trailing ?? call["computeValue"],
      case .closure(let closure) = evaluator.value(computing)
    else { return nil }
    let length = evaluator.apply(closure, values: [.unknown(type: "ViewDimensions")])
    guard let value = evaluator.known(length, nil, along: [guide.axis], \.number) else { return nil }
    return value.map { wrap(element, .alignmentGuide(guide, $0), call) } ?? element
  }

  private static func guide(_ name: String) -> AlignmentGuide? {
    if let horizontal = HorizontalAlignment(rawValue: name), horizontal != .center {
      return .horizontal(horizontal)
    }
    guard let vertical = VerticalAlignment(rawValue: name), vertical != .center else { return nil }
    return .vertical(vertical)
  }
}

extension AlignmentGuide {
  fileprivate var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }
}
