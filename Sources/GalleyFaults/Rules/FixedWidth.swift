internal import GalleyModel

/// `fixed.width`: a text runs out of the frame of fixed width it stands in.
enum FixedWidth: Rule {
  static let page = RulePage(
    id: "fixed.width",
    summary: "A text runs out of a frame of fixed width that holds it in the source language",
    severity: "warning; note when the measure is too close to tell",
    explanation: """
      A frame of fixed width was chosen for one language. Nothing cuts the text and no shape is painted behind it, so \
      it takes room that it was not given: it stands out of line with its neighbours, or touches them. What is \
      truncated, clipped or hangs over a shape is reported by the rules for that, and what runs out in the source \
      language as well was meant to.
      """,
    repair: "Use minWidth in place of width, or let the text wrap or shrink.",
    faulty: """
      #Preview("Unit", traits: .fixedLayout(width: 300, height: 60)) {
        Text("Rain").fixedSize().frame(width: 60)
      }
      """,
    repaired: """
      #Preview("Unit", traits: .fixedLayout(width: 300, height: 60)) {
        Text("Rain").fixedSize().frame(minWidth: 60)
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    FixedFrame(subject: subject, rule: page.id, axis: .horizontal).faults
  }
}
