import Foundation
import GalleyModel
import GalleySupport
import GalleyTypesetting

/// A label in the system font whose width Interface Builder saved: a row of `Fonts/measured-widths.json`.
struct MeasuredLabel: Sendable {
  let text: String
  /// Points.
  let size: Double
  let weight: FontWeight
  /// Pixels in a point.
  let scale: Double
  /// Points.
  let width: Double

  /// Points by which the stand-in is wider.
  var error: Double {
    Fixture.width(Fixture.text(text, size: size, weight: weight, scale: scale)) - width
  }

  /// The labels of which the calibration makes use: Latin ones of the system font.
  static func all() throws -> [MeasuredLabel] {
    let data = try Data(contentsOf: Fixture.root.appending(path: "Fonts/measured-widths.json"))
    let cases = try JSONParser.parse([UInt8](data))["cases"]?.array ?? []
    return cases.compactMap(MeasuredLabel.init)
  }

  private init?(_ row: JSONValue) {
    guard row["kind"]?.string == "label", let text = row["text"]?.string, let scale = row["scale"]?.number,
      let width = row["w"]?.number, text.unicodeScalars.allSatisfy(Self.isLatin),
      let (size, weight) = Self.font(row["font"])
    else { return nil }
    (self.text, self.size, self.weight, self.scale, self.width) = (text, size, weight, scale, width)
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x24F || (0x2000...0x206F).contains(scalar.value)
  }

  private static func font(_ value: JSONValue?) -> (Double, FontWeight)? {
    if let size = value?["system"]?.number {
      let weights: [String: FontWeight] = [
        "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
        "heavy": .heavy,
      ]
      return weights[value?["weight"]?.string ?? "regular"].map { (size, $0) }
    }
    let styles: [String: (Double, FontWeight)] = [
      "Title1": (28, .regular), "Title2": (22, .regular), "Title3": (20, .regular),
      "Headline": (17, .semibold),
      "Body": (17, .regular), "Callout": (16, .regular), "Subhead": (15, .regular),
      "Footnote": (13, .regular),
      "Caption1": (12, .regular), "Caption2": (11, .regular),
    ]
    return value?["style"]?.string.map { styles[$0] } ?? (17, .regular)
  }
}
