internal import GalleyModel

/// `overflow.window`: a text, a picture or a control lies outside the window.
enum OverflowWindow: Rule {
  static let page = RulePage(
    id: "overflow.window",
    summary: "A text or a control runs off the edge of the window",
    severity: "error when it can be touched and part of it can't be reached, warning otherwise",
    explanation: """
      Layout clips nothing: a view that is wider than its parent hangs over on both sides or by its alignment, and \
      what leaves the window can be neither read nor touched. Text is judged by its ink, controls by their frame. Of \
      a control and its label only the control is reported.
      """,
    repair: """
      Let the text wrap (remove fixedSize), let the row shrink, or put it in a scroll view along the axis.
      """,
    faulty: """
      #Preview("Bar", traits: .fixedLayout(width: 160, height: 60)) {
        Button("Mark all messages as read") {}.fixedSize()
      }
      """,
    repaired: """
      #Preview("Bar", traits: .fixedLayout(width: 160, height: 60)) {
        Button("Mark all messages as read") {}
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    var reported: Set<Int> = []
    return subject.screen.items.indices.compactMap { index in
      guard reported.isDisjoint(with: subject.screen.ancestors(of: index)),
        let fault = fault(of: index, in: subject.screen)
      else { return nil }
      reported.insert(index)
      return fault
    }
  }

  private static func fault(of index: Int, in screen: LaidOutScreen) -> Fault? {
    let item = screen.items[index]
    guard let painted = painted(index, in: screen), !painted.isEmpty else { return nil }
    let window = Rect(origin: .zero, size: screen.window)
    let across = max(0, -painted.x) + max(0, painted.maxX - window.maxX)
    let down = max(0, -painted.y) + max(0, painted.maxY - window.maxY)
    guard across > 0 || down > 0 else { return nil }
    let axis: Axis = across >= down ? .horizontal : .vertical
    let over = max(across, down)
    let text = label(index, in: screen)
    let band = text.map { LaidOutItem.band($0.0) } ?? 0.5
    let slack = Doubt(about: index, along: axis, in: screen).slack
    let isControl = item.content == .control
    let name = text.map { "“\($0.1.string)”" } ?? (isControl ? "a control" : "a picture")
    return Fault(
      rule: page.id,
      severity: isControl || isInControl(index, in: screen) ? .error : .warning,
      certainty: over <= band + slack || text?.1.provenance == .unknown ? .uncertain : .certain,
      message:
        "\(name) runs \(length(over)) pt off the \(axis == .horizontal ? "side" : "top or bottom") of the window",
      location: item.location,
      key: text?.1.key,
      measured: window.size[axis] + over,
      available: window.size[axis],
      rects: [painted]
    )
  }

  /// What the eye or the finger meets, as far as no clip hides it.
  private static func painted(_ index: Int, in screen: LaidOutScreen) -> Rect? {
    let item = screen.items[index]
    var rect: Rect?
    switch item.content {
    case .control, .image: rect = item.frame
    case .text(let text, _, _):
      for ink in text.lines.flatMap(\.glyphs).compactMap(\.ink) {
        let placed = ink.offset(by: item.frame.origin)
        rect = rect?.union(placed) ?? placed
      }
    default: return nil
    }
    for ancestor in screen.ancestors(of: index) {
      if case .clip = screen.items[ancestor].content {
        rect = rect?.intersection(screen.items[ancestor].frame)
      }
    }
    return rect
  }

  private static func isInControl(_ index: Int, in screen: LaidOutScreen) -> Bool {
    screen.ancestors(of: index).contains { screen.items[$0].content == .control }
  }

  /// The item's own text, or the first inside it.
  private static func label(_ index: Int, in screen: LaidOutScreen) -> (TypesetText, ResolvedText)? {
    for inner in screen.items.indices.dropFirst(index)
    where inner == index || screen.ancestors(of: inner).contains(index) {
      if case .text(let typeset, let resolved, _) = screen.items[inner].content { return (typeset, resolved) }
    }
    return nil
  }

  private static func length(_ points: Double) -> String {
    let tenths = Int((points * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
