/// What can be kept in the cache: written to bytes and read back.
protocol Packable {
  func pack(into writer: inout TreeWriter)
  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Self
}

/// Bytes that are no tree.
struct DamagedTree: Error {}

/// Writes a tree compactly: small numbers in one byte, each string once, places as distances from the last.
struct TreeWriter {
  private(set) var bytes: [UInt8] = []
  private var strings: [String: Int] = [:]
  private var table: [String] = []
  private var offset = 0

  /// The strings, then what refers to them.
  static func packed(_ value: some Packable) -> [UInt8] {
    var body = TreeWriter()
    value.pack(into: &body)
    var whole = TreeWriter()
    whole.put(number: body.table.count)
    for string in body.table {
      whole.put(number: string.utf8.count)
      whole.bytes += string.utf8
    }
    return whole.bytes + body.bytes
  }

  mutating func put(_ value: some Packable) { value.pack(into: &self) }

  /// The number of an enumeration's case.
  mutating func put(tag: UInt8) { bytes.append(tag) }

  /// Seven bits a byte, the lowest first; the highest bit says that more follow.
  mutating func put(number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A number that may be negative: the sign in the lowest bit.
  mutating func put(signed number: Int) { put(number: (number << 1) ^ (number >> (Int.bitWidth - 1))) }

  mutating func put(string: String) {
    if let known = strings[string] { return put(number: known) }
    strings[string] = table.count
    put(number: table.count)
    table.append(string)
  }

  mutating func put(range: SourceRange) {
    put(signed: Int(range.start) - offset)
    put(signed: Int(range.end) - Int(range.start))
    offset = Int(range.start)
  }
}
