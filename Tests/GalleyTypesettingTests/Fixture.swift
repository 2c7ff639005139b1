import Foundation
import GalleyModel
import GalleyTypesetting

/// The cascade that Galley ships and one typesetter on it, as a run has them.
enum Fixture {
  static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
  static let cascadePath = root.appending(path: "Fonts/cascade.json").path(percentEncoded: false)
  static let typesetter = Typesetter(cascade: cascade)

  static let cascade: FontCascade = {
    do {
      return try FontCascade.load(path: cascadePath, displayName: "Fonts/cascade.json")
    } catch {
      fatalError("the shipped cascade is not usable: \(error)")
    }
  }()

  static func text(
    _ string: String,
    _ language: String = "en",
    size: Double = 17,
    weight: FontWeight = .regular,
    scale: Double = 3
  ) -> StyledText {
    StyledText(
      string: string,
      language: language,
      font: FontRequest(size: size, weight: weight),
      baseDirection: ["ar", "fa", "he", "ur"].contains(language) ? .rightToLeft : .leftToRight,
      scale: scale
    )
  }

  static func width(_ text: StyledText) -> Double {
    typesetter.typeset(text, in: .unspecified).size.width
  }

  /// The text of each line, white space at its ends left out.
  static func lines(_ text: StyledText, width: Double?, height: Double? = nil) -> [String] {
    typesetter.typeset(text, in: Proposal(width: width, height: height)).lines.map { line in
      String(
        decoding: text.string.utf16.dropFirst(line.range.lowerBound).prefix(line.range.count),
        as: UTF16.self
      )
      .trimmingCharacters(in: .whitespaces)
    }
  }
}
