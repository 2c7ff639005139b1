internal import GalleyModel

/// `string.missing`: a language has no translation of a text on a screen.
enum StringMissing: Rule {
  static let page = RulePage(
    id: "string.missing",
    summary: "A language that the project is translated into lacks a text that a screen shows",
    severity: "warning",
    explanation: """
      The key was looked up as the platform does, in the localization a user of that language gets, and was not \
      there: the user sees the development language or the bare key. Keys marked as not to be translated, keys \
      without a letter and literals inside a preview, which are samples, are passed over. A key used on several \
      screens is reported once.
      """,
    repair: "Add the translation to the table the finding names, or mark the key as not to be translated.",
    faulty: """
      #Preview("Empty") { Empty() }
      struct Empty: View { var body: some View { Text("A text nobody has translated") } }
      """,
    repaired: """
      #Preview("Empty") { Empty() }
      struct Empty: View { var body: some View { Text(verbatim: "A text nobody has translated") } }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    subject.texts.compactMap { index in
      let item = subject.items[index]
      guard case .text(_, let resolved, _) = item.content,
        case .missing(let shownFrom) = resolved.provenance, let key = resolved.key, !key.isSample,
        key.words.contains(where: \.isLetter)
      else { return nil }
      let shown = shownFrom.map { "the text of \($0) is shown" } ?? "the key is shown"
      return Fault(
        rule: page.id,
        severity: .warning,
        message: "\(quoted(key.key)) is not translated in the table \(key.table ?? "Localizable"); \(shown)",
        location: item.location,
        key: key,
        rects: [item.frame]
      )
    }
  }
}

extension LocalizedKey {
  /// Letters before the conversion in a format specifier, and all else that may stand there.
  private static let modifiers = Set("hlqLztj0123456789.$-+ #*'")

  /// The key without its format specifiers.
  fileprivate var words: String {
    var result = ""
    var rest = key[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      let isVariable = rest.hasPrefix("#@")
      rest = isVariable ? rest.dropFirst(2).drop { $0 != "@" } : rest.drop { Self.modifiers.contains($0) }
      rest = rest.dropFirst()
    }
    return result
  }
}
