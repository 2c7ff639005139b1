internal import GalleyModel

/// `truncation.middle`: a text that does not fit has an ellipsis in place of its middle.
enum TruncationMiddle: Rule {
  static let page = RulePage(
    id: "truncation.middle",
    summary: "A text does not fit and its middle is replaced by an ellipsis",
    severity: """
      error when no whole word is left, or a number is among what is lost; warning otherwise; note when the measure is \
      within the error of the fonts
      """,
    explanation: """
      As truncation.tail, for a text with truncationMode(.middle): the line builder had to place an ellipsis, and cut \
      the middle of the last line. Text that the user wrote is reported only where a language makes it worse than the \
      source language does.
      """,
    repair: """
      Let the text wrap (raise or remove lineLimit), give the frame a minWidth in place of a width, let neighbours \
      shrink with layoutPriority, or choose a shorter translation.
      """,
    faulty: """
      #Preview("Folder", traits: .fixedLayout(width: 200, height: 120)) {
        Text("Messages from this year").frame(width: 90).lineLimit(1).truncationMode(.middle)
      }
      """,
    repaired: """
      #Preview("Folder", traits: .fixedLayout(width: 200, height: 120)) {
        Text("Messages from this year").frame(width: 90).truncationMode(.middle)
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    Ellipsis(subject: subject, rule: page.id, mode: .middle).faults
  }
}
