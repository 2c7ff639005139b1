/// A paragraph's place in a text.
struct ParagraphRange: Sendable {
  var text: String
  /// UTF-16 offset at which it starts.
  var offset: Int
}

/// Splits a text where a line must end; the separators belong to no paragraph.
enum ParagraphSplitter {
  /// At least one paragraph; a text that ends in a separator ends in an empty one.
  static func split(_ text: String) -> [ParagraphRange] {
    guard text.unicodeScalars.contains(where: separates) else {
      return [ParagraphRange(text: text, offset: 0)]
    }
    var paragraphs: [ParagraphRange] = []
    var current = ""
    var start = 0
    var offset = 0
    for character in text {
      let length = character.utf16.count
      if let first = character.unicodeScalars.first, separates(first) {
        paragraphs.append(ParagraphRange(text: current, offset: start))
        current = ""
        start = offset + length
      } else {
        current.append(character)
      }
      offset += length
    }
    paragraphs.append(ParagraphRange(text: current, offset: start))
    return paragraphs
  }

  private static func separates(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
