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
}
