internal import GalleyModel

/// `labelStyle`, of every label inside that has none yet, and `labelsHidden` of controls.
enum LabelStyleFamily: ModifierFamily {
  static let names = ["labelStyle", "labelsHidden"]

  /// What a `Label` is wrapped in, so that a style finds it.
  static let mark = ElementModifier<TextExpression>.paint(name: "label")

  private static let styles: Set<String> = ["automatic", "iconOnly", "titleAndIcon", "titleOnly"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard call.name == "labelStyle" else { return withoutLabels(element) }
    guard let argument = call.arguments.first else { return nil }
    if let style = CustomStyle.instance(evaluator.style(argument, of: ["LabelStyle"])) {
      return custom(style, element, call, evaluator)
    }
    guard let name = evaluator.style(argument, named: styles, "LabelStyle") else { return nil }
    return name.map { styled(element, $0) } ?? element
  }

  /// Labels with only their icon or their title; a label that would lose all it has keeps it.
  static func styled(_ element: Element, _ style: String) -> Element {
    element.rewritten { node in
      guard case .modified(mark, let inner) = node.kind,
        case .stack(let axis, let alignment, let spacing, let members) = inner.kind
      else { return nil }
      let kept: [Element] =
        switch style {
        case "iconOnly": members.count > 1 ? Array(members.dropLast()) : members
        case "titleOnly": members.suffix(1)
        default: members
        }
      return Element(.stack(axis, alignment: alignment, spacing: spacing, kept), at: node.location)
    }
  }

  /// A style type of the project, its body evaluated round each label's icon and title.
  private static func custom(
    _ style: Instance,
    _ element: Element,
    _ call: Call,
    _ evaluator: Evaluator
  ) -> Element {
    element.rewritten { node in
      guard case .modified(mark, let inner) = node.kind, case .stack(_, _, _, let members) = inner.kind,
        let title = members.last
      else { return nil }
      let icon = Element(.group(Array(members.dropLast())).lone, at: node.location)
      return CustomStyle.body(
        of: style,
        "LabelStyleConfiguration",
        ["title": .view(title), "icon": .view(icon)],
        at: node.location,
        otherwise: node,
        evaluator
      )
    }
  }

  /// Controls without what stands before their spacer.
  private static func withoutLabels(_ element: Element) -> Element {
    element.rewritten { node in
      guard case .modified(.control, let row) = node.kind,
        case .stack(.horizontal, let alignment, let spacing, let members) = row.kind,
        let gap = members.firstIndex(where: { if case .spacer = $0.kind { true } else { false } })
      else { return nil }
      let kept = Array(members[(gap + 1)...])
      let lone = Element(
        kept.count == 1
          ? kept[0].kind : .stack(.horizontal, alignment: alignment, spacing: spacing, kept),
        at: row.location
      )
      return Element(.modified(.control, lone), at: node.location)
    }
  }
}
