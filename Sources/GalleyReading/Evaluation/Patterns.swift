internal import GalleyModel

/// Whether values match patterns, and the names patterns bind.
extension Evaluator {
  /// `nil` when source does not tell; names are bound all the same.
  func matches(_ pattern: Pattern, _ subject: Value, _ scope: Scope) -> Bool? {
    switch pattern.kind {
    case .wildcard: return true
    case .name:
      destructure(pattern, subject, scope)
      return true
    case .binding(let inner): return matches(inner, subject, scope)
    case .expression(let expression): return matches(expression, subject, scope)
    case .tuple(let members):
      return matches(members, subject) { matches($0, $1, scope) }
    case .type(let type): return isOf(type, subject, scope)
    case .unsupported: return nil
    }
  }

  /// The parts of a tuple against a tuple's members, by place.
  private func matches<Part>(
    _ parts: [Part],
    _ subject: Value,
    _ one: (Part, Value) -> Bool?
  ) -> Bool? {
    var values = parts.map { _ in Value.unknown(type: nil) }
    if parts.count == 1 {
      values = [subject]
    } else if case .tuple(let members) = subject, members.count == parts.count {
      values = members.map(\.value)
    }
    return all(zip(parts, values).map(one))
  }

  /// `false` as soon as one is, `nil` when one is not known.
  private func all(_ results: [Bool?]) -> Bool? {
    if results.contains(false) { return false }
    return results.contains(nil) ? nil : true
  }

  private func matches(_ expression: Expression, _ subject: Value, _ scope: Scope) -> Bool? {
    switch expression.kind {
    case .pattern(let pattern): return matches(pattern, subject, scope)
    case .cast(let inner, _, let type):
      let holds = isOf(type, subject, scope)
      let isBound = matches(inner, cast(subject, .forced, to: type, scope), scope)
      return isBound == true ? holds : isBound
    case .discard: return true
    case .tuple(let members):
      return matches(members, subject) { matches($0.expression, $1, scope) }
    case .marked(.optionalChaining, let inner): return matchesSome(inner, subject, scope)
    case .call(let call):
      guard case .member(let member) = call.callee.kind else { break }
      return matches(member.name, call.arguments, subject, scope)
    case .infix(let first, "...", let last): return contains(first, "...", last, subject, scope)
    case .infix(let first, "..<", let last): return contains(first, "..<", last, subject, scope)
    case .member(let member) where member.base == nil: return matches(member.name, [], subject, scope)
    default: break
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
    _ arguments: [LabeledExpression],
    _ subject: Value,
    _ scope: Scope
  ) -> Bool? {
    switch subject {
    case .null: return name == "none"
    case .instance(let instance) where instance.enumCase != nil && instance.type.enumCase(name) != nil:
      guard instance.enumCase == name else { return false }
      return all(
        arguments.enumerated().map { position, argument in
          let payload = argument.label.flatMap { instance.fields[$0] } ?? instance.fields["\(position)"]
          return matches(argument.expression, payload ?? .unknown(type: nil), scope)
        }
      )
    case .unknown, .chain:
      let payload = payload(of: name, in: subject)
      for (position, argument) in arguments.enumerated() {
        let part = payload.indices.contains(position) ? payload[position] : .unknown(type: nil)
        _ = matches(argument.expression, part, scope)
      }
      guard arguments.isEmpty, case .chain(let chain) = subject, chain.base != nil else { return nil }
      return equal(subject, Self.named(name))
    default:
      if name == "none" { return false }
      if name == "some", let argument = arguments.first {
        return matches(argument.expression, subject, scope)
      }
      return equal(subject, .chain(Chain(base: nil, steps: [.init(name: name, arguments: nil)])))
    }
  }

  /// What a case of an unknown value of an enumeration of the project holds.
  private func payload(of name: String, in subject: Value) -> [Value] {
    guard case .unknown(let type?) = subject else { return [] }
    guard let type = index.types[type], let enumCase = type.enumCase(name) else {
      return name == "some" ? [subject] : []
    }
    return enumCase.payload.map { unknown($0.type, from: type, in: enumCase.file) }
  }

  private func matchesSome(_ expression: Expression, _ subject: Value, _ scope: Scope) -> Bool? {
    if case .null = subject { return false }
    let result = matches(expression, subject, scope)
    return subject.isUnknown ? nil : result
  }

  private func contains(
    _ first: Expression,
    _ name: String,
    _ last: Expression,
    _ subject: Value,
    _ scope: Scope
  ) -> Bool? {
    guard let number = subject.number, let first = value(first, scope).number,
      let last = value(last, scope).number
    else { return nil }
    return first <= number && (name == "..." ? number <= last : number < last)
  }
}
