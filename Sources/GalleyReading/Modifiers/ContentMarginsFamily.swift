internal import GalleyModel

/// `contentMargins` round what scroll views inside scroll, and `containerRelativeFrame`.
enum ContentMarginsFamily: ModifierFamily {
  static let names = ["contentMargins", "containerRelativeFrame"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    if call.name == "containerRelativeFrame" { return relative(element, call, evaluator) }
    let placement = call["for"].map { evaluator.value($0).member }
    // Only the indicators stand elsewhere.
    if placement == "scrollIndicators" { return wrap(element, .paint(name: call.name), call) }
    let margins = Call("padding", call.unlabelled, at: call.location, call.scope)
    guard let known = PaddingFamily.padding(margins, evaluator) else { return nil }
    guard let known else { return element }
    var holdsList = false
    let result = element.rewritten { node in
      if case .list = node.kind { holdsList = true }
      guard case .scroll(let axes, let members) = node.kind else { return nil }
      let content =
        members.count == 1
        ? members[0]
        : Element(.stack(.vertical, alignment: .center, spacing: nil, members), at: node.location)
      return Element(.scroll(axes: axes, [wrap(content, .padding(known), call)]), at: node.location)
    }
    // How they go together with a list's own margins is not known.
    return holdsList ? wrap(result, .uncertain(name: call.name, axes: Axis.both), call) : result
  }

  /// As wide or high as what is scrolled in; that is offered only where nothing between scrolls.
  private static func relative(_ element: Element, _ call: Call, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.unlabelled.first, let axes = evaluator.given(argument, evaluator.axes),
      let alignment = evaluator.given(call["alignment"], evaluator.alignment)
    else { return nil }
    let fill = FlexibleFrame.Bounds(maximum: .infinity)
    let frame = FlexibleFrame(
      width: axes?.contains(.horizontal) == true ? fill : .init(),
      height: axes?.contains(.vertical) == true ? fill : .init(),
      alignment: alignment ?? .center
    )
    let filling = wrap(element, .flexibleFrame(frame), call)
    return wrap(filling, .uncertain(name: call.name, axes: axes ?? Axis.both), call)
  }
}
