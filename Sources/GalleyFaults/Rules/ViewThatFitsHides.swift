internal import GalleyModel

/// `viewThatFits.hides`: a language gets an alternative that lacks a text which the source language shows.
enum ViewThatFitsHides: Rule {
  static let page = RulePage(
    id: "viewThatFits.hides",
    summary:
      "A language gets an alternative of a ViewThatFits that leaves out a text the source language shows",
    severity: "warning; note when the measure is too close to tell",
    explanation: """
      The alternative shown has fewer texts than the first one, because that is too large in this language. Readers of \
      the source language see the text, readers of this one do not. An alternative in which another text stands for \
      the one left out, as a short form does, hides nothing. What the source language leaves out too is meant to be \
      left out. Symbols and controls without a text are not compared.
      """,
    repair: """
      Add an alternative with all texts, one below the other or in a smaller font, before the one that leaves some out.
      """,
    faulty: """
      #Preview("Chip", traits: .fixedLayout(width: 200, height: 60)) {
        ViewThatFits(in: .horizontal) { HStack { Text("Oslo"); Text("Snow") }; Text("Oslo") }.frame(width: 100)
      }
      """,
    repaired: """
      #Preview("Chip", traits: .fixedLayout(width: 200, height: 60)) {
        ViewThatFits(in: .horizontal) { HStack { Text("Oslo"); Text("Snow") }; VStack { Text("Oslo"); Text("Snow") } }
          .frame(width: 100)
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    subject.items.indices.compactMap { index in
      guard case .viewThatFits(_, _, let lost, let excess) = subject.items[index].content, !lost.isEmpty,
        !subject.isHidden(index)
      else { return nil }
      return fault(of: index, lost, excess, in: subject)
    }
  }

  private static func fault(
    of index: Int,
    _ lost: [String],
    _ excess: Size,
    in subject: Subject
  ) -> Fault? {
    let item = subject.items[index]
    let axis: Axis = excess.width >= excess.height ? .horizontal : .vertical
    guard let room = item.proposal[axis], room.isFinite else { return nil }
    let doubt = Doubt(subject, along: axis)
    // What is shown may be off by some share of its length, and so may the first alternative.
    let share = item.frame.size[axis] > 0 ? doubt.length(of: index) / item.frame.size[axis] : 0
    let band = max(0.5, share * (room + excess[axis])) + doubt.room(of: index)
    let more = lost.count > 1 ? " and \(lost.count - 1) more" : ""
    return Fault(
      rule: page.id,
      severity: .warning,
      certainty: excess[axis] > band ? .certain : .uncertain,
      message: "\(quoted(lost[0]))\(more) left out, because the alternatives with it do not fit",
      location: item.location,
      key: nil,
      measured: room + excess[axis],
      available: room,
      rects: [item.frame],
      onlyIfAdded: true
    )
  }
}
