final class Statement: SourceNode {
  enum Kind: Sendable {
    case expression(Expression)
    case declaration(Declaration)
    case `return`(Expression?)
    case `guard`(ConditionList, Block)
    case `for`(ForLoop)
    case `while`(ConditionList, Block)
    case `repeat`(Block, Expression)
    case `do`(Block, catches: [Catch])
    case `defer`(Block)
    case `throw`(Expression)
    /// `break` and `continue`
    case jump
    case `fallthrough`
    case labeled(Statement)
    /// Syntax that has no form of its own, and the expressions in it.
    case unsupported([Expression])
  }

  struct Catch: Sendable {
    let patterns: [Pattern]
    let body: Block
  }

  let kind: Kind
  let range: SourceRange

  init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

final class ForLoop: Sendable {
  let pattern: Pattern
  let sequence: Expression
  let condition: Expression?
  let body: Block

  init(pattern: Pattern, sequence: Expression, condition: Expression?, body: Block) {
    self.pattern = pattern
    self.sequence = sequence
    self.condition = condition
    self.body = body
  }
}

/// Statements in the order of source.
final class Block: SourceNode {
  let statements: [Statement]
  let range: SourceRange
  /// Whether a `return` of the body itself stands in it; such a body is no view builder.
  let returnsEarly: Bool

  init(_ statements: [Statement], _ range: SourceRange) {
    self.statements = statements
    self.range = range
    returnsEarly = statements.contains(where: \.containsReturn)
  }
}

extension Statement {
  /// Whether a `return` stands in it that is not one of a closure or function inside it.
  var containsReturn: Bool {
    switch kind {
    case .return: true
    case .expression(let expression): expression.containsReturn
    case .declaration(let declaration):
      if case .conditional(let conditional) = declaration.kind,
        case .statements(let inner)? = conditional.content
      {
        inner.returnsEarly
      } else {
        false
      }
    case .guard(_, let body), .while(_, let body), .repeat(let body, _), .defer(let body): body.returnsEarly
    case .for(let loop): loop.body.returnsEarly
    case .do(let body, let catches): body.returnsEarly || catches.contains(where: \.body.returnsEarly)
    case .labeled(let inner): inner.containsReturn
    case .throw, .jump, .fallthrough, .unsupported: false
    }
  }
}

extension Expression {
  /// Only branches hold statements of the body that they stand in.
  fileprivate var containsReturn: Bool {
    switch kind {
    case .if(let branch): branch.containsReturn
    case .switch(let branch): branch.cases.contains(where: \.body.returnsEarly)
    default: false
    }
  }
}

extension IfExpression {
  fileprivate var containsReturn: Bool {
    if body.returnsEarly { return true }
    return switch otherwise {
    case .block(let block): block.returnsEarly
    case .branch(let next): next.containsReturn
    case nil: false
    }
  }
}
