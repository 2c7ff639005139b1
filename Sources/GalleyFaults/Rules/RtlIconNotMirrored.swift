internal import GalleyModel

/// `rtl.iconNotMirrored`: a symbol keeps pointing left or right where the screen is mirrored.
enum RtlIconNotMirrored: Rule {
  static let page = RulePage(
    id: "rtl.iconNotMirrored",
    summary: "A symbol points against the reading direction in right-to-left languages",
    severity: "warning",
    explanation: """
      Symbols named left or right keep their direction. Beside text that reads from right to left, a chevron that says \
      “there is more” then points back. For these names the platform has a twin named forward or backward that turns by \
      itself; only such names are reported.
      """,
    repair: """
      Use the twin that the finding names, or flipsForRightToLeftLayoutDirection(true). Where the direction is a real one, \
      as on a map or a game pad, account for the finding with a comment.
      """,
    faulty: """
      #Preview("Row", traits: .fixedLayout(width: 200, height: 60)) {
        Image(systemName: "chevron.right")
      }
      """,
    repaired: """
      #Preview("Row", traits: .fixedLayout(width: 200, height: 60)) {
        Image(systemName: "chevron.forward")
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    guard subject.screen.direction == .rightToLeft else { return [] }
    return subject.items.indices.compactMap { index in
      let item = subject.items[index]
      guard case .image(let image) = item.content, case .symbol(let name) = image.source,
        let twin = DirectionalSymbols.twins[name], !subject.isHidden(index),
        !subject.screen.ancestors(of: index).contains(where: { turns(subject.items[$0]) })
      else { return nil }
      return Fault(
        rule: page.id,
        severity: .warning,
        message: "the symbol \(name) keeps its direction in right-to-left languages; \(twin) turns",
        location: item.location,
        key: nil,
        rects: [item.frame]
      )
    }
  }

  /// Whether a modifier mirrors what is inside, or might.
  private static func turns(_ item: LaidOutItem) -> Bool {
    switch item.content {
    case .flipsForRightToLeft, .transform: true
    default: false
    }
  }
}
