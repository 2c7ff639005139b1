/// JPEG: width and height stand in the frame header, after segments of any length.
enum JPEGFile {
  /// Frame headers by coding; between them lie the markers of tables.
  private static let frames = Set(0xC0...0xCF).subtracting([0xC4, 0xC8, 0xCC])
  /// Markers without a segment.
  private static let alone = Set(0xD0...0xD9).union([0x01])

  static func size(_ file: ByteReader) -> PictureSize? {
    guard file.number(0, bytes: 2) == 0xFFD8 else { return nil }
    var offset = 2
    while let byte = file.number(offset, bytes: 1) {
      guard byte == 0xFF, let marker = file.number(offset + 1, bytes: 1) else { return nil }
      if marker == 0xFF || alone.contains(marker) {
        // Any number of fill bytes may stand before a marker.
        offset += marker == 0xFF ? 1 : 2
        continue
      }
      guard let length = file.number(offset + 2, bytes: 2), length >= 2 else { return nil }
      if frames.contains(marker) {
        guard let height = file.number(offset + 5, bytes: 2), let width = file.number(offset + 7, bytes: 2)
        else { return nil }
        return .pixels(width: Double(width), height: Double(height))
      }
      offset += 2 + length
    }
    return nil
  }
}
