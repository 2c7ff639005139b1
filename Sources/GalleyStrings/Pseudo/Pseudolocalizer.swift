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
    self.value(value, [:])
  }

  private func value(
    _ value: CatalogueValue,
    _ known: [String: CatalogueValue.Substitution]
  ) -> CatalogueValue {
    switch value {
    case .string(let format): .string(whole(format, known))
    case .plural(let cases): .plural(cases.mapValues { self.value($0, known) })
    case .device(let cases): .device(cases.mapValues { self.value($0, known) })
    case .substitutions(let parent, let substitutions):
      .substitutions(
        self.value(parent, substitutions),
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

  private func whole(
    _ format: String,
    _ substitutions: [String: CatalogueValue.Substitution]
  ) -> String {
    switch locale {
    case .accented, .rightToLeft, .long: return letters(format)
    case .bounded: return format.isEmpty ? format : "[# \(format) #]"
    case .double:
      let positioned = positioned(format, substitutions)
      return format.isEmpty ? format : "\(positioned) \(positioned)"
    }
  }

  /// The format with every literal part that is read changed, letter by letter or word by word; what stands between
  /// placeholders and markup changes as one.
  private func letters(_ format: String) -> String {
    let units = units(format)
    var segments: [(text: String, isRead: Bool)] = []
    for (unit, isRead) in zip(units, Markdown.isRead(units)) {
      let segment: (text: String, isRead: Bool) =
        switch unit {
        case .character(let character): (String(character), isRead)
        case .placeholder(let spelling): (spelling, false)
        }
      if segments.last?.isRead == segment.isRead {
        segments[segments.count - 1].text += segment.text
      } else {
        segments.append(segment)
      }
    }
    var texts = change(segments.filter(\.isRead).map(\.text))[...]
    return segments.map { $0.isRead ? texts.removeFirst() : $0.text }.joined()
  }

  /// The format's characters and placeholders, each as it is written, since a text without arguments is shown so;
  /// `%%` is a placeholder for a per cent sign.
  private func units(_ format: String) -> [Markdown.Unit] {
    var rest = format[...]
    func take(_ count: Int) -> String {
      defer { rest.removeFirst(count) }
      return String(rest.prefix(count))
    }
    return FormatString(format).pieces.flatMap { piece -> [Markdown.Unit] in
      switch piece {
      case .literal(let text):
        text.map {
          $0 == "%" && rest.hasPrefix("%%") ? .placeholder(take(2)) : .character(Character(take(1)))
        }
      case .specifier(let specifier): [.placeholder(take(specifier.spelling.count))]
      case .variable(let name, _):
        [.placeholder(take(rest.prefix { $0 != "@" }.count + 1 + name.count + 1))]
      case .ownArgument: [.placeholder(take(4))]
      }
    }
  }

  private func change(_ texts: [String]) -> [String] {
    switch locale {
    case .accented: texts.map { $0.map(PseudoLetters.accented).joined() }
    case .rightToLeft: texts.map { String($0.map(PseudoLetters.hebrew)) }
    case .long: ExpansionProfile.lengthened(texts)
    case .bounded, .double: texts
    }
  }

  /// The format with every argument named by its position, so that it may be written twice.
  ///
  /// A variable that says which argument is its own takes none of the others' turns, nor does one that is not known.
  private func positioned(
    _ format: String,
    _ substitutions: [String: CatalogueValue.Substitution]
  ) -> String {
    let pieces = FormatString(format).pieces
    guard pieces.contains(where: \.isPlaceholder) else { return format }
    var next = 1
    return pieces.map { piece in
      switch piece {
      case .literal(let text): return text.replacing("%", with: "%%")
      case .specifier(let specifier) where specifier.position == nil:
        defer { next += 1 }
        return "%\(next)$" + specifier.spelling.dropFirst()
      case .variable(let name, nil) where substitutions[name].map { $0.argument == nil } ?? false:
        defer { next += 1 }
        return "%\(next)$#@\(name)@"
      default: return piece.spelling
      }
    }.joined()
  }
}

extension FormatString.Piece {
  fileprivate var isPlaceholder: Bool {
    if case .literal = self { false } else { true }
  }

  fileprivate var spelling: String {
    switch self {
    case .literal(let text): text
    case .specifier(let specifier): specifier.spelling
    case .variable(let name, let position): position.map { "%\($0)$#@\(name)@" } ?? "%#@\(name)@"
    case .ownArgument: "%arg"
    }
  }
}
