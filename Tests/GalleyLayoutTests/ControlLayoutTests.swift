import GalleyLayout
import GalleyModel
import GalleyTestSupport
import Testing

/// Sizes of what the platform draws, and of what is laid out without all that decides its size.
@Suite struct ControlLayoutTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let view: LocalizedElement
    let proposal: Proposal
    let expected: Size

    var testDescription: String { name }
  }

  private static func control(_ kind: PlatformControl.Kind, _ width: Double?, _ height: Double?)
    -> LocalizedElement
  {
    LocalizedElement(
      .platform(PlatformControl(kind, width: width, height: height)),
      at: SourceLocation(file: "A", line: 1, column: 1)
    )
  }

  @Test(arguments: [
    Row(
      name: "a surface fills what it is offered",
      view: control(.surface, nil, nil),
      proposal: Proposal(width: 120, height: 80),
      expected: Size(width: 120, height: 80)
    ),
    Row(
      name: "a surface offered nothing is as large as a colour",
      view: control(.surface, nil, nil),
      proposal: Proposal(width: nil, height: nil),
      expected: Size(width: 10, height: 10)
    ),
    Row(
      name: "a calendar fills the width and has a height of its own",
      view: control(.datePicker, nil, 330),
      proposal: Proposal(width: 120, height: 80),
      expected: Size(width: 120, height: 330)
    ),
    Row(
      name: "a colour well hugs",
      view: control(.colorWell, 28, 28),
      proposal: Proposal(width: 120, height: 80),
      expected: Size(width: 28, height: 28)
    ),
    Row(
      name: "a mark of doubt changes no size",
      view: LocalizedElement.text("Reply").uncertain(),
      proposal: Proposal(width: nil, height: nil),
      expected: Size(width: 85, height: 17)
    ),
    Row(
      name: "a text size is kept below the greatest of a range",
      view: LocalizedElement.text("Reply")
        .modified(.environment(.textSizeRange(.xSmall, .small)))
        .modified(.environment(.textSize(.accessibility5))),
      proposal: Proposal(width: nil, height: nil),
      expected: Size(width: 75, height: 15)
    ),
    Row(
      name: "a text size inside a range stays as it is",
      view: LocalizedElement.text("Reply").modified(.environment(.textSizeRange(.small, .xLarge))),
      proposal: Proposal(width: nil, height: nil),
      expected: Size(width: 85, height: 17)
    ),
  ])
  func answers(_ row: Row) throws {
    let variant = Variant(locale: "en", device: Devices.standard)
    let items = ScreenLayout(measurer: SquareMeasurer()).layOut(
      row.view,
      proposal: row.proposal,
      variant: variant
    )
    let size = try #require(items.first).frame.size
    #expect(size == row.expected)
  }
}
