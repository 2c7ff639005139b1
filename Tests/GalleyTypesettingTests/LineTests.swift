import GalleyModel
import GalleyTypesetting
import Testing

/// How many lines a text takes, and where they lie.
@Suite struct LineTests {
  static let fox = "The quick brown fox jumps over the lazy dog and keeps on running far away."

  @Test(arguments: [
    (nil as Double?, 6), (0, 1), (5, 1), (20, 1), (31.0, 1), (31.1, 2), (46.5, 2), (46.6, 3), (.infinity, 6),
  ])
  func `a height limits the lines`(_ height: Double?, _ count: Int) {
    let text = Fixture.text(Self.fox, size: 13, scale: 2)
    let result = Fixture.typesetter.typeset(text, in: Proposal(width: 100, height: height))
    #expect(result.lines.count == count)
    #expect((result.truncation == nil) == (count == 6))
    #expect(result.truncation?.neededLines ?? 6 == 6)
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 2), (9, 6)])
  func `a line limit counts, and is at least one`(_ limit: Int, _ count: Int) {
    var text = Fixture.text(Self.fox, size: 13)
    text.lineLimit = limit
    let result = Fixture.typesetter.typeset(text, in: Proposal(width: 100, height: nil))
    #expect(result.lines.count == count)
  }

  @Test func `reserved lines take their height`() {
    var text = Fixture.text("Hi", scale: 2)
    text.reservedLines = 3
    let result = Fixture.typesetter.typeset(text, in: Proposal(width: 100, height: 10))
    #expect(result.size.height == 61)
    #expect(result.lines.count == 1)
  }

  @Test func `space between lines is not added after the last`() {
    var text = Fixture.text("A\nB", scale: 1)
    let tight = Fixture.typesetter.typeset(text, in: .unspecified)
    text.lineSpacing = 4
    let loose = Fixture.typesetter.typeset(text, in: .unspecified)
    #expect(loose.size.height == tight.size.height + 4)
    #expect(loose.firstBaseline == 16)
    #expect(loose.lastBaseline == 41)
  }

  @Test(arguments: ["Hello", "مرحبا", "你好吗"], [-0.5, 2.0])
  func `tracking follows each character, whatever its face`(_ string: String, _ points: Double) {
    var text = Fixture.text(string, scale: 100)
    let plain = Fixture.typesetter.typeset(text, in: .unspecified)
    text.font.tracking = points
    let tracked = Fixture.typesetter.typeset(text, in: .unspecified)
    let added = tracked.size.width - plain.size.width
    #expect(abs(added - points * Double(string.count)) < 0.03)
    #expect(tracked.size.height == plain.size.height)
  }

  @Test func `nothing is set in no width`() {
    let text = Fixture.text("Hello")
    #expect(Fixture.typesetter.typeset(text, in: Proposal(width: 0, height: 0)).size == .zero)
    #expect(Fixture.typesetter.typeset(text, in: Proposal(width: 0, height: nil)).size.width == 0)
  }

  @Test func `the width it asks for is enough`() {
    for word in ["Hello, wonderful world", "Überprüfung der Einstellungen", "نص عربي قصير"] {
      let text = Fixture.text(word)
      let natural = Fixture.typesetter.typeset(text, in: .unspecified)
      #expect(Fixture.typesetter.typeset(text, in: Proposal(natural.size)) == natural)
    }
  }

  @Test func `white space at the end of a line hangs`() {
    #expect(Fixture.width(Fixture.text("Hello  ")) == Fixture.width(Fixture.text("Hello")))
    #expect(Fixture.width(Fixture.text(" Hello")) > Fixture.width(Fixture.text("Hello")))
    #expect(Fixture.width(Fixture.text("Hello\u{A0}")) > Fixture.width(Fixture.text("Hello")))
  }

  @Test func `a word wider than the line is broken`() {
    #expect(Fixture.lines(Fixture.text("a Donaudampfschiff"), width: 80) == ["a", "Donauda", "mpfschiff"])
  }

  @Test(arguments: [
    (StyledText.Alignment.leading, LayoutDirection.leftToRight, 0.0), (.trailing, .rightToLeft, 0),
    (.center, .leftToRight, 0.5), (.trailing, .leftToRight, 1), (.leading, .rightToLeft, 1),
  ])
  func `lines are aligned in the width of the widest`(
    _ alignment: StyledText.Alignment,
    _ direction: LayoutDirection,
    _ share: Double
  ) {
    var text = Fixture.text("Short\nA much longer line")
    text.alignment = alignment
    text.baseDirection = direction
    let result = Fixture.typesetter.typeset(text, in: .unspecified)
    #expect(abs(result.lines[0].x - share * (result.size.width - result.lines[0].width)) < 1e-9)
  }

  @Test func `a smaller font is tried before a cut`() {
    var text = Fixture.text("Hello, wonderful world")
    text.lineLimit = 1
    text.minimumScaleFactor = 0.8
    let fitting = Fixture.typesetter.typeset(text, in: Proposal(width: 150, height: nil))
    #expect(fitting.truncation == nil)
    #expect(fitting.lines[0].glyphs[0].size < 17)
    let cut = Fixture.typesetter.typeset(text, in: Proposal(width: 100, height: nil))
    #expect(cut.truncation?.appliedScale == 0.8)
  }

  @Test func `a soft hyphen is shown where a line ends with it`() {
    let text = Fixture.text("Donau\u{AD}dampf\u{AD}schiff", "de")
    let whole = Fixture.typesetter.typeset(text, in: .unspecified).lines[0].width
    #expect(
      whole
        == Fixture.typesetter.typeset(Fixture.text("Donaudampfschiff", "de"), in: .unspecified).lines[0].width
    )
    let result = Fixture.typesetter.typeset(text, in: Proposal(width: 60, height: nil))
    #expect(result.lines.map { $0.glyphs.last?.cluster == nil } == [true, true, false])
    #expect(result.lines.allSatisfy { $0.width <= 60 })
    #expect(result.truncation == nil)
  }

  @Test func `a tab is set as a space`() {
    #expect(Fixture.width(Fixture.text("a\tb")) == Fixture.width(Fixture.text("a b")))
  }

  @Test func `a font without size takes no room`() {
    let result = Fixture.typesetter.typeset(
      Fixture.text("Hello", size: 0),
      in: Proposal(width: 10, height: 0)
    )
    #expect(result.size == .zero)
  }
}
