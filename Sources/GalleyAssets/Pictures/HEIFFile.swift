/// HEIF: each picture of the file has an `ispe` property; that of the whole is the largest, tiles and thumbnails being
/// smaller.
enum HEIFFile {
  private static let mostProperties = 256

  static func size(_ file: ByteReader) -> PictureSize? {
    guard file.has("ftyp", at: 4) else { return nil }
    // A rotation by a quarter changes the sides, and which picture it is of is not read.
    guard file.places(of: "irot", most: 1).isEmpty else { return nil }
    var largest: (width: Int, height: Int)?
    for place in file.places(of: "ispe", most: mostProperties) {
      guard let width = file.number(place + 8, bytes: 4), let height = file.number(place + 12, bytes: 4)
      else { continue }
      if let largest, largest.width * largest.height >= width * height { continue }
      largest = (width, height)
    }
    return largest.map { .pixels(width: Double($0.width), height: Double($0.height)) }
  }
}
