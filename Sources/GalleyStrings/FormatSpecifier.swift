/// One conversion of a format, as `%2$-8.1lf`.
struct FormatSpecifier: Hashable, Sendable {
  /// 1-based; `nil` takes the next argument.
  var position: Int?
  var flags: Set<Character> = []
  var width: Int?
  var precision: Int?
  /// The letter that ends it, without `l`, `h`, `q` and the like.
  var conversion: Character
  /// As it was written.
  var spelling: String

  /// Whether its argument is a number.
  var isNumeric: Bool { "diufFgGeExXo".contains(conversion) }

  /// Writes a number as the platform's localized formatting does: grouped, in the locale's digits.
  func write(_ number: NumberText.Number, locale: String) -> String {
    if let radix = ["x": 16, "X": 16, "o": 8][conversion] {
      return pad(String(UInt(bitPattern: integer(number)), radix: radix, uppercase: conversion == "X"))
    }
    return pad(NumberText.write(converted(number), skeleton: skeleton, locale: locale))
  }

  /// Cuts text to the precision and fills it up to the width.
  func write(_ text: String) -> String {
    pad(isNumeric ? text : precision.map { String(text.prefix($0)) } ?? text)
  }

  private func pad(_ shown: String) -> String {
    let missing = (width ?? 0) - shown.count
    guard missing > 0 else { return shown }
    let filling = String(repeating: " ", count: missing)
    return flags.contains("-") ? shown + filling : filling + shown
  }

  private var skeleton: String {
    var stems: [String] = []
    switch conversion {
    case "f", "F": stems.append(fraction(digits: precision ?? 6))
    case "e", "E": stems += ["scientific/*ee", fraction(digits: precision ?? 6)]
    case "g", "G": stems.append("@" + String(repeating: "#", count: max(1, precision ?? 6) - 1))
    default:
      if let precision, precision > 0 { stems.append(integerWidth(precision)) }
    }
    if flags.contains("0"), !flags.contains("-"), let width, width > 0 { stems.append(integerWidth(width)) }
    if flags.contains("+") { stems.append("sign-always") }
    return stems.joined(separator: " ")
  }

  private func fraction(digits: Int) -> String {
    digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: min(digits, 20))
  }

  private func integerWidth(_ digits: Int) -> String {
    "integer-width/+" + String(repeating: "0", count: min(digits, 40))
  }

  private func converted(_ number: NumberText.Number) -> NumberText.Number {
    switch (number, conversion) {
    case (.integer(let value), "f"), (.integer(let value), "F"): .double(Double(value))
    case (.double, "d"), (.double, "i"), (.double, "u"): .integer(integer(number))
    default: number
    }
  }

  private func integer(_ number: NumberText.Number) -> Int {
    switch number {
    case .integer(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero)) ?? 0
    }
  }
}
