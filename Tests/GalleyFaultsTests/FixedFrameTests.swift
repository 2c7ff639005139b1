import GalleyFaults
import GalleyModel
import GalleyTestSupport
import Testing

/// Texts that run out of frames of fixed length, where nothing cuts them and nothing is painted behind them.
@Suite struct FixedFrameTests {
  private static let wide = LocalizedElement.text("wordword").fixedSize()

  @Test(arguments: [
    RuleRow(name: "out of a width", view: wide.frame(width: 50), expected: ["warning fixed.width"]),
    RuleRow(name: "room enough", view: wide.frame(width: 80), expected: []),
    RuleRow(name: "the height alone is fixed", view: wide.frame(height: 10), expected: []),
    RuleRow(name: "a least width", view: wide.frame(minWidth: 50), expected: []),
    RuleRow(
      name: "out of a height",
      view: .text("word word word").fixedSize(horizontal: false).frame(width: 40, height: 20),
      expected: ["warning fixed.height"]
    ),
    RuleRow(
      name: "cut",
      view: .text("word word").frame(width: 40, height: 10),
      expected: ["error truncation.tail"]
    ),
    RuleRow(
      name: "within the band",
      view: wide.frame(width: 79.6),
      residual: 1,
      expected: ["note fixed.width"]
    ),
    RuleRow(name: "ink beyond the box", view: wide.frame(width: 80), overhang: 2, expected: []),
    RuleRow(
      name: "text that is not known",
      view: .text("wordword", .unknown).fixedSize().frame(width: 50),
      expected: []
    ),
    RuleRow(
      name: "scrolled inside the frame",
      view: .scroll(.horizontal, wide).frame(width: 50),
      expected: []
    ),
    RuleRow(
      name: "beside one that is not understood",
      view: .hstack(wide, .opaque()).frame(width: 50),
      expected: ["note fixed.width"]
    ),
  ])
  func frames(_ row: RuleRow) { row.check() }

  @Test func clipsAndShapesHaveRulesOfTheirOwn() {
    for view in [
      Self.wide.frame(width: 50).clipped(),
      Self.wide.frame(width: 50).modified(.background(alignment: .center, [.color()])),
    ] {
      let rules = Set(RuleRow(name: "", view: view, expected: []).faults.map(\.rule))
      #expect(!rules.isEmpty && !rules.contains("fixed.width"))
    }
  }
}
