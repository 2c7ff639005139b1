/// SVG: `width` and `height` of the root, else of its `viewBox`, a pixel being a point.
enum SVGFile {
  /// The root begins within so many bytes, after comments and declarations.
  private static let furthest = 64 << 10
  private static let pointsByUnit = ["": 1, "px": 1, "pt": 1, "in": 72, "mm": 72 / 25.4, "cm": 72 / 2.54]

  static func size(_ file: ByteReader) -> PictureSize? {
    let head = ByteReader(Array(file.bytes.prefix(furthest)))
    guard let start = root(head),
      let end = tagEnd(head.bytes, from: start)
    else { return nil }
    let tag = String(decoding: head.bytes[start..<end], as: UTF8.self)
    if let width = length("width", tag), let height = length("height", tag) {
      return .points(width: width, height: height)
    }
    let box = (attribute("viewBox", tag) ?? "").split { $0.isWhitespace || $0 == "," }.compactMap {
      Double($0)
    }
    guard box.count == 4, box.allSatisfy(\.isFinite) else { return nil }
    return .points(width: box[2], height: box[3])
  }

  /// Past `<svg`, which is the first tag that is neither declaration nor comment.
  private static func root(_ file: ByteReader) -> Int? {
    var offset = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while offset < file.bytes.count {
      if file.bytes[offset] <= 0x20 {
        offset += 1
      } else if file.has("<!--", at: offset) {
        guard let end = find("-->", in: file, from: offset) else { return nil }
        offset = end
      } else if file.has("<?", at: offset) || file.has("<!", at: offset) {
        guard let end = find(">", in: file, from: offset) else { return nil }
        offset = end
      } else {
        return file.has("<svg", at: offset) ? offset + 4 : nil
      }
    }
    return nil
  }

  private static func find(_ mark: String, in file: ByteReader, from offset: Int) -> Int? {
    var offset = offset
    while offset < file.bytes.count {
      if file.has(mark, at: offset) { return offset + mark.utf8.count }
      offset += 1
    }
    return nil
  }

  /// A `>` inside quotes ends no tag.
  private static func tagEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var quote: UInt8?
    for offset in start..<max(start, bytes.count) {
      let byte = bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return offset
      }
    }
    return nil
  }

  private static func attribute(_ name: String, _ tag: String) -> String? {
    var rest = tag[...]
    while let equals = rest.firstIndex(of: "=") {
      let written = rest[..<equals].split(whereSeparator: \.isWhitespace).last ?? ""
      let value = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'",
        let end = value.dropFirst().firstIndex(of: quote)
      else { return nil }
      if written == name { return String(value.dropFirst()[..<end]) }
      rest = value[value.index(after: end)...]
    }
    return nil
  }

  /// `nil` for a share of something else, as `100%`.
  private static func length(_ name: String, _ tag: String) -> Double? {
    guard let text = attribute(name, tag)?.split(whereSeparator: \.isWhitespace).joined() else { return nil }
    let unit = text.reversed().prefix { $0.isLetter || $0 == "%" }
    guard let factor = pointsByUnit[String(unit.reversed())], let number = Double(text.dropLast(unit.count)),
      number.isFinite
    else { return nil }
    return number * factor
  }
}
