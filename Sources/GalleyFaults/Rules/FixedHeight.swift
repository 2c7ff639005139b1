internal import GalleyModel

/// `fixed.height`: a text runs out of the frame of fixed height it stands in.
enum FixedHeight: Rule {
  static let page = RulePage(
    id: "fixed.height",
    summary: "A text runs out of a frame of fixed height that holds it in the source language",
    severity: "warning; note when the measure is too close to tell",
    explanation: """
      A frame of fixed height was chosen for one language. Nothing cuts the text and no shape is painted behind it, so \
      it takes room that it was not given: it stands out of line with its neighbours, or touches them. What is \
      truncated, clipped or hangs over a shape is reported by the rules for that, and what runs out in the source \
      language as well was meant to.
      """,
    repair: "Use minHeight in place of height, or a lineLimit that the height has room for.",
    faulty: """
      #Preview("Unit", traits: .fixedLayout(width: 200, height: 90)) {
        Text("Light rain").fixedSize(horizontal: false, vertical: true).frame(width: 90, height: 24)
      }
      """,
    repaired: """
      #Preview("Unit", traits: .fixedLayout(width: 200, height: 90)) {
        Text("Light rain").fixedSize(horizontal: false, vertical: true).frame(width: 90).frame(minHeight: 24)
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    FixedFrame(subject: subject, rule: page.id, axis: .vertical).faults
  }
}
