/// PDF: the first page's `MediaBox`, in points.
///
/// Where it lies in a compressed stream, as some programs write it, it is not found.
enum PDFFile {
  private static let mostBoxes = 16

  static func size(_ file: ByteReader) -> PictureSize? {
    guard file.has("%PDF-", at: 0) else { return nil }
    let boxes = file.places(of: "/MediaBox", most: mostBoxes).compactMap { box(file, after: $0 + 9) }
    // Several pages of several sizes do not tell which is shown.
    guard let first = boxes.first, boxes.allSatisfy({ $0 == first }) else { return nil }
    return .points(width: first[2] - first[0], height: first[3] - first[1])
  }

  /// `[0 0 24 24]`.
  private static func box(_ file: ByteReader, after offset: Int) -> [Double]? {
    let rest = file.bytes[min(offset, file.bytes.count)...].prefix(128)
    guard let open = rest.firstIndex(of: UInt8(ascii: "[")), rest[..<open].allSatisfy({ $0 <= 0x20 }),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let numbers = String(decoding: rest[(open + 1)..<close], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).map { Double($0) }
    let known = numbers.compactMap { $0 }
    return numbers.count == 4 && known.count == 4 && known.allSatisfy(\.isFinite) ? known : nil
  }
}
