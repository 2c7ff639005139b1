/// The text of a file, and how its bytes were understood.
struct DecodedText {
  enum Doubt: Equatable {
    /// UTF-16 that doesn't say so; the platform can't read it.
    case missingByteOrderMark
    /// Byte offset of the first byte that is not UTF-8; replaced by U+FFFD, as are the rest.
    case notUTF8(offset: Int)
  }

  /// UTF-8, without a byte order mark.
  var bytes: [UInt8]
  var doubt: Doubt?

  /// Decodes UTF-8, UTF-16 or UTF-32 by byte order mark; without one, UTF-8.
  init(_ file: [UInt8]) {
    if file.starts(with: [0x00, 0x00, 0xFE, 0xFF]) {
      bytes = Self.utf32(file.dropFirst(4), bigEndian: true)
    } else if file.starts(with: [0xFF, 0xFE, 0x00, 0x00]) {
      bytes = Self.utf32(file.dropFirst(4), bigEndian: false)
    } else if file.starts(with: [0xEF, 0xBB, 0xBF]) {
      (bytes, doubt) = Self.utf8(Array(file.dropFirst(3)))
    } else if file.starts(with: [0xFE, 0xFF]) {
      bytes = Self.utf16(file.dropFirst(2), bigEndian: true)
    } else if file.starts(with: [0xFF, 0xFE]) {
      bytes = Self.utf16(file.dropFirst(2), bigEndian: false)
    } else if file.count >= 2, file[0] == 0 || file[1] == 0 {
      bytes = Self.utf16(file[...], bigEndian: file[0] == 0)
      doubt = .missingByteOrderMark
    } else {
      (bytes, doubt) = Self.utf8(file)
    }
  }

  private static func utf8(_ file: [UInt8]) -> ([UInt8], Doubt?) {
    guard String(validating: file, as: UTF8.self) == nil else { return (file, nil) }
    let repaired = Array(String(decoding: file, as: UTF8.self).utf8)
    let offset = zip(file, repaired).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? file.count
    return (repaired, .notUTF8(offset: offset))
  }

  private static func utf16(_ file: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt8] {
    let units = stride(from: file.startIndex, to: file.endIndex - 1, by: 2).map { index in
      let pair = (UInt16(file[index]), UInt16(file[index + 1]))
      return bigEndian ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func utf32(_ file: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt8] {
    let scalars = stride(from: file.startIndex, to: file.endIndex - 3, by: 4).map { index in
      (0..<4).reduce(UInt32(0)) { value, step in
        value << 8 | UInt32(file[index + (bigEndian ? step : 3 - step)])
      }
    }
    return Array(String(decoding: scalars, as: UTF32.self).utf8)
  }
}
