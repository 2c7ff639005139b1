internal import GalleyModel

/// `clip.height`: ink of a text lies above or below what clips it.
enum ClipHeight: Rule {
  static let page = RulePage(
    id: "clip.height",
    summary: "A text is taller than what clips it, and part of its ink is not painted",
    severity:
      "error when more than 15 % of a glyph goes, warning otherwise; note when the measure is too close to tell",
    explanation: """
      The ink of each glyph was compared with the bounds of the views that clip (clipped, clipShape, cornerRadius). \
      Only ink counts: empty line height outside a clip is no fault, and neither is ink outside a frame that does not \
      clip. A text that a clip of no height hides is passed over. Where the lines of the text fit, and only what tall \
      scripts have above and below them is cut, clip.tallScript reports it.
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

  static func faults(in subject: Subject) -> [Fault] {
    Cut(subject: subject, rule: page.id, axis: .vertical).faults
  }
}
