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

  private static let isUnquoted = {
    var table = [Bool](repeating: false, count: 256)
    for byte in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_$/:.-".utf8 {
      table[Int(byte)] = true
    }
    return table
  }()

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
      } else if isLineSeparator {
        offset += 3
      } else if isNext("/", "/") {
        skipLine()
      } else if isNext("/", "*") {
        offset += 2
        while !isAtEnd, !isNext("*", "/") { offset += 1 }
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
    while !isAtEnd, Self.isUnquoted[Int(bytes[offset])] { offset += 1 }
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
    guard isNext("*", "/") else { return false }
    offset += 2
    return true
  }

  func hasNewline(in range: Range<Int>) -> Bool {
    bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
  }

  mutating func skipLine() {
    while !isAtEnd, bytes[offset] != 0x0A, bytes[offset] != 0x0D,
      !isLineSeparator
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
      if bytes[offset] == UInt8(ascii: "\"") || Self.isUnquoted[Int(bytes[offset])] { return }
      if !isLineSeparator { continue }
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

  /// Whether U+2028 or U+2029 comes next.
  private var isLineSeparator: Bool {
    offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
      && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
  }

  private func isNext(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: first)
      && bytes[offset + 1] == UInt8(ascii: second)
  }
}
