internal import GalleyModel

/// `badge`: a number or a text at the trailing edge of a list's row; on a tab it covers the icon's corner.
enum BadgeFamily: ModifierFamily {
  static let names = ["badge"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.unlabelled.first else { return nil }
    let text: TextExpression
    switch evaluator.value(argument) {
    // None, and zero, show nothing.
    case .null, .integer(0): return element
    case .integer(let count): text = .verbatim(String(count))
    case .unknown(type: "Int"): text = .unknown(sample: "0")
    default:
      guard let title = evaluator.titleOrSample(argument) else { return nil }
      text = title
    }
    let badge = Element(.text(text), at: call.location)
    return wrap(element, .styleable(by: "badge", parts: ["label": [badge]]), call)
  }

  /// A row of a list with its badges beside what they are on.
  static func inList(_ row: Element) -> Element {
    row.rewritten { node in
      guard case .modified(.styleable(by: "badge", let parts), let inner) = node.kind,
        let label = parts["label"]
      else { return nil }
      let members = [inList(inner), Element(.spacer(minLength: nil), at: node.location)] + label
      return Element(.stack(.horizontal, alignment: .center, spacing: nil, members), at: node.location)
    }
  }
}
