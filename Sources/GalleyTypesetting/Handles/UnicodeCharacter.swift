internal import Foundation
internal import _FoundationICU

/// Properties of characters that ICU knows.
enum UnicodeCharacter {
  /// The version of Unicode behind every answer, such as `16.0`.
  static var unicodeVersion: String {
    var parts: [UInt8] = [0, 0, 0, 0]
    unsafe swift_u_getUnicodeVersion(&parts)
    return "\(parts[0]).\(parts[1])"
  }

  /// The version of ICU, such as `76.1`.
  static var icuVersion: String {
    var parts: [UInt8] = [0, 0, 0, 0]
    unsafe swift_u_getVersion(&parts)
    return "\(parts[0]).\(parts[1])"
  }

  static func script(of scalar: UInt32) -> Script {
    var status = U_ZERO_ERROR
    return Script(code: unsafe swift_uscript_getScript(Int32(bitPattern: scalar), &status).rawValue)
  }

  /// The scripts a character is used with; its own one when it has no extensions.
  static func scriptExtensions(of scalar: UInt32) -> [Script] {
    var status = U_ZERO_ERROR
    var codes = [UScriptCode](repeating: USCRIPT_COMMON, count: 32)
    let count = unsafe swift_uscript_getScriptExtensions(Int32(bitPattern: scalar), &codes, 32, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
    return codes.prefix(Int(count)).map { Script(code: $0.rawValue) }
  }

  /// The other bracket of a pair, and whether this one opens it; `nil` for what is no paired bracket.
  static func pairedBracket(of scalar: UInt32) -> (other: UInt32, opens: Bool)? {
    let kind = swift_u_getIntPropertyValue(Int32(bitPattern: scalar), UCHAR_BIDI_PAIRED_BRACKET_TYPE)
    guard kind == U_BPT_OPEN.rawValue || kind == U_BPT_CLOSE.rawValue else { return nil }
    let other = swift_u_getBidiPairedBracket(Int32(bitPattern: scalar))
    return (UInt32(bitPattern: other), kind == U_BPT_OPEN.rawValue)
  }

  static func isWhiteSpace(_ scalar: UInt32) -> Bool {
    swift_u_hasBinaryProperty(Int32(bitPattern: scalar), UCHAR_WHITE_SPACE) != 0
  }

  /// Whether a character may be missing from a font and still be set: joiners, variation selectors, marks of
  /// direction.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    swift_u_hasBinaryProperty(Int32(bitPattern: scalar), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0
  }

  /// The text with marks joined to their bases where Unicode has one character for both.
  static func composed(_ scalars: [UInt32]) -> [UInt32] {
    var text = ""
    for scalar in scalars.compactMap(Unicode.Scalar.init) { text.unicodeScalars.append(scalar) }
    return text.precomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
  }

  /// Whether a character is drawn as an emoji unless asked otherwise.
  static func isEmoji(_ scalar: UInt32) -> Bool {
    swift_u_hasBinaryProperty(Int32(bitPattern: scalar), UCHAR_EMOJI_PRESENTATION) != 0
  }
}

/// A script by ICU's number.
struct Script: Hashable, Sendable {
  let code: Int32

  static let common = Script(code: USCRIPT_COMMON.rawValue)
  static let inherited = Script(code: USCRIPT_INHERITED.rawValue)

  init(code: Int32) {
    self.code = code
  }

  init(code: UInt32) {
    self.code = Int32(bitPattern: code)
  }

  /// Whether neighbours decide which script it belongs to.
  var isShared: Bool { self == .common || self == .inherited }

  /// The ISO 15924 tag, such as `Arab`.
  var tag: String {
    unsafe swift_uscript_getShortName(UScriptCode(rawValue: numericCast(code))).map {
      unsafe String(cString: $0)
    }
      ?? "Zyyy"
  }
}
