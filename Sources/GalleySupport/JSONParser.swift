/// Why a JSON text could not be read, and where.
package struct JSONError: Error, Equatable {
  /// What was expected or found, as a sentence without a full stop.
  package let message: String
  /// Byte offset at which reading stopped.
  package let offset: Int

  package init(message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }
}

/// Reads JSON (RFC 8259) with positions and duplicate keys kept, comments allowed on request, and depth bounded.
package struct JSONParser {
  private static let deepest = 256

  private let bytes: [UInt8]
  private let allowsComments: Bool
  private var offset = 0
  private var depth = 0

  /// - Parameters:
  ///   - bytes: UTF-8, with or without a byte order mark.
  ///   - allowsComments: whether `//` and `/* */` count as white space, and a trailing comma is ignored.
  /// - Returns: the one value of the document.
  /// - Throws: the first place at which the text is not JSON.
  package static func parse(
    _ bytes: [UInt8],
    allowsComments: Bool = false
  ) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes: bytes, allowsComments: allowsComments)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.offset = 3 }
    try parser.skipSpace()
    let value = try parser.value()
    try parser.skipSpace()
    guard parser.offset == bytes.count else { throw parser.error("expected the end of the file") }
    return value
  }

  private init(bytes: [UInt8], allowsComments: Bool) {
    self.bytes = bytes
    self.allowsComments = allowsComments
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func error(_ message: String) -> JSONError { JSONError(message: message, offset: offset) }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() throws(JSONError) {
    while let byte = next {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/") where allowsComments: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let rest = bytes[offset...]
    if rest.starts(with: "//".utf8) {
      offset = rest.firstIndex(of: 0x0A) ?? bytes.count
    } else if rest.starts(with: "/*".utf8) {
      let opening = offset
      offset += 2
      while !bytes[offset...].starts(with: "*/".utf8) {
        guard offset < bytes.count else {
          throw JSONError(message: "this comment is not closed", offset: opening)
        }
        offset += 1
      }
      offset += 2
    } else {
      throw error("expected a value")
    }
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    let start = offset
    guard let byte = next else { throw error("expected a value, found the end of the file") }
    let content: JSONValue.Content
    switch byte {
    case UInt8(ascii: "{"): content = .object(try object())
    case UInt8(ascii: "["): content = .array(try array())
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    default:
      if take(word: "true") {
        content = .bool(true)
      } else if take(word: "false") {
        content = .bool(false)
      } else if take(word: "null") {
        content = .null
      } else {
        throw error("expected a value")
      }
    }
    return JSONValue(content: content, offset: start)
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[offset...].starts(with: word.utf8) else { return false }
    offset += word.utf8.count
    return true
  }

  private mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= Self.deepest else { throw error("nested more than \(Self.deepest) levels deep") }
    offset += 1
    try skipSpace()
  }

  private mutating func object() throws(JSONError) -> [JSONValue.Member] {
    let opening = offset
    try enter()
    defer { depth -= 1 }
    var members: [JSONValue.Member] = []
    while !take(UInt8(ascii: "}")) {
      let keyOffset = offset
      guard next == UInt8(ascii: "\"") else {
        throw next == nil
          ? JSONError(message: "this object is not closed", offset: opening)
          : error("expected a key in double quotes")
      }
      let key = try string()
      try skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("expected a colon after the key “\(key)”") }
      try skipSpace()
      members.append(.init(key: key, offset: keyOffset, value: try value()))
      try separator(closing: UInt8(ascii: "}"), of: "object", opened: opening)
    }
    return members
  }

  private mutating func array() throws(JSONError) -> [JSONValue] {
    let opening = offset
    try enter()
    defer { depth -= 1 }
    var values: [JSONValue] = []
    while !take(UInt8(ascii: "]")) {
      guard next != nil else { throw JSONError(message: "this array is not closed", offset: opening) }
      values.append(try value())
      try separator(closing: UInt8(ascii: "]"), of: "array", opened: opening)
    }
    return values
  }

  private mutating func separator(
    closing: UInt8,
    of container: String,
    opened: Int
  ) throws(JSONError) {
    try skipSpace()
    if take(UInt8(ascii: ",")) {
      try skipSpace()
      guard next == closing, !allowsComments else { return }
      throw error("a comma before the end of the \(container)")
    }
    guard next != closing else { return }
    throw next == nil
      ? JSONError(message: "this \(container) is not closed", offset: opened)
      : error("expected a comma or the end of the \(container)")
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = offset
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard Self.isNumber(bytes[start..<offset]), let value = Double(text), value.isFinite else {
      throw JSONError(message: "“\(text)” is not a number", offset: start)
    }
    return value
  }

  /// Whether digits stand where JSON wants them, which is more than `Double` asks for.
  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    var rest = bytes
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.prefix(while: isDigit)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    rest = rest[whole.endIndex...]
    guard rest.first == UInt8(ascii: ".") else { return true }
    return rest.dropFirst().first.map(isDigit) == true
  }

  private mutating func string() throws(JSONError) -> String {
    let opening = offset
    offset += 1
    var units: [UInt8] = []
    while let byte = next {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: units, as: UTF8.self) else {
          throw JSONError(message: "this string is not UTF-8", offset: opening)
        }
        return text
      case UInt8(ascii: "\\"): units += try escape()
      case 0x00..<0x20:
        offset -= 1
        throw error("a control character in a string; write it as an escape")
      default: units.append(byte)
      }
    }
    throw JSONError(message: "this string is not closed", offset: opening)
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
    let start = offset - 1
    guard let byte = next else { throw error("expected an escape") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var units = [try hex()]
      if 0xD800..<0xDC00 ~= units[0], bytes[offset...].starts(with: "\\u".utf8) {
        offset += 2
        units.append(try hex())
      }
      guard let text = String(validating: units, as: UTF16.self) else {
        throw JSONError(message: "half a surrogate pair", offset: start)
      }
      return Array(text.utf8)
    default: throw JSONError(message: "an escape JSON does not have", offset: start)
    }
  }

  private mutating func hex() throws(JSONError) -> UInt16 {
    let digits = bytes[offset...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits") }
    offset += 4
    return unit
  }
}
