/// `if`, as a statement or an expression.
final class IfExpression: SourceNode {
  enum Otherwise: Sendable {
    case block(Block)
    case branch(IfExpression)
  }

  let conditions: ConditionList
  let body: Block
  let otherwise: Otherwise?
  let range: SourceRange

  init(conditions: ConditionList, body: Block, otherwise: Otherwise?, range: SourceRange) {
    self.conditions = conditions
    self.body = body
    self.otherwise = otherwise
    self.range = range
  }
}

/// `switch`, as a statement or an expression.
final class SwitchExpression: SourceNode {
  enum Element: Sendable {
    case option(SwitchCase)
    case conditional(ConditionalCompilation)
  }

  let subject: Expression
  let elements: [Element]
  let range: SourceRange
  /// Those that are compiled.
  let cases: [SwitchCase]

  init(subject: Expression, elements: [Element], range: SourceRange) {
    self.subject = subject
    self.elements = elements
    self.range = range
    cases = elements.flatMap(Self.cases)
  }

  private static func cases(_ element: Element) -> [SwitchCase] {
    switch element {
    case .option(let option): return [option]
    case .conditional(let conditional):
      guard case .cases(let elements)? = conditional.content else { return [] }
      return elements.flatMap(cases)
    }
  }
}

final class SwitchCase: Sendable {
  struct Item: Sendable {
    let pattern: Pattern
    let condition: Expression?
  }

  /// `nil` for `default`.
  let items: [Item]?
  let body: Block

  init(items: [Item]?, body: Block) {
    self.items = items
    self.body = body
  }
}

/// What `if`, `guard` and `while` ask.
final class ConditionList: SourceNode {
  enum Element: Sendable {
    case expression(Expression)
    /// `#available`, or `#unavailable`.
    case availability(isAvailable: Bool)
    case matching(Pattern, Expression)
    /// `if let x = y`; without a value, that of the same name.
    case binding(Pattern, TypeReference?, Expression?)
  }

  let elements: [Element]
  let range: SourceRange

  init(_ elements: [Element], _ range: SourceRange) {
    self.elements = elements
    self.range = range
  }
}

final class Pattern: SourceNode {
  enum Kind: Sendable {
    case wildcard
    case name(String)
    /// `let` or `var` before a pattern.
    case binding(Pattern)
    case expression(Expression)
    case tuple([Pattern])
    case type(TypeReference)
    case unsupported
  }

  let kind: Kind
  let range: SourceRange

  init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}
