/// Reads property lists in the form of OpenStep, as Xcode writes its projects: `{ key = value; list = ( a, b, ); }`.
package struct OldStylePropertyList {
  private static let deepest = 64
  private static let bare = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_$/:.-+@".utf8)

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// - Parameter bytes: UTF-8, with or without a byte order mark.
  /// - Returns: the one value of the list.
  /// - Throws: the first place at which the text is not such a list.
  package static func parse(_ bytes: [UInt8]) throws(PropertyListParser.Failure) -> PropertyList {
    var parser = OldStylePropertyList(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.offset = 3 }
    try parser.skipSpace()
    let value = try parser.value()
    try parser.skipSpace()
    guard parser.offset == bytes.count else { throw parser.failure("expected the end of the file") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func failure(_ message: String) -> PropertyListParser.Failure {
    .init(message: message, offset: offset)
  }

  private func starts(with mark: String) -> Bool { bytes[offset...].starts(with: mark.utf8) }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(PropertyListParser.Failure) {
    guard take(character) else { throw failure("expected “\(character)”") }
  }

  /// White space and comments.
  private mutating func skipSpace() throws(PropertyListParser.Failure) {
    while let byte = next {
      if byte <= 0x20 {
        offset += 1
      } else if starts(with: "//") {
        while let byte = next, byte != 0x0A { offset += 1 }
      } else if starts(with: "/*") {
        let start = offset
        while !starts(with: "*/") {
          guard offset < bytes.count else {
            throw .init(message: "this comment is not closed", offset: start)
          }
          offset += 1
        }
        offset += 2
      } else {
        return
      }
    }
  }

  private mutating func value() throws(PropertyListParser.Failure) -> PropertyList {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw failure("nested more than \(Self.deepest) levels deep") }
    let start = offset
    let content: PropertyList.Content
    switch next {
    case UInt8(ascii: "{"): content = .dictionary(try dictionary())
    case UInt8(ascii: "("): content = .array(try array())
    case UInt8(ascii: "<"): content = try data()
    default: content = .string(try string())
    }
    return PropertyList(content: content, offset: start)
  }

  private mutating func dictionary() throws(PropertyListParser.Failure) -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    try expect("{")
    while true {
      try skipSpace()
      if take("}") { return members }
      let start = offset
      let key = try string()
      try skipSpace()
      try expect("=")
      try skipSpace()
      members.append(.init(key: key, offset: start, value: try value()))
      try skipSpace()
      try expect(";")
    }
  }

  private mutating func array() throws(PropertyListParser.Failure) -> [PropertyList] {
    var values: [PropertyList] = []
    try expect("(")
    while true {
      try skipSpace()
      if take(")") { return values }
      values.append(try value())
      try skipSpace()
      if take(")") { return values }
      try expect(",")
    }
  }

  private mutating func data() throws(PropertyListParser.Failure) -> PropertyList.Content {
    let start = offset
    while let byte = next {
      offset += 1
      if byte == UInt8(ascii: ">") { return .other("data") }
    }
    throw .init(message: "this is not closed", offset: start)
  }

  private mutating func string() throws(PropertyListParser.Failure) -> String {
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(quote)
    }
    let start = offset
    while let byte = next, Self.bare.contains(byte), !starts(with: "//"), !starts(with: "/*") { offset += 1 }
    guard offset > start else {
      throw failure(next == nil ? "found the end of the file" : "expected a string, a list or a dictionary")
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(PropertyListParser.Failure) -> String {
    let start = offset
    offset += 1
    var units: [UInt8] = []
    while let byte = next {
      offset += 1
      if byte == quote { return String(decoding: units, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { units += escape() } else { units.append(byte) }
    }
    throw .init(message: "this string is not closed", offset: start)
  }

  /// What stands after a backslash.
  private mutating func escape() -> [UInt8] {
    guard let byte = next else { return [] }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "U"):
      let digits = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
      guard digits.utf8.count == 4, let code = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(code)
      else { return [byte] }
      offset += 4
      return Array(String(Character(scalar)).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = bytes[(offset - 1)...].prefix(3).prefix { (0x30...0x37).contains($0) }
      offset += digits.count - 1
      return [UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1 - 0x30) })]
    default: return [byte]
    }
  }
}
