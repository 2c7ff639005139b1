internal import GalleyModel

/// Puts arguments into a catalogue's value.
///
/// The platform's rules: the whole list of arguments reaches every variant; an unpositioned specifier takes the
/// next argument, and inside a variable's variant counting starts at the variable's own; `%n$` is absolute.
struct FormatEvaluator {
  enum Argument: Hashable {
    case integer(Int)
    case double(Double)
    case text(String)

    /// What a plural is chosen by; sample text counts when it is a number.
    var count: Double? {
      switch self {
      case .integer(let value): Double(value)
      case .double(let value): value
      case .text(let text): Double(text)
      }
    }
  }

  /// The variable whose variant is being written.
  private struct Scope {
    var substitutions: [String: CatalogueValue.Substitution] = [:]
    /// 0-based index of the variable's own argument, and the specifier that stands for it.
    var own: (index: Int, specifier: String)?
    var depth = 0
  }

  private static let deepest = 8

  var arguments: [Argument]
  /// Decides plural categories.
  var language: String
  /// Decides digits and separators.
  var formatLocale: String
  var deviceClass: DeviceClass

  /// The text of a value with every argument in its place.
  func text(of value: CatalogueValue) -> String {
    text(of: value, in: Scope())
  }

  private func text(of value: CatalogueValue, in scope: Scope) -> String {
    switch value {
    case .string(let format):
      arguments.isEmpty && scope.substitutions.isEmpty ? format : write(format, in: scope)
    case .device(let cases):
      deviceClass.choice(among: cases).map { text(of: $0, in: scope) } ?? ""
    case .plural(let cases):
      plural(cases, in: scope).map { text(of: $0, in: scope) } ?? ""
    case .substitutions(let parent, let substitutions):
      text(of: parent, in: Scope(substitutions: substitutions, own: scope.own, depth: scope.depth))
    }
  }

  /// The variant for the number in question: of the variable, or of the first number in the text.
  private func plural(_ cases: [String: CatalogueValue], in scope: Scope) -> CatalogueValue? {
    let index = scope.own?.index ?? cases["other"].flatMap(firstNumber) ?? 0
    guard index < arguments.count, let count = arguments[index].count else { return cases["other"] }
    // `zero` may be given in any language, for exactly none.
    if count == 0, let none = cases["zero"] { return none }
    return cases[PluralRules.category(of: count, language: language)] ?? cases["other"]
  }

  /// The 0-based argument that the first numeric specifier of a value takes.
  private func firstNumber(_ value: CatalogueValue) -> Int? {
    guard case .string(let format) = value else { return nil }
    var next = 0
    for case .specifier(let specifier) in FormatString(format).pieces {
      let index = specifier.position.map { $0 - 1 } ?? next
      if specifier.isNumeric { return index }
      if specifier.position == nil { next += 1 }
    }
    return nil
  }

  private func write(_ format: String, in scope: Scope) -> String {
    var next = scope.own?.index ?? 0
    func index(_ position: Int?) -> Int {
      if let position { return position - 1 }
      defer { next += 1 }
      return next
    }
    return FormatString(format).pieces.map { piece in
      switch piece {
      case .literal(let text): return text
      case .specifier(let specifier): return write(index(specifier.position), as: specifier)
      case .ownArgument:
        guard let own = scope.own,
          case .specifier(let specifier)? = FormatString("%" + own.specifier).pieces.first
        else { return "%arg" }
        return write(own.index, as: specifier)
      case .variable(let name, let position):
        guard scope.depth < Self.deepest, let substitution = scope.substitutions[name] else {
          return "%#@\(name)@"
        }
        let argument = index(substitution.argument ?? position)
        var inner = scope
        inner.own = (argument, substitution.specifier)
        inner.depth += 1
        return text(of: substitution.value, in: inner)
      }
    }.joined()
  }

  private func write(_ index: Int, as specifier: FormatSpecifier) -> String {
    // The platform would print what happens to lie in memory.
    guard index < arguments.count else { return specifier.spelling }
    return switch arguments[index] {
    case .integer(let value) where specifier.isNumeric: specifier.write(.integer(value), locale: formatLocale)
    case .double(let value) where specifier.isNumeric: specifier.write(.double(value), locale: formatLocale)
    case .integer(let value): specifier.write("\(value)")
    case .double(let value): specifier.write("\(value)")
    case .text(let text): specifier.write(text)
    }
  }
}
