import GalleyFaults
import GalleyModel
import GalleyTestSupport
import Testing

/// Which alternative is shown, and whether that is a fault.
@Suite struct ViewThatFitsTests {
  private static func fits(_ alternatives: LocalizedElement...) -> LocalizedElement {
    LocalizedElement(
      .viewThatFits(axes: [.horizontal], alternatives),
      at: .init(file: "A", line: 1, column: 1)
    )
  }

  @Test(arguments: [
    RuleRow(
      name: "the first fits",
      view: fits(.text("Reply all"), .text("Reply")).frame(width: 90),
      expected: []
    ),
    RuleRow(
      name: "the last one wraps",
      view: fits(.text("Reply all")).frame(width: 60),
      expected: []
    ),
    RuleRow(
      name: "the last one hangs over",
      view: fits(.text("Reply all").fixedSize()).frame(width: 60),
      expected: ["error viewThatFits.none"]
    ),
    RuleRow(
      name: "by half a point",
      view: fits(.text("Reply all").fixedSize()).frame(width: 89.6),
      expected: ["note viewThatFits.none"]
    ),
    RuleRow(
      name: "by less than the measure is off",
      view: fits(.text("Reply all").fixedSize()).frame(width: 80),
      residual: 11,
      expected: ["note viewThatFits.none"]
    ),
    RuleRow(
      name: "the last one is cut by an ellipsis",
      view: fits(.text("Reply all").lineLimit(1)).frame(width: 60),
      expected: ["warning truncation.tail"]
    ),
    RuleRow(
      name: "the room is not known",
      view: .hstack(.opaque(), fits(.text("Reply all").fixedSize())).frame(width: 100),
      expected: ["note viewThatFits.none"]
    ),
    RuleRow(
      name: "sample text",
      view: fits(.text("Reply all", .unknown).fixedSize()).frame(width: 60),
      expected: ["note viewThatFits.none"]
    ),
    RuleRow(
      name: "not painted",
      view: fits(.text("Reply all").fixedSize()).frame(width: 60).modified(.hidden),
      expected: []
    ),
  ])
  func none(_ row: RuleRow) { row.check() }

  @Test(arguments: [
    RuleRow(
      name: "one of two texts is left out",
      view: fits(.hstack(.text("Reply"), .text("Again")), .text("Reply")).frame(width: 60),
      expected: ["warning viewThatFits.hides"]
    ),
    RuleRow(
      name: "a short form stands for a long one",
      view: fits(.text("Reply to all"), .text("All")).frame(width: 60),
      expected: []
    ),
    RuleRow(
      name: "the first is too large by less than the measure is off",
      view: fits(.hstack(.text("Reply"), .text("Again")), .text("Reply")).frame(width: 95),
      residual: 4,
      expected: ["note viewThatFits.hides"]
    ),
    RuleRow(
      name: "one short form stands for two",
      view: fits(.hstack(.text("Reply"), .text("Again")), .text("All")).frame(width: 60),
      expected: ["warning viewThatFits.hides"]
    ),
    RuleRow(
      name: "the same below each other",
      view: fits(.hstack(.text("Reply"), .text("Again")), .vstack(.text("Reply"), .text("Again"))).frame(
        width: 60
      ),
      expected: []
    ),
    RuleRow(
      name: "the room is not known",
      view: .hstack(.opaque(), fits(.hstack(.text("Reply"), .text("Again")), .text("Reply"))).frame(
        width: 120
      ),
      expected: ["note viewThatFits.hides"]
    ),
  ])
  func hides(_ row: RuleRow) { row.check() }

  @Test func whatTheSourceLeavesOutTooIsNoFault() throws {
    let view = Self.fits(.hstack(.text("Reply"), .text("Again")), .text("Reply")).frame(width: 60)
    let fault = try #require(RuleRow(name: "", view: view, expected: []).faults.first)
    #expect(fault.onlyIfAdded)
    #expect(fault.measured == 100)
    #expect(fault.available == 60)
    #expect(fault.message == "“Again” left out, because the alternatives with it do not fit")
  }
}
