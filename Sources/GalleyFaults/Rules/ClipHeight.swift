internal import GalleyModel

/// `clip.height`: ink of a text lies above or below what clips it.
enum ClipHeight: Rule {
  static let page = RulePage(
    id: "clip.height",
    summary: "A text is taller than what clips it, and part of its ink is not painted",
    severity:
      "error when more than 15 % of a glyph goes, warning otherwise; note when the measure is too close to tell",
    explanation: """
      The ink of each glyph was compared with the nearest view that clips (clipped, clipShape, cornerRadius). Only \
      ink counts: empty line height outside a clip is no fault, and neither is ink outside a frame that does not clip.
      """,
    repair: """
      Give the frame a minHeight in place of a height, or let the text lose lines to an ellipsis by removing \
      fixedSize(horizontal: false, vertical: true).
      """,
    faulty: """
      #Preview("Notice", traits: .fixedLayout(width: 240, height: 80)) {
        Text("Your messages could not be loaded because there is no connection")
          .fixedSize(horizontal: false, vertical: true).frame(width: 120, height: 24).clipped()
      }
      """,
    repaired: """
      #Preview("Notice", traits: .fixedLayout(width: 240, height: 160)) {
        Text("Your messages could not be loaded because there is no connection")
          .fixedSize(horizontal: false, vertical: true).frame(width: 120).frame(minHeight: 24).clipped()
      }
      """
  )

  /// Share of a glyph's ink that may go before letters are lost.
  private static let tolerated = 0.15

  static func faults(in subject: Subject) -> [Fault] {
    subject.screen.items.indices.compactMap { fault(of: $0, in: subject) }
  }

  private static func fault(of index: Int, in subject: Subject) -> Fault? {
    let screen = subject.screen
    let item = screen.items[index]
    guard case .text(let typeset, let resolved, let styled) = item.content, resolved.provenance != .unknown
    else { return nil }
    for ancestor in screen.ancestors(of: index) {
      guard case .clip = screen.items[ancestor].content else { continue }
      let clip = screen.items[ancestor].frame
      let cut = Cut(of: typeset, at: item.frame.origin, by: clip)
      guard cut.length > 0 else { continue }
      let doubtful =
        cut.length <= 0.5
        || vanishes(typeset, styled, index, clip, subject)
        || Doubt(about: index, along: .vertical, in: screen).slack > 0
      let percent = Int((cut.share * 100).rounded())
      return Fault(
        rule: page.id,
        severity: cut.share > tolerated ? .error : .warning,
        certainty: doubtful ? .uncertain : .certain,
        message: "“\(resolved.string)” loses up to \(percent) % of a glyph to the clip around it",
        location: item.location,
        key: resolved.key,
        measured: clip.height + cut.length,
        available: clip.height,
        rects: [item.frame, clip]
      )
    }
    return nil
  }

  /// Whether the text, set in as much more width as the measure may be off, is no longer cut.
  private static func vanishes(
    _ typeset: TypesetText,
    _ styled: StyledText,
    _ index: Int,
    _ clip: Rect,
    _ subject: Subject
  ) -> Bool {
    let item = subject.screen.items[index]
    guard let width = item.proposal.width, width.isFinite else { return false }
    let slack = Doubt(about: index, along: .horizontal, in: subject.screen).slack
    let room = Proposal(width: width + slack + LaidOutItem.band(typeset), height: item.proposal.height)
    let wider = subject.measurer.typeset(styled, in: room)
    // Both are centred alike as far as the clip goes: what is saved in height is saved at the edges.
    return wider.size.height < typeset.size.height
      && Cut(
        of: wider,
        at: Point(x: item.frame.x, y: item.frame.y + (typeset.size.height - wider.size.height) / 2),
        by: clip
      ).length <= 0
  }
}

/// What a clip takes from the top and bottom of a text's ink.
private struct Cut {
  /// Points of ink outside the clip, above and below together.
  var length: Double = 0
  /// The largest share of one glyph's height.
  var share: Double = 0

  init(of text: TypesetText, at origin: Point, by clip: Rect) {
    var above: Double = 0
    var below: Double = 0
    for glyph in text.lines.flatMap(\.glyphs) {
      guard let ink = glyph.ink?.offset(by: origin), ink.height > 0 else { continue }
      let over = min(ink.height, max(0, clip.y - ink.y))
      let under = min(ink.height, max(0, ink.maxY - clip.maxY))
      above = max(above, clip.y - ink.y)
      below = max(below, ink.maxY - clip.maxY)
      share = max(share, (over + under) / ink.height)
    }
    length = above + below
  }
}
