/// PNG: width and height stand in the first chunk, before which Xcode's own variant has one more.
enum PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func size(_ file: ByteReader) -> PictureSize? {
    guard file.bytes.starts(with: signature) else { return nil }
    var chunk = signature.count
    if file.has("CgBI", at: chunk + 4), let length = file.number(chunk, bytes: 4) { chunk += length + 12 }
    guard file.has("IHDR", at: chunk + 4), let width = file.number(chunk + 8, bytes: 4),
      let height = file.number(chunk + 12, bytes: 4)
    else { return nil }
    return .pixels(width: Double(width), height: Double(height))
  }
}
