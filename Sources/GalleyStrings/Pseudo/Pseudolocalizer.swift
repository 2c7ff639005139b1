internal import GalleyModel

/// Turns a value of the source language into one of a pseudo-locale.
///
/// Formats are taken apart, never searched: placeholders, Markdown's code and link targets, and each plural branch keep
/// their meaning.
struct Pseudolocalizer {
  let locale: PseudoLocale

  /// The language whose glyph forms and line breaks the result asks for.
  func language(of source: String) -> String { locale == .rightToLeft ? "he" : source }

  func value(_ value: CatalogueValue) -> CatalogueValue {
    switch value {
    case .string(let format): .string(whole(format))
    case .plural(let cases): .plural(cases.mapValues(self.value))
    case .device(let cases): .device(cases.mapValues(self.value))
    case .substitutions(let parent, let substitutions):
      .substitutions(
        self.value(parent),
        substitutions.mapValues { substitution in
          var substitution = substitution
          substitution.value = part(substitution.value)
          return substitution
        }
      )
    }
  }

  /// A variable's value stands inside a text that is itself framed: only its letters change.
  private func part(_ value: CatalogueValue) -> CatalogueValue {
    switch value {
    case .string(let format): .string(letters(format))
    case .plural(let cases): .plural(cases.mapValues(part))
    case .device(let cases): .device(cases.mapValues(part))
    case .substitutions: value
    }
  }

  private func whole(_ format: String) -> String {
    switch locale {
    case .accented, .rightToLeft, .long: letters(format)
    case .bounded: "[# \(format) #]"
    case .double: "\(positioned(format)) \(positioned(format))"
    }
  }

  /// The format with every literal part changed letter by letter or word by word.
  private func letters(_ format: String) -> String {
    let pieces = FormatString(format).pieces
    let count = pieces.reduce(0) { sum, piece in
      if case .literal(let text) = piece { sum + text.count } else { sum }
    }
    let isFormat = pieces.contains { if case .literal = $0 { false } else { true } }
    return pieces.map { piece in
      guard case .literal(let text) = piece else { return piece.spelling }
      let changed = Markdown.parts(text).map { part in
        part.isText ? change(part.text, textLength: count) : part.text
      }.joined()
      return isFormat ? changed.replacing("%", with: "%%") : changed
    }.joined()
  }

  private func change(_ text: String, textLength: Int) -> String {
    switch locale {
    case .accented: String(text.flatMap(PseudoLetters.accented))
    case .rightToLeft: String(text.map(PseudoLetters.hebrew))
    case .long: ExpansionProfile.lengthened(text, textLength: textLength)
    case .bounded, .double: text
    }
  }

  /// The format with every argument named by its position, so that it may be written twice.
  private func positioned(_ format: String) -> String {
    let pieces = FormatString(format).pieces
    guard pieces.contains(where: { if case .literal = $0 { false } else { true } }) else { return format }
    var next = 1
    return pieces.map { piece in
      switch piece {
      case .literal(let text): return text.replacing("%", with: "%%")
      case .specifier(let specifier) where specifier.position == nil:
        defer { next += 1 }
        return "%\(next)$" + specifier.spelling.dropFirst()
      case .variable(let name, nil):
        defer { next += 1 }
        return "%\(next)$#@\(name)@"
      default: return piece.spelling
      }
    }.joined()
  }
}

extension FormatString.Piece {
  fileprivate var spelling: String {
    switch self {
    case .literal(let text): text
    case .specifier(let specifier): specifier.spelling
    case .variable(let name, let position): position.map { "%\($0)$#@\(name)@" } ?? "%#@\(name)@"
    case .ownArgument: "%arg"
    }
  }
}
