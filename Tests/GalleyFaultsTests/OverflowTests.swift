import GalleyFaults
import GalleyModel
import GalleyTestSupport
import Testing

/// What leaves the window.
@Suite struct OverflowTests {
  @Test(arguments: [
    RuleRow(name: "fits", view: .text("Reply to all").fixedSize(), expected: []),
    RuleRow(
      name: "a text",
      view: .text("Reply to all of these people").fixedSize(),
      expected: ["warning overflow.window"]
    ),
    RuleRow(
      name: "a text, right to left",
      direction: .rightToLeft,
      view: .text("Reply to all of these people").fixedSize(),
      expected: ["warning overflow.window"]
    ),
    RuleRow(
      name: "a control once, not its label too",
      view: .text("Reply to all of these people").control().fixedSize(),
      expected: ["error overflow.window"]
    ),
    RuleRow(
      name: "a label that leaves the control and the window",
      view: .text("Reply to all of these people").fixedSize().frame(width: 50).control(),
      expected: ["error overflow.window"]
    ),
    RuleRow(
      name: "off the bottom",
      window: Size(width: 200, height: 25),
      view: .vstack(.text("Reply"), .text("Again"), .text("All")).fixedSize(),
      expected: ["warning overflow.window", "warning overflow.window"]
    ),
    RuleRow(
      name: "clipped to the window",
      window: Size(width: 100, height: 20),
      view: .text("Reply to all").fixedSize().frame(width: 100).clipped().frame(width: 120),
      expected: ["error clip.width"]
    ),
    RuleRow(
      name: "spaces may hang over",
      view: .text("Reply to all of them    ").fixedSize(),
      expected: []
    ),
    RuleRow(
      name: "padding may hang over",
      view: .text("Reply to all of them").fixedSize().padding(20),
      expected: []
    ),
    RuleRow(
      name: "by less than half a point",
      window: Size(width: 119.6, height: 100),
      view: .text("Reply to all").fixedSize(),
      expected: ["note overflow.window"]
    ),
    RuleRow(
      name: "by less than the measure is off",
      window: Size(width: 115, height: 100),
      view: .text("Reply to all").fixedSize(),
      residual: 6,
      expected: ["note overflow.window"]
    ),
    RuleRow(
      name: "sample text",
      view: .text("Reply to all of these people", .unknown).fixedSize(),
      expected: ["note overflow.window"]
    ),
    RuleRow(
      name: "a control with sample text",
      view: .hstack(.text("Reply to"), .text("all of these people", .unknown)).control().fixedSize(),
      expected: ["note overflow.window"]
    ),
    RuleRow(
      name: "beside what was not understood",
      view: .hstack(.text("Reply to all of them").fixedSize(), .opaque()),
      expected: ["note overflow.window"]
    ),
    RuleRow(
      name: "in a fixed frame beside what was not understood",
      view: .hstack(.text("Reply to all").frame(width: 200, .init(.leading, .center)), .opaque()),
      expected: ["note overflow.window"]
    ),
    RuleRow(
      name: "longer than the window, whatever it stands beside",
      view: .hstack(.text("Reply to all of these people").fixedSize(), .opaque()),
      expected: ["warning overflow.window"]
    ),
    RuleRow(
      name: "longer than the window, in a modifier that was not understood",
      view: .text("Reply to all of these people").fixedSize().unknown("scaleEffect"),
      expected: ["note overflow.window"]
    ),
    RuleRow(
      name: "a symbol, by less than its width may be off",
      window: Size(width: 50, height: 40),
      view: .hstack(.color().frame(width: 40, height: 10), .symbol()).fixedSize(),
      expected: ["note overflow.window"]
    ),
    RuleRow(
      name: "a picture whose size is not known",
      window: Size(width: 40, height: 60),
      view: .asset(),
      expected: ["note overflow.window"]
    ),
    RuleRow(
      name: "slid out of sight",
      view: .text("Menu").control().offset(x: -300),
      expected: []
    ),
    RuleRow(
      name: "moved half out of sight",
      view: .text("Menu").control().offset(x: 100),
      expected: ["error overflow.window"]
    ),
    RuleRow(
      name: "pushed out of sight",
      window: Size(width: 60, height: 30),
      view: .vstack(.text("Reply").frame(height: 90), .text("Again").control()),
      expected: ["error overflow.window"]
    ),
    RuleRow(
      name: "within reach of a scroll",
      view: .scroll(.horizontal, .hstack(.text("Reply to all of them"), .text("Again").control())),
      expected: []
    ),
    RuleRow(
      name: "across the scroll",
      view: .scroll(.vertical, .text("Reply to all of these people").fixedSize()),
      expected: ["warning overflow.window"]
    ),
    RuleRow(
      name: "a scroll that is clipped",
      view: .scroll(.horizontal, .hstack(.text("Reply to all of them").fixedSize(), .text("Again"))).frame(
        width: 90
      )
      .clipped(),
      expected: []
    ),
    RuleRow(
      name: "not painted",
      view: .text("Reply to all of these people").fixedSize().modified(.hidden),
      expected: []
    ),
    RuleRow(
      name: "drawn elsewhere than laid out",
      view: .text("Reply to all of these people").fixedSize().modified(.transform(name: "scaleEffect")),
      expected: ["note overflow.window"]
    ),
    RuleRow(
      name: "by what sums of lengths are off",
      window: Size(width: 120 - 1e-9, height: 100),
      view: .text("Reply to all").fixedSize(),
      expected: []
    ),
    RuleRow(
      name: "no size",
      view: .color().frame(width: 0, height: 0).control().offset(x: 300),
      expected: []
    ),
  ])
  func overflow(_ row: RuleRow) { row.check() }

  @Test func saysHowFarAndWhich() throws {
    let row = RuleRow(
      name: "",
      view: .text("Reply to all of these people").control().fixedSize(),
      expected: []
    )
    let fault = try #require(row.faults.first)
    #expect(fault.message == "“Reply to all of these people” runs 80 pt off the side of the window")
    #expect(fault.measured == 280)
    #expect(fault.available == 200)
    #expect(fault.key?.key == "Reply to all of these people")
  }
}
