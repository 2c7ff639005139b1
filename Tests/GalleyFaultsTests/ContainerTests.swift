import GalleyFaults
import GalleyModel
import GalleyTestSupport
import Testing

/// Texts that leave what is painted behind them.
@Suite struct ContainerTests {
  private static func fill(
    _ red: Double = 1,
    white: Bool = false,
    opacity: Double = 1,
    stroke: Double? = nil
  ) -> LocalizedElement {
    let other = white ? 1.0 : 0.5
    let paint = Paint(red: red, green: other, blue: other, opacity: opacity)
    return LocalizedElement(
      .fill(Fill(.capsule, color: paint, stroke: stroke)),
      at: .init(file: "A", line: 1, column: 1)
    )
  }

  private static func tag(width: Double, height: Double = 20) -> LocalizedElement {
    .text("Reply").fixedSize().frame(width: width, height: height)
  }

  @Test(arguments: [
    RuleRow(name: "fits", view: tag(width: 50).background(fill()), expected: []),
    RuleRow(
      name: "hangs over",
      view: tag(width: 30).background(fill()),
      expected: ["warning overflow.container"]
    ),
    RuleRow(
      name: "hangs over, right to left",
      direction: .rightToLeft,
      view: tag(width: 30).background(fill()),
      expected: ["warning overflow.container"]
    ),
    RuleRow(
      name: "by half a point",
      view: tag(width: 49.5).background(fill()),
      expected: ["note overflow.container"]
    ),
    RuleRow(
      name: "by less than the measure is off",
      view: tag(width: 45).background(fill()),
      residual: 6,
      expected: ["note overflow.container"]
    ),
    RuleRow(
      name: "off the bottom",
      view: .text("Reply to all").fixedSize(horizontal: false).frame(width: 60, height: 12).background(
        fill()
      ),
      expected: ["warning overflow.container"]
    ),
    RuleRow(
      name: "off the bottom by a line that a little more width would save",
      view: .text("Reply all").fixedSize(horizontal: false).frame(width: 89.7, height: 12).background(fill()),
      expected: ["note overflow.container"]
    ),
    RuleRow(
      name: "in front of a shape of its own size",
      view: fill().frame(width: 30, height: 20).overlay(.text("Reply").fixedSize()),
      expected: ["warning overflow.container"]
    ),
    RuleRow(
      name: "a badge in a stack",
      view: .zstack(fill().frame(width: 20, height: 20), .text("99+").fixedSize()),
      expected: ["warning overflow.container"]
    ),
    RuleRow(
      name: "a border around it",
      view: tag(width: 30).overlay(fill(stroke: 1)),
      expected: ["warning overflow.container"]
    ),
    RuleRow(
      name: "a veil over it",
      view: tag(width: 30).overlay(fill(opacity: 0.3)),
      expected: ["warning fixed.width"]
    ),
    RuleRow(
      name: "as clear as glass",
      view: tag(width: 30).background(fill(opacity: 0)),
      expected: ["warning fixed.width"]
    ),
    RuleRow(
      name: "white on the window",
      view: tag(width: 30).background(fill(white: true)),
      expected: ["warning fixed.width"]
    ),
    RuleRow(
      name: "white on a colour",
      view: tag(width: 30).background(fill(white: true)).padding(40).background(fill()),
      expected: ["warning overflow.container"]
    ),
    RuleRow(
      name: "a rule under a word",
      view: tag(width: 60).background(fill().frame(width: 20, height: 3)),
      expected: []
    ),
    RuleRow(
      name: "an ornament beside the text",
      view: .zstack(fill().frame(width: 20, height: 20).offset(x: -60), .text("Reply")),
      expected: []
    ),
    RuleRow(
      name: "cut before it leaves",
      view: tag(width: 30).clipped().background(fill()),
      expected: ["error clip.width"]
    ),
    RuleRow(
      name: "ink that the font lets hang over",
      view: .text("Reply").background(fill()),
      overhang: 1,
      expected: []
    ),
    RuleRow(
      name: "spaces hang over",
      view: .text("Re   ").fixedSize().frame(width: 45, height: 20, .init(.leading, .center)).background(
        fill()
      ),
      expected: []
    ),
    RuleRow(
      name: "in a card around the stack it stands in",
      view: .vstack(tag(width: 30), .text("All")).background(fill()),
      expected: ["warning overflow.container"]
    ),
    RuleRow(
      name: "pushed by what was not understood",
      view: .hstack(.opaque(), .text("Reply").fixedSize()).frame(width: 70, height: 44).background(fill()),
      expected: ["note overflow.container"]
    ),
    RuleRow(
      name: "sample text",
      view: .text("Reply", .unknown).fixedSize().frame(width: 30, height: 20).background(fill()),
      expected: []
    ),
    RuleRow(
      name: "a layer that holds more than shapes",
      view: tag(width: 30).background(.vstack(.opaque(), fill())),
      expected: ["warning fixed.width"]
    ),
  ])
  func containers(_ row: RuleRow) { row.check() }
}
