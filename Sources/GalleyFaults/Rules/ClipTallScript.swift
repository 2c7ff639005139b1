internal import GalleyModel

/// `clip.tallScript`: what a script has above or below its line is clipped, though the line itself fits.
enum ClipTallScript: Rule {
  static let page = RulePage(
    id: "clip.tallScript",
    summary:
      "Marks or vowel signs above or below the line are not painted, because a clip is as high as the line",
    severity: """
      error when more than 15 % of a mark, or of what a letter has above the capitals or below the baseline, goes; \
      warning otherwise; note when the measure is too close to tell, or the clip would grow with the line
      """,
    explanation: """
      Thai, Devanagari, Arabic, Myanmar and stacked Vietnamese letters reach beyond the line box that Latin letters \
      need. A clip (clipped, clipShape, cornerRadius) that holds the box exactly takes the tone mark or the hamza, and \
      the word may read otherwise. Where the box itself is cut, clip.height reports it. Ink outside the box that no \
      clip takes is no fault. Where the clip is only as high as its text, the platform may give the line more height: \
      that is a note.
      """,
    repair: "Put padding(.vertical) between the text and the clip, or a minHeight in place of the height.",
    faulty: """
      #Preview("Line", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Ấn ở đây").font(.title).frame(height: 34, alignment: .bottom).clipped()
      }
      """,
    repaired: """
      #Preview("Line", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Ấn ở đây").font(.title).padding(.vertical, 4).frame(minHeight: 34, alignment: .bottom).clipped()
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    Cut(subject: subject, rule: page.id, axis: .vertical).faults
  }
}
