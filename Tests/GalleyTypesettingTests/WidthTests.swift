import GalleyModel
import GalleyTypesetting
import Testing

/// The stand-in for the system font against what Apple's text system measured.
///
/// The tracking was fitted to these labels among others: the tests guard the fit, `Fonts/calibrate` proves it on labels
/// that it has not seen.
@Suite struct WidthTests {
  @Test func `nine labels in ten are as wide as Interface Builder saved them, to 1 pt or 1 %`() throws {
    let labels = try MeasuredLabel.all()
    #expect(labels.count > 200)
    let misses = labels.filter { abs($0.error) > max(1, 0.01 * $0.width) + 1e-6 }
    #expect(misses.count * 10 <= labels.count, "\(misses.map(\.text))")
  }

  @Test func `half of the labels are within half a per cent`() throws {
    let shares = try MeasuredLabel.all().map { abs($0.error) / $0.width }.sorted()
    #expect(shares[shares.count / 2] <= 0.005)
  }

  @Test(arguments: [("Hello", 38.814), ("This is a test string", 144.093)])
  func `a width comes within 1 % of the device's`(_ text: String, _ width: Double) {
    let measured = Fixture.typesetter.typeset(Fixture.text(text), in: .unspecified).lines[0].width
    #expect(abs(measured - width) <= max(0.5, 0.01 * width))
  }

  @Test(arguments: [1.0, 2, 3])
  func `a width is rounded up to the pixel`(_ scale: Double) {
    let result = Fixture.typesetter.typeset(Fixture.text("Hello", scale: scale), in: .unspecified)
    #expect(result.size.width == (result.lines[0].width * scale).rounded(.up) / scale)
    #expect(result.size.height == (20.287109375 * scale).rounded(.up) / scale)
  }

  @Test func `tracking follows the size between the table's rows`() {
    let widths = [16, 16.5, 17].map { size in
      Fixture.typesetter.typeset(Fixture.text("Hello", size: size), in: .unspecified).lines[0].width
    }
    #expect(abs(widths[1] - (widths[0] + widths[2]) / 2) < 0.01)
  }

  @Test func `digits of one width are all as wide as each other`() {
    let widths = Set(
      ["1111", "0000", "7777"].map { string in
        var text = Fixture.text(string)
        text.font.monospacedDigits = true
        return Fixture.width(text)
      }
    )
    #expect(widths.count == 1)
  }

  @Test func `italic and bold come from faces of their own`() {
    var text = Fixture.text("Hamburg")
    let regular = Fixture.typesetter.typeset(text, in: .unspecified).lines[0].glyphs[0].face
    text.font.italic = true
    let italic = Fixture.typesetter.typeset(text, in: .unspecified).lines[0].glyphs[0].face
    text.font.weight = .bold
    let boldItalic = Fixture.typesetter.typeset(text, in: .unspecified).lines[0].glyphs[0].face
    #expect(Set([regular, italic, boldItalic]).count == 3)
  }

  @Test func `a family that is not known is set in the system font`() {
    var text = Fixture.text("Hello")
    text.font.family = "Unheard Of"
    #expect(Fixture.width(text) == Fixture.width(Fixture.text("Hello")))
  }

  @Test func `metrics are the system's line box`() {
    let metrics = Fixture.typesetter.metrics(of: FontRequest(size: 17))
    #expect(abs(metrics.ascent - 16.1865) < 0.001)
    #expect(abs(metrics.descent - 4.1006) < 0.001)
    #expect(abs(metrics.capHeight - 11.978) < 0.001)
  }
}
