/// How large a picture is, as its file says.
enum PictureSize: Hashable, Sendable {
  case pixels(width: Double, height: Double)
  /// Of a drawing without pixels.
  case points(width: Double, height: Double)

  /// Lengths beyond this are a damaged file's.
  private static let largest: Double = 100_000

  /// The size of a picture in one of the formats that catalogues hold; `nil` when the bytes do not tell.
  ///
  /// - Parameter bytes: of the file, from its beginning.
  init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    guard
      let size = PNGFile.size(reader) ?? JPEGFile.size(reader) ?? GIFFile.size(reader)
        ?? HEIFFile.size(reader) ?? PDFFile.size(reader) ?? SVGFile.size(reader)
    else { return nil }
    switch size {
    case .pixels(let width, let height), .points(let width, let height):
      guard width > 0, height > 0, width <= Self.largest, height <= Self.largest else { return nil }
    }
    self = size
  }
}
