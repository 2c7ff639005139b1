internal import GalleyModel

/// `image.missing`: a screen asks for a picture that the project does not have.
enum ImageMissing: Rule {
  static let page = RulePage(
    id: "image.missing",
    summary: "A screen names a picture that no asset catalogue has",
    severity: "note",
    explanation: """
      The name stands in none of the asset catalogues that were read, and no picture file beside them has it: nothing \
      is shown in its place. It is a note, since a catalogue may lie outside the folders that were read, or be made \
      while the app is built. Names that source does not tell and pictures of other modules' bundles are passed over, \
      and so are projects without any catalogue.
      """,
    repair: "Correct the name, add the picture, or add the folder with its catalogue to what is read.",
    faulty: """
      #Preview("Logo", traits: .fixedLayout(width: 200, height: 60)) {
        Image("logo-of-another-app")
      }
      """,
    repaired: """
      #Preview("Logo", traits: .fixedLayout(width: 200, height: 60)) {
        Image("logo")
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    subject.items.compactMap { item in
      guard case .image(let image) = item.content, image.lookup == .missing,
        case .asset(let name) = image.source
      else { return nil }
      return Fault(
        rule: page.id,
        severity: .note,
        message: "\(quoted(name)) is in no asset catalogue",
        location: item.location,
        key: nil,
        rects: [item.frame]
      )
    }
  }
}
