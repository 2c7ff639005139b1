internal import GalleyModel

/// `rtl.textMirrored`: a text is painted as in a mirror where the screen reads from right to left.
enum RtlTextMirrored: Rule {
  static let page = RulePage(
    id: "rtl.textMirrored",
    summary: "A text is painted back to front, as in a mirror",
    severity: "error; note when a transform or a modifier that was not understood may turn it back",
    explanation: """
      flipsForRightToLeftLayoutDirection(true) mirrors the pixels of everything inside, not the order of its views: \
      letters and digits come out reversed in Arabic, Hebrew, Persian and Urdu. Two flips, one inside the other, \
      leave a text as it was.
      """,
    repair: "Flip the picture or the symbol alone, and let the stack around it order its views by itself.",
    faulty: """
      #Preview("Back", traits: .fixedLayout(width: 200, height: 60)) {
        HStack { Image(systemName: "arrow.turn.down.right"); Text("Reply") }
          .flipsForRightToLeftLayoutDirection(true)
      }
      """,
    repaired: """
      #Preview("Back", traits: .fixedLayout(width: 200, height: 60)) {
        HStack {
          Image(systemName: "arrow.turn.down.right").flipsForRightToLeftLayoutDirection(true)
          Text("Reply")
        }
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    subject.items.indices.compactMap { index in
      let item = subject.items[index]
      guard case .text(_, let resolved, _) = item.content, let ink = Ink(of: index, in: subject) else {
        return nil
      }
      let flip = Flip(of: index, in: subject)
      guard flip.isMirrored else { return nil }
      let shown = resolved.provenance == .unknown ? "a text" : quoted(resolved.string)
      return Fault(
        rule: page.id,
        severity: .error,
        certainty: flip.isCertain ? .certain : .uncertain,
        message: "\(shown) is painted as in a mirror",
        location: item.location,
        key: resolved.key,
        rects: [ink.bounds]
      )
    }
  }
}
