import GalleyFaults
import GalleyModel
import GalleyTestSupport
import Testing

/// Texts and controls painted over each other.
@Suite struct OverlapTests {
  /// Two views, the second over the first and so far from its middle.
  private static func pair(
    _ first: LocalizedElement,
    _ second: LocalizedElement,
    x: Double = 0,
    y: Double = 0
  ) -> LocalizedElement {
    .zstack(first, second.offset(x: x, y: y))
  }

  @Test(arguments: [
    RuleRow(name: "side by side", view: .hstack(.text("Reply"), .text("Again")), expected: []),
    RuleRow(name: "touching", view: pair(.text("Reply"), .text("Again"), x: 50), expected: []),
    RuleRow(
      name: "a whole letter of five",
      view: pair(.text("Reply"), .text("Again"), x: 40),
      expected: ["error overlap.text"]
    ),
    RuleRow(
      name: "a tenth of the smaller one",
      view: pair(.text("Reply"), .text("Again"), x: 45.1),
      expected: ["warning overlap.text"]
    ),
    RuleRow(
      name: "less than half a point",
      view: pair(.text("Reply"), .text("Again"), x: 49.6),
      expected: ["note overlap.text"]
    ),
    RuleRow(
      name: "less than the measures are off",
      view: pair(.text("Reply"), .text("Again"), x: 40),
      residual: 5,
      expected: ["note overlap.text"]
    ),
    RuleRow(
      name: "more than the measures are off",
      view: pair(.text("Reply"), .text("Again"), x: 30),
      residual: 5,
      expected: ["error overlap.text"]
    ),
    RuleRow(
      name: "right to left",
      direction: .rightToLeft,
      view: pair(.text("Reply"), .text("Again"), x: 40),
      expected: ["error overlap.text"]
    ),
    RuleRow(
      name: "the boxes overlap where one is empty",
      view: .zstack(.text("Reply").padding(20), .text("Again").offset(y: 12)),
      expected: []
    ),
    RuleRow(
      name: "a space lies over a letter",
      view: pair(.text("I am"), .text("B"), x: 1),
      expected: ["error overlap.text"]
    ),
    RuleRow(
      name: "letters stand in the gap of others",
      view: pair(.text("I  am"), .text("B"), x: -10),
      expected: []
    ),
    RuleRow(
      name: "ink that hangs over the line meets that of the next line",
      view: .vstack(.text("Reply"), .text("Again")),
      overhang: 1,
      expected: ["note overlap.text"]
    ),
    RuleRow(
      name: "the same by less than half a point",
      view: .vstack(.text("Reply"), .text("Again")),
      overhang: 0.2,
      expected: []
    ),
    RuleRow(
      name: "on an overlay",
      view: .text("Reply").overlay(.text("3").offset(x: 4)),
      expected: ["error overlap.text"]
    ),
    RuleRow(
      name: "in the very same place, perhaps one at a time",
      view: .zstack(.text("Reply"), .text("Forward")),
      expected: ["note overlap.text"]
    ),
    RuleRow(
      name: "a badge with a shape of its own hides what is below",
      view: .text("Reply").overlay(.text("3").padding(2).background(.color())),
      expected: []
    ),
    RuleRow(
      name: "a picture over the lower one may hide it",
      view: .zstack(
        .text("Reply"),
        LocalizedElement(
          .image(ImageContent(.asset("photo"), resizable: true)),
          at: .init(file: "A", line: 1, column: 1)
        ),
        .text("Again")
      ).frame(width: 60, height: 20),
      expected: ["note overlap.text"]
    ),
    RuleRow(
      name: "the same words twice are an outline or a shadow",
      view: pair(.text("Reply"), .text("Reply"), x: 1, y: 1),
      expected: []
    ),
    RuleRow(name: "an emoji behind a text", view: pair(.text("🎉"), .text("Again")), expected: []),
    RuleRow(
      name: "not painted",
      view: pair(.text("Reply"), .text("Again").modified(.hidden)),
      expected: []
    ),
    RuleRow(
      name: "as clear as glass",
      view: pair(
        .text("Reply"),
        .text("Again").modified(.environment(.foreground(Paint(red: 0, green: 0, blue: 0, opacity: 0))))
      ),
      expected: []
    ),
    RuleRow(
      name: "clipped away",
      view: pair(.text("Reply"), .text("Again").frame(width: 50, height: 10).clipped(), y: 10),
      expected: []
    ),
    RuleRow(
      name: "what scrolls below what does not",
      view: .zstack(.scroll(.vertical, .text("Reply")), .text("Again").offset(y: -45)),
      expected: []
    ),
    RuleRow(
      name: "within one scroll view",
      view: .scroll(.vertical, pair(.text("Reply"), .text("Again"), x: 4)),
      expected: ["error overlap.text"]
    ),
    RuleRow(
      name: "sample text below a text",
      view: pair(.text("Reply", .unknown), .text("Again")),
      expected: ["note overlap.text"]
    ),
    RuleRow(
      name: "two sample texts",
      view: pair(.text("Reply", .unknown), .text("Again", .unknown)),
      expected: []
    ),
    RuleRow(
      name: "drawn otherwise than laid out",
      view: pair(.text("Reply").modified(.transform(name: "scaleEffect")), .text("Again")),
      expected: ["note overlap.text"]
    ),
    RuleRow(
      name: "inside a modifier that was not understood",
      view: pair(.text("Reply"), .text("Again")).unknown(),
      expected: ["note overlap.text"]
    ),
    RuleRow(
      name: "aligned in a stack whose size is not known",
      view: .zstack(.text("Reply"), .text("Again").offset(x: 40), .opaque()),
      expected: ["note overlap.text"]
    ),
    RuleRow(
      name: "by lines that in a little more width would be one less",
      view: .zstack(.text("Reply all").frame(width: 89.7), .text("Again").offset(y: 9)),
      expected: ["note overlap.text"]
    ),
  ])
  func texts(_ row: RuleRow) { row.check() }

  @Test(arguments: [
    RuleRow(
      name: "a text below another button's symbol",
      view: .zstack(.text("Reply to all"), .symbol().control().offset(x: 4)),
      expected: ["error overlap.text"]
    ),
    RuleRow(
      name: "a text beside a button's symbol",
      view: .hstack(.text("Reply to all"), .symbol().control()),
      expected: []
    ),
    RuleRow(
      name: "by less than the symbol's width may be off",
      view: .hstack(.text("Reply to all"), .symbol().control().offset(x: -3)),
      expected: ["note overlap.text"]
    ),
    RuleRow(
      name: "a number on a symbol in one button",
      view: .zstack(.symbol(), .text("3")).control(),
      expected: []
    ),
    RuleRow(name: "a symbol that is no button", view: .zstack(.text("Reply"), .symbol()), expected: []),
    RuleRow(
      name: "a text over a switch",
      view: .zstack(
        LocalizedElement(
          .platform(PlatformControl(.toggleSwitch, width: 51, height: 31)),
          at: .init(file: "A", line: 1, column: 1)
        ),
        .text("Reply").offset(x: 4)
      ),
      expected: ["error overlap.text"]
    ),
    RuleRow(
      name: "a text on a progress bar",
      view: .zstack(
        LocalizedElement(
          .platform(PlatformControl(.progressBar, width: 51, height: 31)),
          at: .init(file: "A", line: 1, column: 1)
        ),
        .text("Reply")
      ),
      expected: []
    ),
  ])
  func controls(_ row: RuleRow) { row.check() }

  @Test func blamesTheTranslatedText() throws {
    let view = LocalizedElement.zstack(
      .text("17:24", .verbatim, line: 1),
      .text("High tide", line: 2).offset(x: 4)
    )
    let fault = try #require(RuleRow(name: "", view: view, expected: []).faults.first)
    #expect(fault.location.line == 2)
    #expect(fault.key?.key == "High tide")
    #expect(fault.message == "“High tide” and “17:24” are painted over each other")
    #expect(fault.measured == 90)
    #expect(fault.available == 40)
    #expect(!fault.onlyIfAdded)
  }

  @Test func whatTheUserWroteTwiceIsAFaultWhereItIsAdded() throws {
    let view = LocalizedElement.zstack(.text("17:24", .verbatim), .text("Lisbon", .verbatim))
    #expect(try #require(RuleRow(name: "", view: view, expected: []).faults.first).onlyIfAdded)
  }
}
