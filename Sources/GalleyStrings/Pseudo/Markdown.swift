/// The parts of a text that are read, and those that Markdown or markup gives another meaning.
enum Markdown {
  /// One character, or a placeholder that some text will stand for.
  enum Unit: Hashable {
    case character(Character)
    case placeholder(String)

    fileprivate var character: Character? {
      if case .character(let character) = self { character } else { nil }
    }
  }

  /// For each unit, whether it is read; code, link targets, tags, entities and addresses are not.
  static func isRead(_ units: [Unit]) -> [Bool] {
    var result = Array(repeating: true, count: units.count)
    var index = 0
    while index < units.count {
      if let end = end(ofMarkupAt: index, in: units) {
        for hidden in index..<end { result[hidden] = false }
        index = end
      } else {
        index += 1
      }
    }
    return result
  }

  /// Where the markup that begins at a unit ends; `nil` when none begins there.
  private static func end(ofMarkupAt start: Int, in units: [Unit]) -> Int? {
    switch units[start].character {
    case "`": code(start, units)
    case "<": tag(start, units)
    case "(" where start > 0 && units[start - 1].character == "]": target(start, units)
    case "&": entity(start, units)
    case "h": address(start, units)
    case "\\": start + 1 < units.count && units[start + 1].character?.isPunctuation == true ? start + 2 : nil
    default: nil
    }
  }

  /// Between runs of as many backquotes.
  private static func code(_ start: Int, _ units: [Unit]) -> Int? {
    let count = units[start...].prefix { $0.character == "`" }.count
    var index = start + count
    while index < units.count {
      let run = units[index...].prefix { $0.character == "`" }.count
      if run == count { return index + run }
      index += max(run, 1)
    }
    return nil
  }

  /// A lone `<` is a sign, not a tag.
  private static func tag(_ start: Int, _ units: [Unit]) -> Int? {
    guard start + 1 < units.count, let first = units[start + 1].character, first.isLetter || first == "/",
      let end = units[start...].firstIndex(of: .character(">"))
    else { return nil }
    return end + 1
  }

  /// Parentheses inside a link's target come in pairs.
  private static func target(_ start: Int, _ units: [Unit]) -> Int? {
    var depth = 0
    for index in start..<units.count {
      if units[index].character == "(" { depth += 1 }
      if units[index].character == ")" { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  private static func entity(_ start: Int, _ units: [Unit]) -> Int? {
    let name = units[(start + 1)...].prefix {
      $0.character.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") } ?? false
    }
    guard !name.isEmpty, name.endIndex < units.count, units[name.endIndex].character == ";" else {
      return nil
    }
    return name.endIndex + 1
  }

  /// An address on the web, up to white space or a closing bracket.
  private static func address(_ start: Int, _ units: [Unit]) -> Int? {
    let scheme = String(units[start...].prefix(8).compactMap(\.character))
    guard scheme.hasPrefix("https://") || scheme.hasPrefix("http://") else { return nil }
    let address = units[start...].prefix {
      $0.character.map { !$0.isWhitespace && !"]>)”".contains($0) } ?? true
    }
    return address.endIndex
  }
}
