/// How much longer real translations make English texts, by the text's length.
///
/// Source: shaped widths of 14,439 English strings of public apps in 23 languages; for each length, the width of the
/// widest language relative to English that nine in ten strings stay within.
enum ExpansionProfile {
  private static let factors: [(longest: Int, factor: Double)] = [
    (5, 3.8), (10, 2.77), (20, 2.31), (30, 2.11), (50, 1.89), (70, 1.73), (.max, 1.69),
  ]

  static func factor(textLength: Int) -> Double {
    factors.first { textLength <= $0.longest }?.factor ?? 1
  }

  /// Every word made longer by repeating its own letters, so that lines break where they would.
  ///
  /// `textLength` is that of the whole text, in characters.
  static func lengthened(_ text: String, textLength: Int) -> String {
    let factor = factor(textLength: textLength)
    var result = ""
    var word: [Character] = []
    func flush() {
      result += String(word)
      if word.contains(where: \.isLetter) {
        let letters = word.filter(\.isLetter).map { Character($0.lowercased()) }
        let missing = max(0, Int((Double(word.count) * factor).rounded()) - word.count)
        result += String((0..<missing).map { letters[$0 % letters.count] })
      }
      word = []
    }
    for character in text {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return result
  }
}
