internal import GalleyModel

/// Arithmetic, comparison, logic, ranges and defaults.
extension Evaluator {
  func prefixOperator(_ name: String, _ operand: Expression, _ scope: Scope) -> Value {
    let operand = value(operand, scope)
    switch (name, operand) {
    case ("!", .bool(let flag)): return .bool(!flag)
    case ("-", .integer(let number)) where number != Int.min: return .integer(-number)
    case ("...", .integer(let number)): return .partialRange(from: nil, through: number)
    case ("..<", .integer(let number)):
      return number > Int.min ? .partialRange(from: nil, through: number - 1) : .unknown(type: nil)
    case ("-", _): return operand.number.map { .double(-$0) } ?? .unknown(type: nil)
    default: return .unknown(type: nil)
    }
  }

  func postfixOperator(_ operand: Expression, _ name: String, _ scope: Scope) -> Value {
    guard name == "...", let lower = value(operand, scope).integer else { return .unknown(type: nil) }
    return .partialRange(from: lower, through: nil)
  }

  func infixOperator(
    _ first: Expression,
    _ name: String,
    _ second: Expression,
    at whole: Expression,
    _ scope: Scope
  ) -> Value {
    let left = value(first, scope)
    // The right side of these is evaluated only when it counts.
    switch name {
    case "&&":
      if left.bool == false { return .bool(false) }
      let right = value(second, scope)
      if right.bool == false { return .bool(false) }
      return left.bool == true && right.bool == true ? .bool(true) : .unknown(type: "Bool")
    case "||":
      if left.bool == true { return .bool(true) }
      let right = value(second, scope)
      if right.bool == true { return .bool(true) }
      return left.bool == false && right.bool == false ? .bool(false) : .unknown(type: "Bool")
    case "??":
      switch left {
      case .null(let type): return coerce(value(second, scope), named: type, scope)
      case .unknown(let type?): return .unknown(type: type)
      case .unknown(nil):
        return .unknown(type: coerce(value(second, scope), to: nil, scope).typeName)
      // A value of the framework or of another module may be missing.
      case .chain(let chain) where chain.base != nil: return .unknown(type: nil)
      default: return left
      }
    default: break
    }
    let right = value(second, scope)
    switch name {
    case "==": return equal(left, right).map(Value.bool) ?? .unknown(type: "Bool")
    case "!=": return equal(left, right).map { .bool(!$0) } ?? .unknown(type: "Bool")
    case "..<", "...": return range(name, left, right, at: whole)
    case "+": return sum(left, right)
    default: return arithmetic(name, left, right)
    }
  }

  private func range(_ name: String, _ left: Value, _ right: Value, at whole: Expression) -> Value {
    guard let first = left.integer, let last = right.integer else { return .unknown(type: nil) }
    let (end, overflow) = last.addingReportingOverflow(name == "..." ? 1 : 0)
    guard !overflow, first <= end else { return .unknown(type: nil) }
    let taken = end.subtractingReportingOverflow(first)
    if taken.overflow || taken.partialValue > Self.mostElements {
      record(.expression, "a range of more than \(Self.mostElements)", at: whole.location)
      return .array((first..<(first + Self.mostElements)).map(Value.integer))
    }
    return .array((first..<end).map(Value.integer))
  }

  private func bounded(_ text: TextExpression) -> Value {
    if case .verbatim(let string) = text, string.utf8.count > Self.longest { return .unknown(type: "String") }
    return .string(text)
  }

  func sum(_ left: Value, _ right: Value) -> Value {
    if case .view(let a) = left, case .view(let b) = right {
      guard let first = TextFamily.text(of: a), let second = TextFamily.text(of: b) else {
        return .unknown(type: nil)
      }
      let location = a.location
      if TextFamily.isStyled(a) || TextFamily.isStyled(b) {
        // One text has one style: what the parts look like is not kept.
        record(.expression, "texts of different styles joined", at: location)
      }
      return .view(Element(.text(.joined([first, second])), at: location))
    }
    if case .array(let a) = left, case .array(let b) = right {
      return a.count + b.count <= Self.longest ? .array(a + b) : .unknown(type: nil)
    }
    if left.isText || right.isText, let a = string(left), let b = string(right) {
      return bounded(.joined([a, b]))
    }
    return arithmetic("+", left, right)
  }

  func arithmetic(_ name: String, _ left: Value, _ right: Value) -> Value {
    if let a = left.integer, let b = right.integer {
      let result: (partialValue: Int, overflow: Bool)
      switch name {
      case "+": result = a.addingReportingOverflow(b)
      case "-": result = a.subtractingReportingOverflow(b)
      case "*": result = a.multipliedReportingOverflow(by: b)
      case "/": result = a.dividedReportingOverflow(by: b)
      case "%": result = a.remainderReportingOverflow(dividingBy: b)
      default: return comparison(name, Double(a), Double(b))
      }
      return result.overflow ? .unknown(type: "Int") : .integer(result.partialValue)
    }
    if let a = left.textSize(besides: right), let b = right.textSize(besides: left) {
      return comparison(name, a, b)
    }
    guard let a = left.number, let b = right.number else {
      let comparisons: Set = ["<", ">", "<=", ">="]
      return .unknown(type: comparisons.contains(name) ? "Bool" : left.typeName ?? right.typeName)
    }
    return switch name {
    case "+": .double(a + b)
    case "-": .double(a - b)
    case "*": .double(a * b)
    case "/": .double(a / b)
    default: comparison(name, a, b)
    }
  }

  private func comparison<T: Comparable>(_ name: String, _ a: T, _ b: T) -> Value {
    switch name {
    case "<": .bool(a < b)
    case ">": .bool(a > b)
    case "<=": .bool(a <= b)
    case ">=": .bool(a >= b)
    default: .unknown(type: nil)
    }
  }

  /// Whether two values are equal; `nil` when source does not tell.
  func equal(_ a: Value, _ b: Value) -> Bool? {
    switch (a, b) {
    case (.unknown, _), (_, .unknown): return nil
    case (.null, .null): return true
    case (.null, .chain(let chain)), (.chain(let chain), .null):
      return chain.base == nil ? chain.steps.last?.name == "none" : nil
    case (.null, _), (_, .null): return false
    case (.bool(let x), .bool(let y)): return x == y
    case (.instance(let x), .instance(let y)):
      guard let first = x.enumCase, let second = y.enumCase else { return x === y ? true : nil }
      return first == second && x.fields.isEmpty && y.fields.isEmpty ? true : first == second ? nil : false
    case (.instance(let x), .chain), (.chain, .instance(let x)):
      guard let name = a.member ?? b.member, let enumCase = x.enumCase else { return nil }
      return name == enumCase
    case (.chain, .chain):
      if let x = a.textSize(besides: b), let y = b.textSize(besides: a) { return x == y }
      guard let x = a.member, let y = b.member else { return nil }
      return x == y
    default: break
    }
    if let x = a.number, let y = b.number { return x == y }
    guard case .verbatim(let x)? = string(a), case .verbatim(let y)? = string(b) else { return nil }
    return x == y
  }
}

extension Value {
  /// The name of the value's type, where it decides how the value is formatted.
  var typeName: String? {
    switch self {
    case .integer: "Int"
    case .double: "Double"
    case .string, .literal: "String"
    case .localized: "LocalizedStringKey"
    case .null(let type): type
    case .instance(let instance): instance.type.name
    case .bool: "Bool"
    case .unknown(let type): type
    default: nil
    }
  }

  /// A text size, if this value or the other says that it is one: `.large` alone may be of any type.
  fileprivate func textSize(besides other: Value) -> TextSize? {
    guard isOfTextSize || other.isOfTextSize else { return nil }
    return TextSize.named(self)
  }

  private var isOfTextSize: Bool {
    guard case .chain(let chain) = self, let base = chain.base else { return false }
    return ["ContentSizeCategory", "DynamicTypeSize", "UIContentSizeCategory"].contains(base)
  }

  fileprivate var isText: Bool {
    switch self {
    case .string, .literal, .localized: true
    default: false
    }
  }
}
