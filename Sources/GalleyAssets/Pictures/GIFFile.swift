/// GIF: width and height follow the version.
enum GIFFile {
  static func size(_ file: ByteReader) -> PictureSize? {
    guard file.has("GIF8", at: 0), let width = file.littleEndian(6), let height = file.littleEndian(8)
    else { return nil }
    return .pixels(width: Double(width), height: Double(height))
  }
}
