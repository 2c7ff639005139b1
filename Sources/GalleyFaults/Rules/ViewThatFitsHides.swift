internal import GalleyModel

/// `viewThatFits.hides`: the alternative that fits lacks a text of the first one.
enum ViewThatFitsHides: Rule {
  static let page = RulePage(
    id: "viewThatFits.hides",
    summary: "A language gets an alternative of a ViewThatFits that leaves a text out",
    severity: "warning; note when what the alternatives measure is too close to tell",
    explanation: """
      The first alternative is what the screen is meant to show. In this language a later one is shown, and a text of \
      the first is in none of its texts: what it said is not on the screen.
      """,
    repair:
      "Keep the text in every alternative, shorter or on a line of its own, or give its place to an accessible symbol.",
    faulty: """
      #Preview("Sync", traits: .fixedLayout(width: 190, height: 60)) {
        ViewThatFits(in: .horizontal) {
          HStack { Text("Inbox"); Text("Updated a moment ago") }.lineLimit(1)
          Text("Inbox")
        }
      }
      """,
    repaired: """
      #Preview("Sync", traits: .fixedLayout(width: 190, height: 60)) {
        ViewThatFits(in: .horizontal) {
          HStack { Text("Inbox"); Text("Updated a moment ago") }.lineLimit(1)
          VStack { Text("Inbox"); Text("Updated a moment ago") }
        }
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    subject.items.indices.compactMap { index in
      let item = subject.items[index]
      guard case .viewThatFits(let alternative, fits: true, let lost) = item.content, alternative > 0,
        !lost.isEmpty,
        !subject.isHidden(index)
      else { return nil }
      return Fault(
        rule: page.id,
        severity: .warning,
        certainty: subject.isChoiceCertain(index) ? .certain : .uncertain,
        message: "\(lost.map(quoted).joined(separator: ", ")) is left out by the alternative that fits",
        location: item.location,
        key: nil,
        rects: [item.frame]
      )
    }
  }
}
