/// Writes JSON that reads well and is the same on every machine.
package struct JSONWriter {
  private static let hexDigits = Array("0123456789abcdef".utf8)

  private var bytes: [UInt8] = []

  private init() {}

  /// Two spaces of indentation a level, members in the order they have, a newline at the end.
  ///
  /// Numbers are the shortest that read back alike; one that is not finite becomes `null`.
  package static func write(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value, indent: 0)
    writer.bytes.append(UInt8(ascii: "\n"))
    return writer.bytes
  }

  private mutating func write(_ value: JSONValue, indent: Int) {
    switch value.content {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += "\(bool)".utf8
    case .number(let number): write(number)
    case .string(let string): write(string)
    case .array(let values):
      list(values, between: ("[", "]"), indent: indent) { $0.write($1, indent: indent + 1) }
    case .object(let members):
      list(members, between: ("{", "}"), indent: indent) { writer, member in
        writer.write(member.key)
        writer.bytes += ": ".utf8
        writer.write(member.value, indent: indent + 1)
      }
    }
  }

  private mutating func list<Element>(
    _ elements: [Element],
    between brackets: (open: String, close: String),
    indent: Int,
    write: (inout JSONWriter, Element) -> Void
  ) {
    bytes += brackets.open.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes += ",".utf8 }
      newline(indent: indent + 1)
      write(&self, element)
    }
    if !elements.isEmpty { newline(indent: indent) }
    bytes += brackets.close.utf8
  }

  private mutating func newline(indent: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: indent * 2)
  }

  private mutating func write(_ number: Double) {
    if !number.isFinite {
      bytes += "null".utf8
    } else if let whole = Int(exactly: number), abs(whole) < 1 << 53 {
      bytes += "\(whole)".utf8
    } else {
      bytes += "\(number)".utf8
    }
  }

  private mutating func write(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x00..<0x20, 0x7F:
        bytes += "\\u00".utf8
        bytes += [Self.hexDigits[Int(byte >> 4)], Self.hexDigits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
