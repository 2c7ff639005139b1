import GalleyModel
import GalleyTypesetting
import Testing

/// Order on screen, and the side the ellipsis stands on.
@Suite struct BidirectionalTests {
  /// Characters of the text from left to right, one for each glyph that has a place in it; `…` for an ellipsis.
  static func visual(_ text: StyledText, width: Double? = nil) -> String {
    let result = Fixture.typesetter.typeset(text, in: Proposal(width: width, height: nil))
    let units = Array(text.string.utf16)
    let glyphs = result.lines[0].glyphs.sorted { $0.origin.x < $1.origin.x }
    var clusters: [Int?] = []
    for glyph in glyphs where glyph.cluster == nil || clusters.last != glyph.cluster {
      clusters.append(glyph.cluster)
    }
    return clusters.map { $0.map { String(decoding: [units[$0]], as: UTF16.self) } ?? "…" }.joined()
  }

  @Test(arguments: [
    ("אבג abc 123", "he", "abc 123 גבא"),
    ("אבג 123", "he", "123 גבא"),
    ("abc (אב)", "he", ")בא( abc"),
    ("abc אבג def", "en", "abc גבא def"),
  ])
  func `characters stand in visual order`(_ string: String, _ language: String, _ expected: String) {
    #expect(Self.visual(Fixture.text(string, language)) == expected)
  }

  @Test func `Arabic joins, and digits in it run left to right`() {
    let order = Self.visual(Fixture.text("سعر 2026 iPhone", "ar"))
    #expect(order == "iPhone 2026 رعس")
  }

  @Test(arguments: [
    ("אבגדהו זחטיכל", "he", true), ("Hello, wonderful", "he", true), ("אבגדהו זחטיכל", "en", false),
    ("1234567890123456", "he", true), ("المستخدمين الجدد", "ar", true),
  ])
  func `the ellipsis stands at the end of the base direction`(
    _ string: String,
    _ language: String,
    _ isLeft: Bool
  ) {
    var text = Fixture.text(string, language)
    text.lineLimit = 1
    let order = Self.visual(text, width: 60)
    #expect(isLeft ? order.hasPrefix("…") : order.hasSuffix("…"))
    #expect(order.count > 3)
  }

  @Test func `mixed text is cut in reading order`() {
    var text = Fixture.text("שלום Hello שלום עולם ועוד", "he")
    text.lineLimit = 1
    let result = Fixture.typesetter.typeset(text, in: Proposal(width: 120, height: nil))
    let cut = result.truncation
    #expect(cut?.shown == "שלום Hello ש…")
    #expect(cut?.lost.upperBound == text.string.utf16.count)
    #expect(Self.visual(text, width: 120) == "…ש Hello םולש")
  }
}
