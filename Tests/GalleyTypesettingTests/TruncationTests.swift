import GalleyModel
import GalleyTypesetting
import Testing

/// What is cut, where, and what is said about it.
@Suite struct TruncationTests {
  static func truncated(
    _ string: String,
    width: Double,
    lines: Int = 1,
    mode: StyledText.TruncationMode = .tail,
    language: String = "en"
  ) -> TypesetText {
    var text = Fixture.text(string, language, size: 13, scale: 2)
    text.lineLimit = lines
    text.truncationMode = mode
    return Fixture.typesetter.typeset(text, in: Proposal(width: width, height: nil))
  }

  struct Row: Sendable {
    var string: String
    var width: Double
    var lines = 1
    var mode = StyledText.TruncationMode.tail
    var shown: String
  }

  @Test(arguments: [
    Row(string: "Alpha beta gamma delta", width: 80, shown: "Alpha beta…"),
    Row(string: "Alpha beta gamma delta", width: 84, shown: "Alpha beta…"),
    Row(string: "Hello, wonderful world", width: 60, mode: .head, shown: "…ul world"),
    Row(string: "Hello, wonderful world", width: 80, mode: .middle, shown: "Hello,…world"),
    Row(
      string: "Alpha beta gamma delta epsilon zeta eta theta",
      width: 100,
      lines: 2,
      mode: .head,
      shown: "Alpha beta …zeta eta theta"
    ),
    Row(string: "First\nSecond", width: 200, shown: "First…"),
    Row(string: "Hello", width: 3, shown: "…"),
    Row(string: "First\nSecond", width: 26, shown: "Fir…"),
  ])
  func `the cut is made between characters, without white space beside it`(_ row: Row) {
    let result = Self.truncated(row.string, width: row.width, lines: row.lines, mode: row.mode)
    #expect(result.truncation?.shown == row.shown)
    #expect(result.size.width <= row.width)
  }

  @Test func `a cut says what it cost`() throws {
    let result = Self.truncated("Alpha beta gamma delta", width: 80)
    let cut = try #require(result.truncation)
    #expect(cut.lost == 10..<22)
    #expect(cut.neededLines == 2)
    #expect(cut.allowedLines == 1)
    #expect(abs(cut.neededWidth - Self.truncated("Alpha beta gamma delta", width: 999).lines[0].width) < 1e-9)
    #expect(result.lines[0].glyphs.last?.cluster == nil)
  }

  @Test func `an emoji of several characters is cut as a whole`() {
    let family = "👨‍👩‍👧"
    let result = Self.truncated("ab\(family)cd efg", width: 40)
    let shown = result.truncation?.shown ?? ""
    #expect(shown.dropLast().allSatisfy { "ab\(family)cd efg".contains($0) })
  }

  @Test func `text that fits is not cut`() {
    #expect(Self.truncated("Alpha", width: 200).truncation == nil)
  }
}
