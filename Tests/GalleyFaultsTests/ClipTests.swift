import GalleyFaults
import GalleyModel
import GalleyTestSupport
import Testing

/// Ink that a clip takes, above and below or left and right.
@Suite struct ClipTests {
  @Test(arguments: [
    RuleRow(
      name: "ink fits",
      view: .text("Reply").fixedSize().frame(height: 10).clipped(),
      expected: []
    ),
    RuleRow(
      name: "nothing clips",
      view: .text("Reply").fixedSize().frame(height: 4),
      expected: ["warning fixed.height"]
    ),
    RuleRow(
      name: "a line is gone",
      view: .text("Reply all them").fixedSize(horizontal: false).frame(width: 50, height: 20).clipped(),
      expected: ["error clip.height"]
    ),
    RuleRow(
      name: "15 % of each glyph go",
      view: .text("Reply").fixedSize().frame(height: 8.6).clipped(),
      expected: ["warning clip.height"]
    ),
    RuleRow(
      name: "half a point goes",
      view: .text("Reply").fixedSize().frame(height: 9.6).clipped(),
      expected: ["note clip.height"]
    ),
    RuleRow(
      name: "less goes than heights of that font may be off",
      view: .text("Reply").fixedSize().frame(height: 8.6).clipped(),
      residual: 8,
      expected: ["note clip.height"]
    ),
    RuleRow(
      name: "in a little more width it would be a line less",
      view: .text("Reply all").fixedSize(horizontal: false).frame(width: 89.7, height: 10).clipped(),
      expected: ["note clip.height"]
    ),
    RuleRow(
      name: "the same from the top",
      view: .text("Reply all").fixedSize(horizontal: false).frame(
        width: 89.7,
        height: 10,
        .init(.center, .top)
      )
      .clipped(),
      expected: ["note clip.height"]
    ),
    RuleRow(
      name: "the clip around the one that does nothing",
      view: .text("Reply").fixedSize().clipped().frame(height: 5).clipped(),
      expected: ["error clip.height"]
    ),
    RuleRow(
      name: "the outer of two clips takes more",
      view: .text("Reply").fixedSize().frame(height: 9.7).clipped().frame(height: 5).clipped(),
      expected: ["error clip.height"]
    ),
    RuleRow(
      name: "a collapsed section",
      view: .text("Reply all them").fixedSize().frame(height: 0).clipped(),
      expected: []
    ),
    RuleRow(
      name: "slid out of the clip",
      view: .text("Reply").offset(y: 30).frame(height: 20).clipped(),
      expected: []
    ),
    RuleRow(
      name: "slid half out of the clip",
      view: .text("Reply").offset(y: 10).frame(height: 20).clipped(),
      expected: ["error clip.height"]
    ),
    RuleRow(
      name: "wholly below the clip, by design or by fault",
      view: .vstack(.text("Reply"), .text("Forward")).fixedSize().frame(height: 10, .init(.center, .top))
        .clipped(),
      expected: ["note clip.height"]
    ),
    RuleRow(
      name: "pushed by what was not understood",
      view: .vstack(.opaque(), .text("Reply").frame(height: 10)).frame(height: 60, .init(.center, .top))
        .clipped()
        .frame(height: 40).clipped(),
      expected: ["note clip.height"]
    ),
    RuleRow(
      name: "sample text",
      view: .text("Reply all them", .unknown).fixedSize(horizontal: false).frame(width: 50, height: 20)
        .clipped(),
      expected: []
    ),
    RuleRow(
      name: "tall ink in a clip as high as the text, which may grow with it",
      view: .text("Reply").padding(0).clipped(),
      overhang: 2,
      expected: ["note clip.tallScript"]
    ),
    RuleRow(
      name: "tall ink in a frame that does not grow",
      view: .text("Reply").frame(height: 10).padding(2).frame(height: 10).clipped(),
      overhang: 2,
      expected: ["error clip.tallScript"]
    ),
  ])
  func height(_ row: RuleRow) { row.check() }

  @Test(arguments: [
    RuleRow(name: "fits", view: .text("Reply").fixedSize().frame(width: 50).clipped(), expected: []),
    RuleRow(
      name: "hangs over on both sides",
      view: .text("Reply").fixedSize().frame(width: 30).clipped(),
      expected: ["error clip.width"]
    ),
    RuleRow(
      name: "hangs over at the end, right to left",
      direction: .rightToLeft,
      view: .text("Reply").fixedSize().frame(width: 30, .init(.leading, .center)).clipped(),
      expected: ["error clip.width"]
    ),
    RuleRow(
      name: "a tenth of a glyph",
      view: .text("Reply").fixedSize().frame(width: 49, .init(.leading, .center)).clipped(),
      expected: ["warning clip.width"]
    ),
    RuleRow(
      name: "less than the measure is off",
      view: .text("Reply").fixedSize().frame(width: 47).clipped(),
      residual: 4,
      expected: ["note clip.width"]
    ),
    RuleRow(
      name: "a page beside the one that is shown",
      view: .hstack(.text("Reply").fixedSize(), .text("Again").fixedSize()).frame(
        width: 50,
        .init(.leading, .center)
      )
      .clipped(),
      expected: []
    ),
    RuleRow(
      name: "beside what was not understood",
      view: .hstack(.opaque(), .text("Reply").fixedSize()).frame(width: 70).clipped(),
      expected: ["note clip.width"]
    ),
    RuleRow(
      name: "both ways",
      view: .text("Reply").fixedSize().frame(width: 30, height: 5).clipped(),
      expected: ["error clip.height", "error clip.width"]
    ),
    RuleRow(
      name: "ink that hangs over the letters, in a clip as wide as the text",
      view: .text("Reply").clipped(),
      overhang: 0.4,
      expected: ["note clip.tallScript"]
    ),
    RuleRow(
      name: "the same in a frame of fixed width",
      view: .text("Reply").frame(width: 50).clipped(),
      overhang: 1.2,
      expected: ["note clip.tallScript", "warning clip.width"]
    ),
  ])
  func width(_ row: RuleRow) { row.check() }
}
