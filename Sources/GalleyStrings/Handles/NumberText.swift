internal import _FoundationICU

/// Numbers written as a locale writes them.
enum NumberText {
  enum Number: Hashable {
    case integer(Int)
    case double(Double)
  }

  /// Writes a number by an ICU number skeleton.
  ///
  /// - Parameters:
  ///   - number: what to write.
  ///   - skeleton: as `.00 sign-always`; empty groups digits and keeps up to six of the fraction.
  ///   - locale: the format locale.
  /// - Returns: the number, with the locale's digits and separators.
  static func write(_ number: Number, skeleton: String, locale: String) -> String {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    let opened = unsafe swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status)
    guard let formatter = unsafe opened else { return plain(number) }
    defer { unsafe swift_unumf_close(formatter) }
    guard let result = unsafe swift_unumf_openResult(&status) else { return plain(number) }
    defer { unsafe swift_unumf_closeResult(result) }
    switch number {
    case .integer(let value): unsafe swift_unumf_formatInt(formatter, Int64(value), result, &status)
    case .double(let value): unsafe swift_unumf_formatDouble(formatter, value, result, &status)
    }
    guard status.rawValue <= 0 else { return plain(number) }
    var text = [UInt16](repeating: 0, count: 512)
    let length = unsafe swift_unumf_resultToString(result, &text, Int32(text.count), &status)
    guard status.rawValue <= 0 else { return plain(number) }
    return String(decoding: text.prefix(Int(length)), as: UTF16.self)
  }

  private static func plain(_ number: Number) -> String {
    switch number {
    case .integer(let value): "\(value)"
    case .double(let value): "\(value)"
    }
  }
}
