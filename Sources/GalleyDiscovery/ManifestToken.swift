/// A word, a plain string or a mark of Swift source.
enum ManifestToken: Equatable {
  case word(String)
  /// A literal without interpolation, escapes as written.
  case string(String)
  case mark(Character)

  /// The tokens of a source, comments left out; long strings and strings with a `#` are passed over.
  static func all(in bytes: [UInt8]) -> [ManifestToken] {
    var scanner = Scanner(bytes: bytes)
    return scanner.tokens()
  }

  private struct Scanner {
    let bytes: [UInt8]
    var offset = 0

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func starts(with mark: String) -> Bool { bytes[offset...].starts(with: mark.utf8) }

    mutating func tokens() -> [ManifestToken] {
      var result: [ManifestToken] = []
      while let byte = next {
        if byte <= 0x20 {
          offset += 1
        } else if starts(with: "//") {
          while let byte = next, byte != 0x0A, byte != 0x0D { offset += 1 }
        } else if starts(with: "/*") {
          skipComment()
        } else if starts(with: "\"\"\"") {
          skipLongString()
        } else if byte == UInt8(ascii: "\"") {
          if let text = string() { result.append(.string(text)) }
        } else if Self.isWord(byte) {
          let start = offset
          while let byte = next, Self.isWord(byte) { offset += 1 }
          result.append(.word(String(decoding: bytes[start..<offset], as: UTF8.self)))
        } else {
          result.append(.mark(Character(Unicode.Scalar(byte))))
          offset += 1
        }
      }
      return result
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }

    /// Comments nest.
    private mutating func skipComment() {
      var depth = 0
      while offset < bytes.count {
        if starts(with: "/*") {
          depth += 1
          offset += 2
        } else if starts(with: "*/") {
          depth -= 1
          offset += 2
          if depth == 0 { return }
        } else {
          offset += 1
        }
      }
    }

    private mutating func skipLongString() {
      offset += 3
      while offset < bytes.count, !starts(with: "\"\"\"") { offset += next == UInt8(ascii: "\\") ? 2 : 1 }
      offset = min(bytes.count, offset + 3)
    }

    /// `nil` for one that is not closed on its line, or has an interpolation.
    private mutating func string() -> String? {
      offset += 1
      let start = offset
      var isPlain = true
      while let byte = next, byte != 0x0A {
        if byte == UInt8(ascii: "\"") {
          offset += 1
          return isPlain ? String(decoding: bytes[start..<(offset - 1)], as: UTF8.self) : nil
        }
        if byte == UInt8(ascii: "\\") {
          isPlain = false
          offset += 1
        }
        offset += 1
      }
      return nil
    }
  }
}
