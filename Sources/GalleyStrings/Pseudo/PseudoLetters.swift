internal import Foundation

/// The letters of pseudo-locales.
enum PseudoLetters {
  /// A letter with a mark above and one below, which makes a line as tall as any Latin text.
  static func accented(_ character: Character) -> String {
    character.isLetter ? String(character) + "\u{323}\u{301}" : String(character)
  }

  /// A strong right-to-left letter for every letter, so that order, alignment and mirroring are those of a real
  /// language; digits and punctuation stay.
  static func hebrew(_ character: Character) -> Character {
    guard character.isLetter else { return character }
    // “É” is an “e” to the reader.
    let plain = String(character).decomposedStringWithCanonicalMapping.lowercased().unicodeScalars.first
    guard let scalar = plain, !isRightToLeft(scalar) else { return character }
    return alphabet[Int(scalar.value >= 97 ? scalar.value - 97 : scalar.value) % alphabet.count]
  }

  /// Hebrew, Arabic, Syriac, Thaana, N’Ko and their like.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
      || (0xFE70...0xFEFF).contains(scalar.value)
  }

  /// For a to z, by sound where there is one.
  private static let alphabet: [Character] = [
    "א", "ב", "ק", "ד", "ה", "פ", "ג", "ח", "י", "ז", "כ", "ל", "מ", "נ", "ע", "פ", "ק", "ר", "ש", "ת", "ו",
    "ב", "ש",
    "ס", "י", "צ",
  ]
}
