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

  /// Texts made longer as one by repeating their words' own letters, so that lines break where they would.
  ///
  /// 1. The whole grows by the factor for its length in characters, spaces and digits included.
  /// 2. Words of letters grow in proportion to their length, since nothing else can; what rounding leaves over is
  ///    carried to the next word.
  static func lengthened(_ texts: [String]) -> [String] {
    let length = texts.reduce(0) { $0 + $1.count }
    let pieces = texts.map(words)
    let growing = pieces.joined().filter(\.grows).reduce(0) { $0 + $1.characters.count }
    guard growing > 0 else { return texts }
    let missing = Double(length) * (factor(textLength: length) - 1)
    var grown = 0
    var added = 0
    return pieces.map { words in
      words.map { word in
        guard word.grows else { return String(word.characters) }
        grown += word.characters.count
        let due = Int((missing * Double(grown) / Double(growing)).rounded())
        defer { added = due }
        return String(word.characters) + word.letters(due - added)
      }.joined()
    }
  }

  private struct Word {
    var characters: [Character]

    var grows: Bool { characters.contains(where: \.isLetter) }

    /// So many of the word's letters, small, from the first again and again.
    func letters(_ count: Int) -> String {
      let letters = characters.filter(\.isLetter).map { $0.lowercased() }
      return (0..<max(0, count)).map { letters[$0 % letters.count] }.joined()
    }
  }

  /// The text's words and what lies between them, in order.
  private static func words(_ text: String) -> [Word] {
    var words: [Word] = []
    var isWord = false
    for character in text {
      let belongs = character.isLetter || character.isNumber || (isWord && "'’".contains(character))
      if belongs == isWord, !words.isEmpty {
        words[words.count - 1].characters.append(character)
      } else {
        words.append(Word(characters: [character]))
      }
      isWord = belongs
    }
    return words
  }
}
