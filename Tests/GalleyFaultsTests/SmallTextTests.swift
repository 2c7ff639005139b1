import GalleyFaults
import GalleyModel
import GalleyTestSupport
import Testing

/// Texts that got no room, or characters that got no glyph.
@Suite struct SmallTextTests {
  @Test(arguments: [
    RuleRow(
      name: "a stack has nothing left",
      view: .hstack(.text("A").frame(width: 200), .text("Reply").lineLimit(1)),
      expected: ["error squeezed.zero"]
    ),
    RuleRow(
      name: "an empty text",
      view: .hstack(.text("A").frame(width: 200), .text("")),
      expected: []
    ),
    RuleRow(
      name: "padding takes what is left",
      view: .hstack(.text("A").frame(width: 180), .text("Reply").lineLimit(1).padding(10)),
      expected: ["error squeezed.zero"]
    ),
    RuleRow(
      name: "a frame hides it in one axis",
      view: .hstack(.text("A"), .text("Reply").lineLimit(1).frame(width: 0)),
      expected: []
    ),
    RuleRow(
      name: "a flexible frame around it gets nothing either",
      view: .hstack(.text("A").frame(width: 200), .text("Reply").lineLimit(1).frame(minWidth: 0)),
      expected: ["error squeezed.zero"]
    ),
    RuleRow(
      name: "a picture that may shrink",
      view: .hstack(.text("A").frame(width: 200), picture()),
      expected: ["error squeezed.zero"]
    ),
    RuleRow(
      name: "a picture in a frame of no width",
      view: .hstack(.text("A"), picture().frame(width: 0)),
      expected: []
    ),
    RuleRow(
      name: "a picture and its room",
      view: .hstack(.text("A").frame(width: 150), picture()),
      expected: []
    ),
    RuleRow(
      name: "a colour has no size of its own",
      view: .hstack(.text("A").frame(width: 200), .color()),
      expected: []
    ),
    RuleRow(
      name: "beside what was not understood",
      view: .hstack(.opaque(), .text("A").frame(width: 160), .text("Reply").lineLimit(1)),
      expected: ["note squeezed.zero"]
    ),
    RuleRow(
      name: "sample text",
      view: .hstack(.text("A").frame(width: 200), .text("Reply", .unknown).lineLimit(1)),
      expected: []
    ),
    RuleRow(
      name: "not painted",
      view: .hstack(.text("A").frame(width: 200), .text("Reply").lineLimit(1).modified(.hidden)),
      expected: []
    ),
  ])
  func squeezed(_ row: RuleRow) { row.check() }

  private static func picture() -> LocalizedElement {
    LocalizedElement(
      .image(ImageContent(.asset("photo"), resizable: true)),
      at: .init(file: "A", line: 1, column: 1)
    )
  }
}
