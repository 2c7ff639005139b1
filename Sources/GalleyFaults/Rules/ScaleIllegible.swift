internal import GalleyModel

/// `scale.illegible`: `minimumScaleFactor` makes a text too small to read.
enum ScaleIllegible: Rule {
  static let page = RulePage(
    id: "scale.illegible",
    summary: "A text is shrunk below what can be read",
    severity: "error when it is truncated although it was shrunk as far as it may be, warning otherwise",
    explanation: """
      minimumScaleFactor lets the font shrink before the text is cut. Below 11 points, or below three quarters of the \
      size that was asked for, the text is hard to read and no longer in keeping with those beside it.
      """,
    repair: "Let the text take a second line, give it more width, or choose a shorter translation.",
    faulty: """
      #Preview("Total", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Total amount to be paid").lineLimit(1).minimumScaleFactor(0.3).frame(width: 80)
      }
      """,
    repaired: """
      #Preview("Total", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Total amount to be paid").lineLimit(2).minimumScaleFactor(0.9).frame(width: 120)
      }
      """
  )

  /// Points; Apple's own least size for text.
  private static let leastSize: Double = 11
  private static let leastShare: Double = 0.75

  static func faults(in subject: Subject) -> [Fault] {
    subject.items.indices.compactMap { index in
      let item = subject.items[index]
      guard case .text(let typeset, let resolved, let styled) = item.content, resolved.provenance != .unknown,
        styled.minimumScaleFactor < 1, !subject.isHidden(index),
        let size = typeset.lines.flatMap(\.glyphs).first(where: { $0.cluster != nil })?.size
      else { return nil }
      let asked = styled.font.size
      // What is asked for may be small itself; only shrinking is judged here.
      let least = max(min(leastSize, asked), asked * leastShare)
      guard size < asked - 0.01, size < least - 0.01 else { return nil }
      let room =
        (item.proposal.width ?? item.frame.width) + Doubt(subject, along: .horizontal).room(of: index)
      let wider = Proposal(width: room + typeset.band(), height: item.proposal.height)
      let best = subject.measurer.typeset(styled, in: wider).lines.flatMap(\.glyphs)
        .first { $0.cluster != nil }?.size
      return Fault(
        rule: page.id,
        severity: typeset.truncation == nil ? .warning : .error,
        certainty: (best ?? size) < least - 0.01 ? .certain : .uncertain,
        message: "\(quoted(resolved.string)) is shrunk from \(length(asked)) to \(length(size)) pt",
        location: item.location,
        key: resolved.key,
        measured: least,
        available: size,
        rects: [item.frame],
        isUserContent: resolved.provenance == .verbatim
      )
    }
  }
}
