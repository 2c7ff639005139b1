internal import GalleyModel

/// `ContentUnavailableView`: an icon, a title, a description and actions in the middle of all the room there is.
enum UnavailableFamily: ViewFamily {
  static let names = ["ContentUnavailableView"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    var parts: [Element]
    if let title = call.unlabelled.first {
      guard let text = evaluator.titleOrSample(title) else { return nil }
      parts = [styled(Element(.text(text), at: call.location), .title2, .bold)]
      if let symbol = call["systemImage"] {
        let image = ImageContent(.symbol(evaluator.verbatim(symbol) ?? "?"))
        let font = EnvironmentChange.font(FontSpec(.system(size: 48)))
        parts.insert(
          Element(
            .modified(.environment(font), Element(.image(image), at: call.location)),
            at: call.location
          ),
          at: 0
        )
      }
      if let description = call["description"] {
        parts += evaluator.content(description).map { styled($0, .subheadline, nil) }
      }
    } else {
      guard let label = call.trailing ?? call["label"] else { return nil }
      parts = evaluator.content(label).map { styled(upright($0), .title2, .bold) }
      parts += (call["description"].map(evaluator.content) ?? []).map { styled($0, .subheadline, nil) }
      parts += call["actions"].map(evaluator.content) ?? []
    }
    let stack = Element(.stack(.vertical, alignment: .center, spacing: nil, parts), at: call.location)
    let centered = Element(
      .modified(.environment(.multilineTextAlignment(.center)), stack),
      at: call.location
    )
    let padded = Element(
      .modified(.padding(Padding(Edge.allCases, length: nil)), centered),
      at: call.location
    )
    let fill = FlexibleFrame(width: .init(maximum: .infinity), height: .init(maximum: .infinity))
    return .modified(.flexibleFrame(fill), padded)
  }

  private static func styled(_ element: Element, _ style: TextStyle, _ weight: FontWeight?) -> Element {
    let font = EnvironmentChange.font(FontSpec(.style(style), weight: weight))
    return Element(.modified(.environment(font), element), at: element.location)
  }

  /// A label's icon above its title.
  private static func upright(_ element: Element) -> Element {
    element.rewritten { node in
      guard case .modified(LabelStyleFamily.mark, let inner) = node.kind,
        case .stack(_, _, _, let members) = inner.kind
      else { return nil }
      return Element(.stack(.vertical, alignment: .center, spacing: nil, members), at: node.location)
    }
  }
}
