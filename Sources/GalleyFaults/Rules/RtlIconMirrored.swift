internal import GalleyModel

/// `rtl.iconMirrored`: a symbol is flipped that must stay as it is, or that has turned by itself already.
enum RtlIconMirrored: Rule {
  static let page = RulePage(
    id: "rtl.iconMirrored",
    summary: "A symbol is flipped from right to left, though it must not be, or turns by itself",
    severity: "warning; note when a transform or a modifier that was not understood may turn it back",
    explanation: """
      Media transport, clocks and timers, check marks, digits and logos look the same in every language. Symbols \
      with forward, backward, leading or trailing in their name, and some 80 with a drawing of their own for \
      languages written from right to left, turn by themselves: flipsForRightToLeftLayoutDirection(true) around one \
      turns it back, and it points the wrong way in Arabic, Hebrew, Persian and Urdu.
      """,
    repair: "Take the symbol out of the view that is flipped, or drop the modifier.",
    faulty: """
      #Preview("Next", traits: .fixedLayout(width: 200, height: 60)) {
        Image(systemName: "chevron.forward").flipsForRightToLeftLayoutDirection(true)
      }
      """,
    repaired: """
      #Preview("Next", traits: .fixedLayout(width: 200, height: 60)) {
        Image(systemName: "chevron.forward")
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    subject.items.indices.compactMap { index in
      let item = subject.items[index]
      guard item.direction == .rightToLeft, case .image(let image) = item.content,
        case .symbol(let name) = image.source, let reason = reason(name), !subject.isHidden(index)
      else { return nil }
      let flip = Flip(of: index, in: subject)
      guard flip.isMirrored else { return nil }
      return Fault(
        rule: page.id,
        severity: .warning,
        certainty: flip.isCertain ? .certain : .uncertain,
        message: "\(name) is flipped, though it \(reason)",
        location: item.location,
        key: nil,
        rects: [item.frame]
      )
    }
  }

  private static func reason(_ name: String) -> String? {
    if MirroredSymbols.isUniversal(name) { return "looks the same in every language" }
    return MirroredSymbols.mirrorsItself(name) ? "turns by itself" : nil
  }
}
