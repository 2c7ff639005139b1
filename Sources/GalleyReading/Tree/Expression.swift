/// An expression, its operators grouped by precedence.
final class Expression: SourceNode {
  enum Kind: Sendable {
    case string(StringLiteral)
    /// `nil` when it is larger than an `Int`.
    case integer(Int?)
    case float(Double?)
    case boolean(Bool)
    case null
    case array([Expression])
    case dictionary([KeyValue])
    /// Parentheses, with one member or none too.
    case tuple([LabeledExpression])
    /// `labels` are those of `name(of:at:)`.
    case name(String, labels: [String]?)
    case member(MemberExpression)
    case call(CallExpression)
    case subscripted(Expression, [LabeledExpression])
    case prefix(String, Expression)
    case postfix(Expression, String)
    case infix(Expression, String, Expression)
    /// `operation` is `+` in `a += b`.
    case assignment(Expression, operation: String?, Expression)
    case ternary(Expression, then: Expression, else: Expression)
    case closure(ClosureExpression)
    case keyPath(KeyPathExpression)
    /// `try x`, `x!` and their kind: an expression with a mark that changes nothing about its value.
    case marked(Mark, Expression)
    case cast(Expression, Cast, TypeReference)
    /// `Row<Int>`
    case specialized(Expression, [TypeReference])
    case `if`(IfExpression)
    case `switch`(SwitchExpression)
    /// Members inside `#if`, applied to what stands before it.
    case conditional(base: Expression?, ConditionalCompilation)
    case discard
    /// `let x` in a pattern.
    case pattern(Pattern)
    case type(TypeReference)
    case macro(MacroExpansion)
    /// Syntax that has no form of its own, and the expressions in it.
    case unsupported([Expression])
    /// Left out, since it is nested too deep.
    case tooDeep
  }

  enum Mark: UInt8, Sendable {
    case `try`, tryOptional, tryForced, `await`, forceUnwrap, optionalChaining, inOut, ownership, unsafe
  }

  enum Cast: UInt8, Sendable {
    case plain, optional, forced, check
  }

  struct KeyValue: Sendable {
    let key: Expression
    let value: Expression
  }

  let kind: Kind
  let range: SourceRange

  init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

extension Expression {
  var isClosure: Bool {
    if case .closure = kind { true } else { false }
  }

  var isString: Bool {
    if case .string = kind { true } else { false }
  }

  var isCall: Bool {
    if case .call = kind { true } else { false }
  }

  /// The name, when it is nothing else.
  var asName: String? {
    if case .name(let name, _) = kind { name } else { nil }
  }

  /// The text of a string literal without interpolations.
  var literalText: String? {
    if case .string(let literal) = kind { literal.text } else { nil }
  }
}

/// A member of a tuple or an argument.
struct LabeledExpression: Sendable {
  let label: String?
  let expression: Expression
  let isTrailing: Bool
  /// Byte offset of the label, or of the expression without one.
  let start: UInt32

  var location: SourceLocation { expression.range.file.location(at: Int(start)) }
}

/// `base.name`; without a base it is an implicit member.
final class MemberExpression: Sendable {
  let base: Expression?
  let name: String
  let labels: [String]?
  /// Of the name.
  let range: SourceRange

  init(base: Expression?, name: String, labels: [String]?, range: SourceRange) {
    self.base = base
    self.name = name
    self.labels = labels
    self.range = range
  }
}

extension MemberExpression: SourceNode {}

final class CallExpression: Sendable {
  let callee: Expression
  /// Trailing closures last.
  let arguments: [LabeledExpression]

  init(callee: Expression, arguments: [LabeledExpression]) {
    self.callee = callee
    self.arguments = arguments
  }
}

/// A macro that stands alone, as `#name(…) { … }`.
final class MacroExpansion: SourceNode {
  let name: String
  /// Trailing closures last.
  let arguments: [LabeledExpression]
  let range: SourceRange

  init(name: String, arguments: [LabeledExpression], range: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.range = range
  }
}

final class StringLiteral: Sendable {
  enum Piece: Sendable {
    /// Its escapes resolved.
    case text(String)
    /// What stands between the parentheses.
    case interpolation([LabeledExpression])
  }

  let pieces: [Piece]

  init(_ pieces: [Piece]) { self.pieces = pieces }

  /// `nil` when something is interpolated.
  var text: String? {
    guard pieces.count <= 1 else { return nil }
    return switch pieces.first {
    case .text(let text): text
    case .interpolation: nil
    case nil: ""
    }
  }
}

final class KeyPathExpression: Sendable {
  enum Component: Sendable {
    case property(String)
    case subscripted([LabeledExpression])
    /// `?` or `!`
    case optional
    case unsupported
  }

  let root: TypeReference?
  let components: [Component]

  init(root: TypeReference?, components: [Component]) {
    self.root = root
    self.components = components
  }
}
