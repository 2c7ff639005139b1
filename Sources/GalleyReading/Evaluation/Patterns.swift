internal import GalleyModel
internal import SwiftSyntax

/// Whether values match patterns, and the names patterns bind.
extension Evaluator {
  /// `nil` when source does not tell; names are bound all the same.
  func matches(_ pattern: PatternSyntax, _ subject: Value, _ scope: Scope) -> Bool? {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: true
    case .identifierPattern:
      bound(pattern, subject, scope)
    case .valueBindingPattern(let binding): matches(binding.pattern, subject, scope)
    case .expressionPattern(let expression): matches(expression.expression, subject, scope)
    case .tuplePattern(let tuple):
      matches(tuple.elements.map { (nil, .pattern($0.pattern)) }, subject, scope)
    default: nil
    }
  }

  private func bound(_ pattern: PatternSyntax, _ subject: Value, _ scope: Scope) -> Bool {
    destructure(pattern, subject, scope)
    return true
  }

  private enum Part {
    case pattern(PatternSyntax)
    case expression(ExprSyntax)
  }

  private func matches(_ part: Part, _ subject: Value, _ scope: Scope) -> Bool? {
    switch part {
    case .pattern(let pattern): matches(pattern, subject, scope)
    case .expression(let expression): matches(expression, subject, scope)
    }
  }

  /// The parts of a tuple against a tuple's members, by place.
  private func matches(_ parts: [(label: String?, part: Part)], _ subject: Value, _ scope: Scope) -> Bool? {
    var values = parts.map { _ in Value.unknown(type: nil) }
    if parts.count == 1 {
      values = [subject]
    } else if case .tuple(let members) = subject, members.count == parts.count {
      values = members.map(\.value)
    }
    return all(zip(parts, values).map { matches($0.part, $1, scope) })
  }

  /// `false` as soon as one is, `nil` when one is not known.
  private func all(_ results: [Bool?]) -> Bool? {
    if results.contains(false) { return false }
    return results.contains(nil) ? nil : true
  }

  private func matches(_ expression: ExprSyntax, _ subject: Value, _ scope: Scope) -> Bool? {
    if let pattern = expression.as(PatternExprSyntax.self) { return matches(pattern.pattern, subject, scope) }
    if expression.is(DiscardAssignmentExprSyntax.self) { return true }
    if let tuple = expression.as(TupleExprSyntax.self) {
      return matches(tuple.elements.map { ($0.label?.text, .expression($0.expression)) }, subject, scope)
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return matchesSome(.expression(optional.expression), subject, scope)
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      return matches(access.declName.baseName.plainText, call.arguments, subject, scope)
    }
    if let range = expression.as(InfixOperatorExprSyntax.self),
      ["...", "..<"].contains(range.name)
    {
      return contains(range, subject, scope)
    }
    if let access = expression.as(MemberAccessExprSyntax.self), access.base == nil {
      return matches(access.declName.baseName.plainText, [], subject, scope)
    }
    let value = value(expression, scope)
    if case .partialRange(let first, let last) = value {
      return subject.number.map { $0 >= Double(first ?? Int.min) && $0 <= Double(last ?? Int.max) }
    }
    return equal(subject, value)
  }

  /// `.name` and `.name(…)`, of an enumeration or of an optional.
  private func matches(
    _ name: String,
    _ arguments: LabeledExprListSyntax,
    _ subject: Value,
    _ scope: Scope
  ) -> Bool? {
    switch subject {
    case .null: return name == "none"
    case .instance(let instance) where instance.enumCase != nil && instance.type.enumCase(name) != nil:
      guard instance.enumCase == name else { return false }
      return all(
        arguments.enumerated().map { position, argument in
          let label = argument.label?.plainText
          let payload = label.flatMap { instance.fields[$0] } ?? instance.fields["\(position)"]
          return matches(argument.expression, payload ?? .unknown(type: nil), scope)
        }
      )
    case .unknown, .chain:
      for argument in arguments { _ = matches(argument.expression, .unknown(type: nil), scope) }
      guard arguments.isEmpty, case .chain(let chain) = subject, chain.base != nil else { return nil }
      return subject.member.map { $0 == name }
    default:
      if name == "none" { return false }
      if name == "some", let argument = arguments.first {
        return matches(argument.expression, subject, scope)
      }
      return equal(subject, .chain(Chain(base: nil, steps: [.init(name: name, arguments: nil)])))
    }
  }

  private func matchesSome(_ part: Part, _ subject: Value, _ scope: Scope) -> Bool? {
    if case .null = subject { return false }
    let result = matches(part, subject, scope)
    return subject.isUnknown ? nil : result
  }

  private func contains(_ range: InfixOperatorExprSyntax, _ subject: Value, _ scope: Scope) -> Bool? {
    guard let number = subject.number, let first = value(range.leftOperand, scope).number,
      let last = value(range.rightOperand, scope).number
    else { return nil }
    return range.name == "..."
      ? first <= number && number <= last
      : first <= number && number < last
  }
}
