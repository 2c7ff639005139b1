/// The parts of a text that are read, and those that Markdown or markup gives another meaning.
enum Markdown {
  struct Part: Hashable {
    var text: String
    /// Whether it is read; code, link targets and tags are not.
    var isText: Bool
  }

  static func parts(_ text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let character = rest.first {
      let closing: Character? =
        switch character {
        case "`": "`"
        case "<": ">"
        case "(" where parts.last?.text.hasSuffix("]") == true: ")"
        default: nil
        }
      if let closing, let end = rest.dropFirst().firstIndex(of: closing), isMarkup(rest[..<end]) {
        parts.append(Part(text: String(rest[...end]), isText: false))
        rest = rest[rest.index(after: end)...]
      } else if parts.last?.isText == true {
        parts[parts.count - 1].text.append(character)
        rest.removeFirst()
      } else {
        parts.append(Part(text: String(character), isText: true))
        rest.removeFirst()
      }
    }
    return parts
  }

  /// A lone `<` is a sign, not a tag.
  private static func isMarkup(_ text: Substring) -> Bool {
    guard text.first == "<" else { return true }
    return text.dropFirst().first.map { $0.isLetter || $0 == "/" } ?? false
  }
}
