/// Reads what ``TreeWriter`` wrote, and trusts none of it.
struct TreeReader {
  /// Deeper than any tree that is written.
  private static let deepest = 3 * Lowerer.deepest

  /// The file whose tree it is.
  let file: SourceFile
  private let bytes: [UInt8]
  private var next: Int
  private let end: Int
  private var strings: [String] = []
  private var offset = 0
  private var depth = 0

  /// The tree that is packed in a `range` of bytes.
  static func unpacked<T: Packable>(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    of file: SourceFile
  ) throws(DamagedTree) -> T {
    var reader = TreeReader(bytes, range, of: file)
    let count = try reader.count()
    reader.strings.reserveCapacity(count)
    for _ in 0..<count { reader.strings.append(try reader.text()) }
    let value: T = try reader.get()
    guard reader.next == reader.end else { throw DamagedTree() }
    return value
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>, of file: SourceFile) {
    self.bytes = bytes
    self.file = file
    next = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  mutating func get<T: Packable>() throws(DamagedTree) -> T { try T.unpack(from: &self) }

  mutating func tag() throws(DamagedTree) -> UInt8 {
    guard next < end else { throw DamagedTree() }
    defer { next += 1 }
    return bytes[next]
  }

  mutating func number() throws(DamagedTree) -> Int {
    var result: UInt = 0
    var shift: UInt = 0
    while true {
      let byte = try tag()
      guard shift < 63 || (shift == 63 && byte <= 1) else { throw DamagedTree() }
      result |= UInt(byte & 0x7f) << shift
      if byte < 0x80 { return Int(bitPattern: result) }
      shift += 7
    }
  }

  mutating func signed() throws(DamagedTree) -> Int {
    let number = UInt(bitPattern: try number())
    return Int(bitPattern: number >> 1) ^ -Int(bitPattern: number & 1)
  }

  /// How many follow; each takes a byte or more.
  mutating func count() throws(DamagedTree) -> Int {
    let count = try number()
    guard count >= 0, count <= end - next else { throw DamagedTree() }
    return count
  }

  private mutating func text() throws(DamagedTree) -> String {
    let count = try count()
    guard let text = String(validating: bytes[next..<(next + count)], as: UTF8.self) else {
      throw DamagedTree()
    }
    next += count
    return text
  }

  mutating func string() throws(DamagedTree) -> String {
    let number = try number()
    guard strings.indices.contains(number) else { throw DamagedTree() }
    return strings[number]
  }

  mutating func range() throws(DamagedTree) -> SourceRange {
    let (start, isFar) = offset.addingReportingOverflow(try signed())
    let (end, isLong) = start.addingReportingOverflow(try signed())
    guard !isFar, !isLong, (0...file.size).contains(start), (0...file.size).contains(end) else {
      throw DamagedTree()
    }
    offset = start
    return SourceRange(file: file, start: UInt32(start), end: UInt32(end))
  }

  /// Goes into a node; whoever does comes out again.
  mutating func enter() throws(DamagedTree) {
    depth += 1
    guard depth <= Self.deepest else { throw DamagedTree() }
  }

  mutating func leave() { depth -= 1 }
}
