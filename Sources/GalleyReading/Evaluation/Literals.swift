internal import GalleyModel

/// String literals, and what they become once their type is known.
extension Evaluator {
  func interpolated(_ literal: StringLiteral, _ scope: Scope) -> Interpolated {
    Interpolated(
      pieces: literal.pieces.map { piece in
        switch piece {
        case .text(let text): .text(text)
        case .interpolation(let members): interpolated(members, scope)
        }
      },
      isSample: scope.isSample
    )
  }

  private func interpolated(_ members: [LabeledExpression], _ scope: Scope) -> Interpolated.Piece {
    guard let first = members.first, first.label == nil else {
      return .value(.unknown(type: nil), specifier: nil)
    }
    let specifier = members.first { $0.label == "specifier" }?.expression.literalText
    // A value with a format or a style becomes text by the format locale, which is not evaluated.
    let isPlain = members.count == (specifier == nil ? 1 : 2)
    return .value(isPlain ? value(first.expression, scope) : .unknown(type: "String"), specifier: specifier)
  }

  /// The text of a `String`; `nil` when the value is none.
  func string(_ value: Value) -> TextExpression? {
    switch value {
    case .literal(let literal):
      let parts = literal.pieces.map { piece in
        switch piece {
        case .text(let text): TextExpression.verbatim(text)
        case .value(let value, _): string(value) ?? .unknown(sample: Self.sample)
        }
      }
      return .joined(parts)
    case .integer(let number): return .verbatim(String(number))
    case .double(let number): return .verbatim(String(number))
    case .bool(let flag): return .verbatim(String(flag))
    case .string(let text): return text
    case .localized(let key): return .localized(key)
    case .unknown: return .unknown(sample: Self.sample)
    case .instance(let instance):
      if let own = ownMember("description", of: value) { return string(own) }
      guard let name = instance.enumCase, instance.type.enumCase(name)?.payload.isEmpty == true else {
        return .unknown(sample: Self.sample)
      }
      return .verbatim(name)
    case .view(let element): return TextFamily.text(of: element)
    // A value of the framework or of another module.
    case .chain(let chain) where chain.base != nil: return .unknown(sample: Self.sample)
    default: return nil
    }
  }

  /// A literal whose key is not known, with samples in the places of its values.
  private func sample(_ literal: Interpolated) -> String {
    literal.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .value(let value, _):
        if case .verbatim(let text)? = string(value) { text } else { Self.sample }
      }
    }.joined()
  }

  /// Stands for a string that only the running app knows.
  static var sample: String { "Sample" }

  /// The key the compiler forms of a literal in the place of a `LocalizedStringKey`.
  ///
  /// `nil` when the type of an interpolated value is not known: it decides the specifier, and a key that is
  /// guessed would be looked for in vain.
  func localizedKey(_ literal: Interpolated) -> LocalizedKey? {
    if literal.pieces.count == 1, case .text(let text) = literal.pieces[0] {
      return LocalizedKey(key: text, isSample: literal.isSample)
    }
    var key = ""
    var arguments: [FormatArgument] = []
    for piece in literal.pieces {
      switch piece {
      case .text(let text): key += text.replacing("%", with: "%%")
      case .value(let value, let specifier):
        let (standard, argument) = specified(value)
        guard let specifier = specifier ?? standard else { return nil }
        key += specifier
        arguments.append(argument)
      }
    }
    return LocalizedKey(key: key, arguments: arguments, isSample: literal.isSample)
  }

  func formatArgument(_ value: Value) -> FormatArgument { specified(value).argument }

  private func specified(_ value: Value) -> (specifier: String?, argument: FormatArgument) {
    switch value {
    case .integer(let number): return ("%lld", .integer(number))
    case .double(let number): return ("%lf", .double(number))
    case .view(let element):
      guard let text = TextFamily.text(of: element) else { break }
      if TextFamily.isStyled(element) {
        record(.expression, "a text of its own style inside a text", at: element.location)
      }
      return ("%@", .text(text))
    case .unknown(let type?):
      let specifier = Self.specifiers[index.unaliased(type)] ?? "%@"
      let sample = specifier == "%@" ? Self.sample : "0"
      return (specifier, .text(.unknown(sample: sample)))
    case .unknown(nil), .chain: return (nil, .text(.unknown(sample: Self.sample)))
    default: break
    }
    return ("%@", .text(string(value) ?? .unknown(sample: Self.sample)))
  }

  /// By the type of the interpolated value, as the compiler chooses them.
  private static let specifiers = [
    "Int": "%lld", "Int64": "%lld", "UInt": "%llu", "UInt64": "%llu", "Int32": "%d", "UInt32": "%u",
    "Double": "%lf", "CGFloat": "%lf", "Float": "%f",
  ]

  /// The text of a parameter that takes either a key, looked up when written as a literal, or a `String`.
  func title(_ argument: Argument) -> TextExpression? {
    let value = value(argument.expression, argument.scope)
    if case .literal(let literal) = value {
      if let key = localizedKey(literal) { return .localized(key) }
      // Without the type of a value the key is not known either.
      unknowns.record(.expression, argument.expression.summary, at: argument.expression.location)
      return .unknown(sample: sample(literal))
    }
    // `.init("…")` makes a key.
    if case .chain(let chain) = value, chain.base == nil, chain.steps.count == 1,
      chain.steps.first?.name == "init", let inner = chain.steps.first?.arguments?.first
    {
      return title(inner)
    }
    return string(value)
  }
}

extension TextExpression {
  /// Adjacent verbatim parts become one.
  static func joined(_ parts: [TextExpression]) -> TextExpression {
    var result: [TextExpression] = []
    for part in parts {
      if case .verbatim(let text) = part, case .verbatim(let before)? = result.last {
        result[result.count - 1] = .verbatim(before + text)
      } else {
        result.append(part)
      }
    }
    return result.count == 1 ? result[0] : result.isEmpty ? .verbatim("") : .concatenation(result)
  }
}
