import GalleyModel
import GalleyTypesetting
import Testing

/// Where lines break, by language.
@Suite struct BreakTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var language: String
    /// Every place a line may break is marked by a bar.
    var marked: String

    var testDescription: String { "\(language) \(marked)" }
  }

  @Test(arguments: [
    Row(language: "en", marked: "Don’t |break |e-|mail |$5.00"),
    Row(language: "th", marked: "การ|ตั้ง|ค่า|ความ|เป็น|ส่วน|ตัว"),
    Row(language: "ja", marked: "プ|ラ|イ|バ|シー"),
    Row(language: "ja-JP", marked: "キャッ|シュ|を|削|除"),
    Row(language: "ko", marked: "개인정보 |보호 |설정을 |변경하세요"),
    Row(language: "zh-Hans", marked: "设|置|已|更|改。"),
    Row(language: "km", marked: "ការកំណត់|ឯកជន|ភាព|របស់|អ្នក"),
  ])
  func `a line ends at each place as soon as it is wide enough, and not before`(_ row: Row) {
    let pieces = row.marked.split(separator: "|").map(String.init)
    let text = Fixture.text(pieces.joined(), row.language)
    for count in 2..<pieces.count {
      let line = pieces.prefix(count).joined()
      let width = Fixture.typesetter.typeset(Fixture.text(line, row.language), in: .unspecified).lines[0]
        .width
      #expect(Self.firstLine(of: text, width: width + 0.3) == line)
      #expect(Self.firstLine(of: text, width: width - 0.3) == pieces.prefix(count - 1).joined())
    }
  }

  private static func firstLine(of text: StyledText, width: Double) -> String {
    let line = Fixture.typesetter.typeset(text, in: Proposal(width: width, height: nil)).lines[0]
    return String(decoding: text.string.utf16.prefix(line.range.upperBound), as: UTF16.self)
  }

  @Test func `a Devanagari conjunct is never broken`() {
    let lines = Fixture.lines(Fixture.text("क्षत्रियस्त्री", "hi"), width: 1)
    #expect(lines.joined() == "क्षत्रियस्त्री")
    #expect(lines.allSatisfy { !$0.hasSuffix("\u{94D}") })
    #expect(lines.first == "क्ष")
  }

  @Test func `an Arabic word that is broken is shaped anew on both sides`() {
    let word = Fixture.text("المستخدمين", "ar")
    let result = Fixture.typesetter.typeset(word, in: Proposal(width: 40, height: nil))
    #expect(result.lines.count > 1)
    #expect(result.lines.allSatisfy { $0.width <= 40 })
    for line in result.lines {
      let part = String(
        decoding: word.string.utf16.dropFirst(line.range.lowerBound).prefix(line.range.count),
        as: UTF16.self
      )
      let alone = Fixture.typesetter.typeset(Fixture.text(part, "ar"), in: .unspecified).lines[0]
      #expect(alone.glyphs.map(\.glyph) == line.glyphs.map(\.glyph))
    }
  }
}
