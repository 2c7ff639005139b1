internal import GalleyModel

/// `viewThatFits.none`: no alternative of a `ViewThatFits` fits, and the last one hangs over its room.
enum ViewThatFitsNone: Rule {
  static let page = RulePage(
    id: "viewThatFits.none",
    summary: "None of the alternatives of a ViewThatFits fits, and the last one hangs over",
    severity: "error; note when the measure is too close to tell",
    explanation: """
      A ViewThatFits shows its last alternative when none fits. That is no fault by itself: a last alternative that \
      wraps or shrinks is a good fallback, though its ideal size does not fit. It is one when what is shown is larger \
      than its room. If the last alternative loses text to an ellipsis or a clip instead, the rules truncation.* and \
      clip.* say so.
      """,
    repair: "Give the last alternative a text that may wrap (no fixedSize), or give the view more room.",
    faulty: """
      #Preview("Tile", traits: .fixedLayout(width: 200, height: 60)) {
        ViewThatFits { Text("Air quality: moderate").fixedSize(); Text("Air quality").fixedSize() }.frame(width: 60)
      }
      """,
    repaired: """
      #Preview("Tile", traits: .fixedLayout(width: 200, height: 60)) {
        ViewThatFits { Text("Air quality: moderate").fixedSize(); Text("Air quality") }.frame(width: 60)
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    subject.items.indices.compactMap { index in
      guard case .viewThatFits(_, fits: false, _, _) = subject.items[index].content,
        !subject.isHidden(index)
      else { return nil }
      return fault(of: index, in: subject)
    }
  }

  private static func fault(of index: Int, in subject: Subject) -> Fault? {
    let item = subject.items[index]
    let over = [Axis.horizontal, .vertical].map { axis in
      item.proposal[axis].map { item.frame.size[axis] - $0 } ?? 0
    }
    let axis: Axis = over[0] >= over[1] ? .horizontal : .vertical
    let excess = max(over[0], over[1])
    // Below the pixel that sizes are rounded to.
    guard excess > 0.01 else { return nil }
    let doubt = Doubt(subject, along: axis)
    let band = max(0.5, doubt.length(of: index)) + doubt.room(of: index)
    let name = subject.texts(in: index).first.map { quoted($0.resolved.string) }
    return Fault(
      rule: page.id,
      severity: .error,
      certainty: excess > band && !doubt.isInsideUnknown(index) ? .certain : .uncertain,
      message: "no alternative fits; \(name ?? "the last one") hangs over by \(length(excess)) pt",
      location: item.location,
      key: nil,
      measured: item.frame.size[axis],
      available: item.frame.size[axis] - excess,
      rects: [item.frame]
    )
  }
}
