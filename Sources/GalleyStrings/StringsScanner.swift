/// The tokens of `.strings`, over UTF-8.
struct StringsScanner {
  /// A string, its escapes resolved.
  struct Token: Equatable {
    var text: String
    /// Byte offset of its first character.
    var offset: Int
    var isQuoted: Bool
    /// `false` when the file ended inside the quotes.
    var isClosed = true
  }

  private static let lineSeparators: [[UInt8]] = [[0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]
  private static let unquoted = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_$/:.-".utf8
  )

  private let bytes: [UInt8]
  /// Byte offset of what is read next.
  var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Skips white space and comments; a no-break space is neither.
  mutating func skipSpace() {
    while !isAtEnd {
      if (0x09...0x0D).contains(bytes[offset]) || bytes[offset] == 0x20 {
        offset += 1
      } else if Self.lineSeparators.contains(where: { starts(with: $0) }) {
        offset += 3
      } else if starts(with: "//".utf8) {
        skipLine()
      } else if starts(with: "/*".utf8) {
        offset += 2
        while !isAtEnd, !starts(with: "*/".utf8) { offset += 1 }
        offset = min(bytes.count, offset + 2)
      } else {
        return
      }
    }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// A quoted string or a bare word; `nil` and no movement when neither begins here.
  mutating func string() -> Token? {
    guard !isAtEnd else { return nil }
    let start = offset
    if bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") {
      var quoted = StringsEscapes(bytes, at: offset)
      let isClosed = quoted.read()
      offset = quoted.offset
      return Token(text: quoted.text, offset: start, isQuoted: true, isClosed: isClosed)
    }
    while !isAtEnd, Self.unquoted.contains(bytes[offset]) { offset += 1 }
    guard offset > start else { return nil }
    return Token(text: String(decoding: bytes[start..<offset], as: UTF8.self), offset: start, isQuoted: false)
  }

  /// What kind of collection begins here, in words.
  var collection: String? {
    guard !isAtEnd else { return nil }
    return switch bytes[offset] {
    case UInt8(ascii: "{"): "a dictionary"
    case UInt8(ascii: "("): "an array"
    case UInt8(ascii: "<"): "data"
    default: nil
    }
  }

  /// Takes the rest of a comment that an inner `*/` had closed.
  mutating func takesClosedComment() -> Bool {
    guard starts(with: "*/".utf8) else { return false }
    offset += 2
    return true
  }

  func hasNewline(in range: Range<Int>) -> Bool {
    bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
  }

  mutating func skipLine() {
    while !isAtEnd, bytes[offset] != 0x0A, bytes[offset] != 0x0D,
      !Self.lineSeparators.contains(where: { starts(with: $0) })
    {
      offset += 1
    }
  }

  /// Moves to the first line below that begins like an entry or a comment, or to the end.
  mutating func skipToNextEntry() {
    while !isAtEnd {
      skipLine()
      while !isAtEnd, (0x09...0x0D).contains(bytes[offset]) || bytes[offset] == 0x20 { offset += 1 }
      guard !isAtEnd else { return }
      if bytes[offset] == UInt8(ascii: "\"") || Self.unquoted.contains(bytes[offset]) { return }
      if !Self.lineSeparators.contains(where: { starts(with: $0) }) { continue }
      offset += 3
    }
  }

  /// The character that comes next, in words.
  var described: String {
    switch next {
    case nil: "the end of the file"
    case "\u{A0}": "a no-break space"
    case "“", "”", "„", "‘", "’": "a curly quote"
    case let character?: "“\(character)”"
    }
  }

  /// What to do about the character that comes next.
  var remedy: String {
    switch next {
    case nil: "complete the entry"
    case "\u{A0}": "replace it by a space"
    case "“", "”", "„", "‘", "’": "use straight quotes"
    default: "put keys and values in straight quotes and end each entry with “;”"
    }
  }

  private var next: Character? {
    String(decoding: bytes[offset..<min(bytes.count, offset + 16)], as: UTF8.self).first
  }

  private func starts(with prefix: some Sequence<UInt8>) -> Bool {
    bytes[min(offset, bytes.count)...].starts(with: prefix)
  }
}
