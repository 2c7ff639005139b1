internal import GalleySupport

/// A value of the settings as a Swift expression.
enum SampleLiteral {
  /// `nil` for what has no literal of its own, as an object other than `{"swift": "…"}`.
  static func swift(_ value: JSONValue) -> String? {
    switch value.content {
    case .null: return "nil"
    case .bool(let flag): return "\(flag)"
    case .number(let number):
      guard number.isFinite else { return nil }
      return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let text): return literal(text)
    case .array(let values):
      let members = values.map(swift)
      guard !members.contains(nil) else { return nil }
      return "[\(members.compactMap { $0 }.joined(separator: ", "))]"
    case .object(let members):
      guard members.count == 1, members[0].key == "swift" else { return nil }
      return members[0].value.string.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
