/// The letters of pseudo-locales.
enum PseudoLetters {
  /// A letter with a mark above and one below, which makes a line as tall as any Latin text.
  static func accented(_ character: Character) -> [Character] {
    guard character.isLetter else { return [character] }
    return [Character(String(character) + "\u{301}\u{323}")]
  }

  /// Strong right-to-left letters, so that order, alignment and mirroring are those of a real language; digits and
  /// punctuation stay.
  static func hebrew(_ character: Character) -> Character {
    guard character.isASCII, character.isLetter, let scalar = character.lowercased().unicodeScalars.first
    else { return character }
    return alphabet[Int(scalar.value - 97)]
  }

  /// For a to z, by sound where there is one.
  private static let alphabet: [Character] = [
    "א", "ב", "ק", "ד", "ה", "פ", "ג", "ח", "י", "ז", "כ", "ל", "מ", "נ", "ע", "פ", "ק", "ר", "ש", "ת", "ו",
    "ב", "ש",
    "ס", "י", "צ",
  ]
}
