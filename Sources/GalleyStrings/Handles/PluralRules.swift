internal import _FoundationICU

/// The cardinal plural rules of one language.
enum PluralRules {
  /// The category a number falls in: `zero`, `one`, `two`, `few`, `many` or `other`.
  ///
  /// - Parameters:
  ///   - number: the count; its integer value decides when it has one, as `1.0` counts as 1.
  ///   - language: a BCP 47 tag; one that ICU doesn't know has only `other`.
  /// - Returns: the category's name.
  static func category(of number: Double, language: String) -> String {
    var status = U_ZERO_ERROR
    guard let rules = unsafe swift_uplrules_open(language, &status), status.rawValue <= 0 else {
      return "other"
    }
    defer { unsafe swift_uplrules_close(rules) }
    var keyword = [UInt16](repeating: 0, count: 16)
    let length = unsafe swift_uplrules_select(rules, number, &keyword, Int32(keyword.count), &status)
    guard status.rawValue <= 0 else { return "other" }
    return String(decoding: keyword.prefix(Int(length)), as: UTF16.self)
  }
}
