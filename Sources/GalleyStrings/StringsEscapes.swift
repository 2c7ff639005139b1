/// Reads one quoted string of a `.strings` file.
struct StringsEscapes {
  private let bytes: [UInt8]
  /// Byte offset of what is read next.
  private(set) var offset: Int
  /// The string read, escapes resolved; half a surrogate pair becomes U+FFFD.
  private(set) var text = ""
  private var units: [UInt16] = []

  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - offset: of the opening quote, `"` or `'`.
  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Reads up to the closing quote and answers whether there was one.
  mutating func read() -> Bool {
    let quote = bytes[offset]
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote, bytes[offset] != UInt8(ascii: "\\") { offset += 1 }
    if offset < bytes.count, bytes[offset] == quote {
      text = String(decoding: bytes[start..<offset], as: UTF8.self)
      offset += 1
      return true
    }
    append(start..<offset)
    let isClosed = readEscaped(until: quote)
    text = String(decoding: units, as: UTF16.self)
    return isClosed
  }

  private mutating func readEscaped(until quote: UInt8) -> Bool {
    var start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case quote:
        append(start..<offset)
        offset += 1
        return true
      case UInt8(ascii: "\\"):
        append(start..<offset)
        offset += 1
        readEscape()
        start = offset
      default: offset += 1
      }
    }
    append(start..<offset)
    return false
  }

  private mutating func append(_ range: Range<Int>) {
    units += String(decoding: bytes[range], as: UTF8.self).utf16
  }

  private mutating func readEscape() {
    guard offset < bytes.count else { return }
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      // One byte that wraps at 256, as the platform's own reader has it.
      let value = digits(atMost: 3, radix: 8) & 0xFF
      units.append(NeXTSTEPEncoding.unit(UInt8(value)))
    case UInt8(ascii: "U"):
      offset += 1
      units.append(UInt16(digits(atMost: 4, radix: 16)))
    default:
      offset += 1
      switch byte {
      case UInt8(ascii: "a"): units.append(0x07)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "v"): units.append(0x0B)
      default:
        // Any other character stands for itself, all of its bytes.
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        let start = bytes[..<offset].lastIndex { $0 & 0xC0 != 0x80 } ?? offset - 1
        append(start..<offset)
      }
    }
  }

  private mutating func digits(atMost limit: Int, radix: Int) -> Int {
    var value = 0
    var count = 0
    while count < limit, offset < bytes.count,
      let digit = Character(UnicodeScalar(bytes[offset])).hexDigitValue, digit < radix
    {
      value = value * radix + digit
      offset += 1
      count += 1
    }
    return value
  }
}
