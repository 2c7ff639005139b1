import GalleyModel
import GalleyTypesetting
import Testing

/// What every text is set by, whatever its script.
@Suite struct BasicTests {
  @Test func `an empty text is one line high and has no width`() {
    let result = Fixture.typesetter.typeset(Fixture.text(""), in: .unspecified)
    #expect(result.size == Size(width: 0, height: 61.0 / 3))
    #expect(result.lines.count == 1)
  }

  @Test func `a tail is cut by one ellipsis`() {
    var text = Fixture.text("Hello, wonderful world")
    text.lineLimit = 1
    let result = Fixture.typesetter.typeset(text, in: Proposal(width: 100, height: nil))
    #expect(result.truncation?.shown == "Hello, won…")
    #expect(result.size.width <= 100)
  }

  @Test func `letters that Swift takes for equal keep their own offsets`() {
    let composed = Fixture.typesetter.typeset(Fixture.text("\u{E9}t\u{E9}"), in: .unspecified)
    let decomposed = Fixture.typesetter.typeset(Fixture.text("e\u{301}te\u{301}"), in: .unspecified)
    #expect(composed.lines[0].range == 0..<3)
    #expect(decomposed.lines[0].range == 0..<5)
    #expect(composed.size == decomposed.size)
  }
}
