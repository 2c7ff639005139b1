/// Text inside a relative reference, as RFC 3986 has it.
enum PercentEncoding {
  /// A path, its slashes kept.
  static func path(_ path: String) -> String { encoded(path, keeping: "/") }

  /// One value of a query or a fragment.
  static func component(_ text: String) -> String { encoded(text, keeping: "") }

  private static func encoded(_ text: String, keeping kept: String) -> String {
    let plain = Set("-._~".utf8).union(kept.utf8)
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where plain.contains(byte): result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
