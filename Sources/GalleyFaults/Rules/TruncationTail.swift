internal import GalleyModel

/// `truncation.tail`: a text that does not fit ends in an ellipsis.
enum TruncationTail: Rule {
  static let page = RulePage(
    id: "truncation.tail",
    summary: "A text does not fit and its end is replaced by an ellipsis",
    severity: """
      error when no whole word is left, or a number is among what is lost; warning otherwise; note when the measure is \
      within the error of the fonts
      """,
    explanation: """
      The text was set in the width and the number of lines its view leaves it, and the line builder had to place an \
      ellipsis. The finding names the width the last line needs and the width it has. Text that the user wrote (a \
      String, not a key) is reported only where a language makes it worse than the source language does.
      """,
    repair: """
      Let the text wrap (raise or remove lineLimit), give the frame a minWidth in place of a width, let neighbours \
      shrink with layoutPriority, or choose a shorter translation.
      """,
    faulty: """
      #Preview("Reply", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Reply to all").frame(width: 40).lineLimit(1)
      }
      """,
    repaired: """
      #Preview("Reply", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Reply to all").frame(minWidth: 40).lineLimit(1)
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    Ellipsis(subject: subject, rule: page.id, mode: .tail).faults
  }
}
