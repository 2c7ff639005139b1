internal import GalleyModel

/// `viewThatFits.none`: no alternative of a `ViewThatFits` fits, and the last one is shown all the same.
enum ViewThatFitsNone: Rule {
  static let page = RulePage(
    id: "viewThatFits.none",
    summary: "No alternative of a ViewThatFits fits in a language",
    severity: "error; note when what the alternatives measure is too close to tell",
    explanation: """
      ViewThatFits shows the first alternative whose ideal size fits, and the last one when none does. That one then \
      hangs over or is squeezed: the view was made for a case that it does not cover.
      """,
    repair: "Add a smaller alternative, as a symbol without its text, or let the last one wrap.",
    faulty: """
      #Preview("Sync", traits: .fixedLayout(width: 120, height: 60)) {
        ViewThatFits(in: .horizontal) {
          Text("Synchronizing all of your messages")
          Text("Synchronizing messages")
        }
      }
      """,
    repaired: """
      #Preview("Sync", traits: .fixedLayout(width: 120, height: 60)) {
        ViewThatFits(in: .horizontal) {
          Text("Synchronizing all of your messages")
          Text("Syncing")
        }
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    subject.items.indices.compactMap { index in
      let item = subject.items[index]
      guard case .viewThatFits(_, fits: false, _) = item.content, !subject.isHidden(index) else { return nil }
      let text = subject.texts(in: index).first
      let name = text.map { quoted($0.resolved.string) } ?? "the last one"
      return Fault(
        rule: page.id,
        severity: .error,
        certainty: subject.isChoiceCertain(index) ? .certain : .uncertain,
        message: "no alternative fits; \(name) is shown all the same",
        location: item.location,
        key: text?.resolved.key,
        rects: [item.frame]
      )
    }
  }
}

extension Subject {
  /// Whether nothing that was not understood has a part in which alternative was chosen.
  func isChoiceCertain(_ index: Int) -> Bool {
    Axis.all.allSatisfy { axis in
      let doubt = Doubt(self, along: axis)
      return doubt.room(of: index) < .infinity && doubt.length(of: index) < .infinity
    }
  }
}

extension Axis {
  fileprivate static var all: [Axis] { [.horizontal, .vertical] }
}
