internal import GalleyModel

/// `clip.width`: ink of a text lies to the left or right of what clips it.
enum ClipWidth: Rule {
  static let page = RulePage(
    id: "clip.width",
    summary: "A text is wider than what clips it, and part of its ink is not painted",
    severity:
      "error when more than 15 % of a glyph goes, warning otherwise; note when the measure is too close to tell",
    explanation: """
      A text that may not shrink (fixedSize, or a row of such texts) hangs over its frame, and a view around it clips \
      (clipped, clipShape, cornerRadius): letters go without an ellipsis to say so. Only ink counts. A text that lies \
      wholly beside the clip is taken for a page that is not shown, and passed over.
      """,
    repair: "Remove fixedSize so that the text wraps or ends in an ellipsis, or give the frame a minWidth.",
    faulty: """
      #Preview("Badge", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Reply to all").fixedSize().frame(width: 60, alignment: .leading).clipped()
      }
      """,
    repaired: """
      #Preview("Badge", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Reply to all").fixedSize().frame(minWidth: 60, alignment: .leading).clipped()
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    Cut(subject: subject, rule: page.id, axis: .horizontal).faults
  }
}
