/// The characters of a paragraph, by scalar.
struct ParagraphCharacters {
  var scalars: [UInt32] = []
  /// UTF-16 offset of each scalar, and of the end.
  var offsets: [Int] = [0]
  var graphemeStarts: [Bool] = []
  /// Scalar ranges of the grapheme clusters.
  var graphemes: [Range<Int>] = []

  init(_ text: String) {
    let count = text.unicodeScalars.count
    scalars.reserveCapacity(count)
    offsets.reserveCapacity(count + 1)
    graphemeStarts.reserveCapacity(count)
    for character in text {
      let start = scalars.count
      for scalar in character.unicodeScalars {
        graphemeStarts.append(scalars.count == start)
        scalars.append(Self.isControl(scalar.value) ? 0x20 : scalar.value)
        offsets.append(offsets[offsets.count - 1] + (scalar.value > 0xFFFF ? 2 : 1))
      }
      graphemes.append(start..<scalars.count)
    }
  }

  /// Tabs and other controls, which no font draws; they are set as spaces.
  private static func isControl(_ scalar: UInt32) -> Bool { scalar < 0x20 || scalar == 0x7F }

  /// For each scalar, whether it starts at one of these ascending UTF-16 offsets.
  func flags(atOffsets wanted: [Int]) -> [Bool] {
    var flags = Array(repeating: false, count: scalars.count)
    var scalar = 0
    for offset in wanted {
      while offsets[scalar] < offset { scalar += 1 }
      if offsets[scalar] == offset { flags[scalar] = true }
    }
    return flags
  }

  /// Whether a scalar is white space that hangs outside the line; spaces that don't break keep their room.
  func hangs(at index: Int) -> Bool {
    switch scalars[index] {
    case 0x20: true
    case 0..<0x1680, 0x2007, 0x202F: false
    case let scalar: UnicodeCharacter.isWhiteSpace(scalar)
    }
  }
}
