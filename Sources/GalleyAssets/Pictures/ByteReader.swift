/// Numbers and marks at places of a file, `nil` beyond its end.
struct ByteReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A big-endian number of so many bytes.
  func number(_ offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  func littleEndian(_ offset: Int) -> Int? {
    number(offset, bytes: 2).map { $0 >> 8 | ($0 & 0xFF) << 8 }
  }

  func has(_ mark: String, at offset: Int) -> Bool {
    offset >= 0 && offset < bytes.count && bytes[offset...].starts(with: mark.utf8)
  }

  /// Offsets at which a mark stands, ascending, no more than `most`.
  func places(of mark: String, most: Int) -> [Int] {
    let mark = Array(mark.utf8)
    guard let first = mark.first, bytes.count >= mark.count else { return [] }
    var places: [Int] = []
    for offset in 0...(bytes.count - mark.count)
    where bytes[offset] == first && bytes[offset...].starts(with: mark) {
      places.append(offset)
      if places.count == most { break }
    }
    return places
  }
}
