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
    return subject.items.indices.compactMap { index in
      guard let fault = fault(of: index, in: subject),
        reported.isDisjoint(with: subject.screen.ancestors(of: index))
      else { return nil }
      reported.insert(index)
      return fault
    }
  }

  private static func fault(of index: Int, in subject: Subject) -> Fault? {
    guard !subject.isHidden(index), let painted = painted(index, in: subject), !painted.isEmpty else {
      return nil
    }
    let window = Rect(origin: .zero, size: subject.screen.window)
    var across = max(0, -painted.x) + max(0, painted.maxX - window.maxX)
    var down = max(0, -painted.y) + max(0, painted.maxY - window.maxY)
    if subject.scroll(around: index, along: .horizontal) != nil { across = 0 }
    if subject.scroll(around: index, along: .vertical) != nil { down = 0 }
    // Less is what sums of lengths are off.
    guard max(across, down) > 0.01 else { return nil }
    // A panel that was slid out of sight.
    if painted.intersection(window).map(\.isEmpty) ?? true, subject.isMoved(index) { return nil }
    let item = subject.items[index]
    let axis: Axis = across >= down ? .horizontal : .vertical
    let over = max(across, down)
    let texts = subject.texts(in: index)
    let isControl = item.content == .control
    let name = texts.first.map { quoted($0.resolved.string) } ?? (isControl ? "a control" : "a picture")
    return Fault(
      rule: page.id,
      severity: isControl || isInControl(index, in: subject) ? .error : .warning,
      certainty: isCertain(index, painted, over: over, axis, subject) ? .certain : .uncertain,
      message:
        "\(name) runs \(length(over)) pt off the \(axis == .horizontal ? "side" : "top or bottom") of the window",
      location: item.location,
      key: texts.first?.resolved.key,
      measured: window.size[axis] + over,
      available: window.size[axis],
      rects: [painted]
    )
  }

  /// Whether it overflows though all that is not known of its length and its place were as lucky as can be.
  private static func isCertain(
    _ index: Int,
    _ painted: Rect,
    over: Double,
    _ axis: Axis,
    _ subject: Subject
  ) -> Bool {
    let doubt = Doubt(subject, along: axis)
    let band = max(0.5, doubt.length(of: index))
    if over > band + doubt.place(of: index) { return true }
    // Longer than the window, it overflows wherever it stands.
    return painted.size[axis] - subject.screen.window[axis] > band && !doubt.isInsideUnknown(index)
  }

  /// What the eye or the finger meets, as far as no clip hides it.
  private static func painted(_ index: Int, in subject: Subject) -> Rect? {
    let frame = subject.items[index].frame
    var rect: Rect?
    switch subject.items[index].content {
    case .control, .image: rect = frame
    case .text(let text, _, _): rect = text.ink?.offset(by: frame.origin)
    default: return nil
    }
    for clip in subject.clips(around: index) { rect = rect?.intersection(subject.items[clip].frame) }
    return rect
  }

  private static func isInControl(_ index: Int, in subject: Subject) -> Bool {
    subject.enclosures[index].control != nil
  }
}
