internal import SwiftSyntax

/// Operators and their operands, from a row to a tree.
extension Lowerer {
  /// Groups a row by precedence, in one walk from the left: the right operand of an operator is all that binds
  /// tighter than the operator does.
  func fold(_ sequence: SequenceExprSyntax, _ range: SourceRange) -> Expression {
    let elements = Array(sequence.elements)
    // Operands of a long row end up nested as deep as there are operators.
    return nested(by: elements.count / 2) {
      var row = OperatorRow(
        operands: stride(from: 0, to: elements.count, by: 2).map { expression(elements[$0]) },
        operators: stride(from: 1, to: elements.count, by: 2).map { infix(elements[$0]) }
      )
      // A row that ends in an operator is not Swift; what stands before it is read.
      return row.isWhole ? row.folded() : Expression(.unsupported(row.operands), range)
    } otherwise: {
      Expression(.tooDeep, range)
    }
  }

  private func infix(_ node: ExprSyntax) -> OperatorRow.Infix {
    switch node.as(ExprSyntaxEnum.self) {
    case .assignmentExpr: .binary("=")
    case .unresolvedTernaryExpr(let ternary): .ternary(expression(ternary.thenExpression))
    case .unresolvedAsExpr(let cast):
      switch cast.questionOrExclamationMark?.tokenKind {
      case nil: .cast(.plain)
      case .exclamationMark: .cast(.forced)
      default: .cast(.optional)
      }
    case .unresolvedIsExpr: .cast(.check)
    case .binaryOperatorExpr(let binary): .binary(binary.operator.text)
    default: .binary(node.trimmedDescription)
    }
  }
}

/// A row of operands with an operator between each two.
struct OperatorRow {
  enum Infix {
    case binary(String)
    /// With what stands between `?` and `:`.
    case ternary(Expression)
    case cast(Expression.Cast)
  }

  let operands: [Expression]
  let operators: [Infix]
  private var next = 0

  init(operands: [Expression], operators: [Infix]) {
    self.operands = operands
    self.operators = operators
  }

  var isWhole: Bool { operands.count == operators.count + 1 }

  mutating func folded() -> Expression { operand(bindingAtLeast: .assignment) }

  private mutating func operand(bindingAtLeast weakest: Precedence) -> Expression {
    var left = operands[next]
    while next < operators.count {
      let infix = operators[next]
      let precedence = Precedence(infix)
      guard precedence >= weakest else { break }
      next += 1
      let right = operand(bindingAtLeast: precedence.isRightAssociative ? precedence : precedence.tighter)
      left = Self.joined(left, infix, right)
    }
    return left
  }

  private static func joined(_ left: Expression, _ infix: Infix, _ right: Expression) -> Expression {
    // `try` and `await` before an operand cover what stands to the right of it.
    if case .marked(let mark, let inner) = left.kind, mark.coversOperators {
      let joined = joined(inner, infix, right)
      return Expression(
        .marked(mark, joined),
        SourceRange(file: left.range.file, start: left.range.start, end: right.range.end)
      )
    }
    let kind: Expression.Kind
    switch infix {
    case .binary("="): kind = .assignment(left, operation: nil, right)
    case .binary(let name) where Precedence.assignments.contains(name):
      kind = .assignment(left, operation: String(name.dropLast()), right)
    case .binary(let name): kind = .infix(left, name, right)
    case .ternary(let middle): kind = .ternary(left, then: middle, else: right)
    case .cast(let cast):
      if case .type(let type) = right.kind {
        kind = .cast(left, cast, type)
      } else {
        kind = .unsupported([left, right])
      }
    }
    return Expression(
      kind,
      SourceRange(file: left.range.file, start: left.range.start, end: right.range.end)
    )
  }
}

extension Expression.Mark {
  fileprivate var coversOperators: Bool {
    switch self {
    case .try, .tryOptional, .tryForced, .await, .unsafe: true
    case .forceUnwrap, .optionalChaining, .inOut, .ownership: false
    }
  }
}

/// The standard library's precedence groups, the weakest first.
private enum Precedence: Int, Comparable {
  case assignment, ternary
  /// Operators that the project declares without a group of their own.
  case standard
  case disjunction, conjunction, comparison, nilCoalescing, casting, rangeFormation, addition, multiplication,
    shift, tightest

  static let assignments: Set<String> = [
    "=", "*=", "/=", "%=", "+=", "-=", "<<=", ">>=", "&=", "|=", "^=", "&*=", "&+=", "&-=", "&<<=", "&>>=",
    ".&=", ".|=", ".^=",
  ]

  init(_ infix: OperatorRow.Infix) {
    switch infix {
    case .ternary: self = .ternary
    case .cast: self = .casting
    case .binary(let name):
      self = Self.groups[name] ?? (Self.assignments.contains(name) ? .assignment : .standard)
    }
  }

  private static let groups: [String: Precedence] = [
    "||": .disjunction, "&&": .conjunction, "??": .nilCoalescing, "...": .rangeFormation,
    "..<": .rangeFormation,
    "<": .comparison, "<=": .comparison, ">": .comparison, ">=": .comparison, "==": .comparison,
    "!=": .comparison, "===": .comparison, "!==": .comparison, "~=": .comparison, ".==": .comparison,
    ".!=": .comparison, ".<": .comparison, ".<=": .comparison, ".>": .comparison, ".>=": .comparison,
    "+": .addition, "-": .addition, "&+": .addition, "&-": .addition, "|": .addition, "^": .addition,
    ".|": .addition, ".^": .addition,
    "*": .multiplication, "/": .multiplication, "%": .multiplication, "&*": .multiplication,
    "&": .multiplication, ".&": .multiplication,
    "<<": .shift, ">>": .shift, "&<<": .shift, "&>>": .shift,
  ]

  var isRightAssociative: Bool { self == .assignment || self == .ternary || self == .nilCoalescing }

  var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .tightest }

  static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
}
