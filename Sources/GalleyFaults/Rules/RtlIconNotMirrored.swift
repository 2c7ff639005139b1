internal import GalleyModel

/// `rtl.iconNotMirrored`: a symbol keeps pointing to the left or the right where the interface is mirrored.
enum RtlIconNotMirrored: Rule {
  static let page = RulePage(
    id: "rtl.iconNotMirrored",
    summary: "A symbol with a fixed side is shown from right to left, though it has a twin that is mirrored",
    severity: "warning; note when a modifier that was not understood may mirror it",
    explanation: """
      chevron.left and 140 more symbols with left or right in their names look the same in every language; each has a \
      twin with backward or forward in its name that points the other way from right to left. The fixed one leads the \
      wrong way in Arabic, Hebrew, Persian and Urdu. Passed over are symbols inside \
      flipsForRightToLeftLayoutDirection(true), inside a subtree whose layoutDirection was set to left to right, those that \
      source shows from right to left only, and \
      the four arrows of a direction pad. Symbols without a twin are not judged.
      """,
    repair: """
      Use the twin the finding names, or flipsForRightToLeftLayoutDirection(true) if the symbol must stay. Where a \
      real direction is meant, as on a map, set the layoutDirection of the subtree to .leftToRight.
      """,
    faulty: """
      #Preview("Link", traits: .fixedLayout(width: 200, height: 60)) {
        Image(systemName: "chevron.right")
      }
      """,
    repaired: """
      #Preview("Link", traits: .fixedLayout(width: 200, height: 60)) {
        Image(systemName: "chevron.forward")
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    subject.items.indices.compactMap { index in
      let item = subject.items[index]
      guard item.direction == .rightToLeft, let name = symbol(item),
        let twin = MirroredSymbols.twin(of: name), !subject.isHidden(index),
        !isFlipped(index, in: subject), !isOnPad(name, index, in: subject), !isChosen(name, item, in: subject)
      else { return nil }
      return Fault(
        rule: page.id,
        severity: .warning,
        certainty: mayBeFlipped(index, in: subject) ? .uncertain : .certain,
        message: "\(name) points the same way from right to left; \(twin) is mirrored",
        location: item.location,
        key: nil,
        rects: [item.frame]
      )
    }
  }

  private static func symbol(_ item: LaidOutItem) -> String? {
    guard case .image(let image) = item.content, case .symbol(let name) = image.source else { return nil }
    return name
  }

  private static func isFlipped(_ index: Int, in subject: Subject) -> Bool {
    subject.screen.ancestors(of: index).contains { subject.items[$0].content == .flipsForRightToLeft }
  }

  /// Whether source shows another symbol there from left to right: it turns the sides by hand.
  private static func isChosen(_ name: String, _ item: LaidOutItem, in subject: Subject) -> Bool {
    guard let twin = subject.twin else { return false }
    return !twin.items.contains { $0.location == item.location && symbol($0) == name }
  }

  /// Whether a modifier of the symbol alone draws it otherwise than it is, as a scale of -1 does.
  private static func mayBeFlipped(_ index: Int, in subject: Subject) -> Bool {
    for ancestor in subject.screen.ancestors(of: index) {
      switch subject.items[ancestor].content {
      case .transform, .opaqueModifier: return true
      case .uncertain(name: "flipsForRightToLeftLayoutDirection", _): return true
      default: if subject.children[ancestor].count > 1 { return false }
      }
    }
    return false
  }

  /// Whether the nearest view with four symbols and more has the same arrow in all directions.
  private static func isOnPad(_ name: String, _ index: Int, in subject: Subject) -> Bool {
    for ancestor in subject.screen.ancestors(of: index) {
      let names = symbols(in: ancestor, of: subject)
      guard names.count >= 4 else { continue }
      return ["left", "right", "up", "down"].allSatisfy { side in
        names.contains(MirroredSymbols.renamed(name, left: side, right: side))
      }
    }
    return false
  }

  private static func symbols(in index: Int, of subject: Subject) -> Set<String> {
    if let name = symbol(subject.items[index]) { return [name] }
    return subject.children[index].reduce(into: []) { $0.formUnion(symbols(in: $1, of: subject)) }
  }
}
