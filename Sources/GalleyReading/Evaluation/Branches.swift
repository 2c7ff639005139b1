internal import GalleyModel
internal import SwiftSyntax

/// `if` and `switch`, and the conditions that decide them.
enum Branch {
  case `if`(IfExprSyntax)
  case `switch`(SwitchExprSyntax)

  var syntax: Syntax {
    switch self {
    case .if(let syntax): Syntax(syntax)
    case .switch(let syntax): Syntax(syntax)
    }
  }
}

enum Choice {
  case taken(CodeBlockItemListSyntax, Scope)
  /// No branch is taken.
  case none
  /// Source does not tell; the first branch, and the condition's spelling.
  case unknown(CodeBlockItemListSyntax, Scope, name: String)
}

extension Evaluator {
  func branch(_ item: Syntax) -> Branch? {
    let expression = item.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) } ?? item
    if let branch = expression.as(IfExprSyntax.self) { return .if(branch) }
    return expression.as(SwitchExprSyntax.self).map(Branch.switch)
  }

  func choose(_ branch: Branch, _ scope: Scope) -> Choice {
    switch branch {
    case .if(let syntax): choose(syntax, scope)
    case .switch(let syntax): choose(syntax, scope)
    }
  }

  private func choose(_ branch: IfExprSyntax, _ outer: Scope) -> Choice {
    let scope = Scope(parent: outer, file: outer.file)
    switch holds(branch.conditions, scope) {
    case true?: return .taken(branch.body.statements, scope)
    case nil: return .unknown(branch.body.statements, scope, name: "if " + branch.conditions.summary)
    case false?:
      switch branch.elseBody {
      case .codeBlock(let block): return .taken(block.statements, outer)
      case .ifExpr(let next): return choose(next, outer)
      case nil: return .none
      @unknown default: return .none
      }
    }
  }

  /// Whether all conditions hold; names they bind are put in scope.
  ///
  /// `nil` when source does not tell.
  func holds(_ conditions: ConditionElementListSyntax, _ scope: Scope) -> Bool? {
    var result: Bool? = true
    for condition in conditions {
      let one: Bool?
      switch condition.condition {
      case .expression(let expression): one = value(expression, scope).bool
      case .availability(let availability):
        one = availability.availabilityKeyword.tokenKind == .poundAvailable
      case .matchingPattern(let matching):
        one = matches(matching.pattern, value(matching.initializer.value, scope), scope)
      case .optionalBinding(let binding): one = bind(binding, scope)
      @unknown default: one = nil
      }
      if one == false { return false }
      if one == nil { result = nil }
    }
    return result
  }

  private func bind(_ binding: OptionalBindingConditionSyntax, _ scope: Scope) -> Bool? {
    let bound: Value
    if let initializer = binding.initializer {
      bound = value(initializer.value, scope)
    } else {
      bound = name(binding.pattern.trimmedDescription, scope)
    }
    switch bound {
    case .null: return false
    // A value of the framework or of another module may be missing.
    case .chain(let chain) where chain.base != nil:
      destructure(binding.pattern, .unknown(type: binding.typeAnnotation?.type.baseName), scope)
      return nil
    default:
      destructure(binding.pattern, coerce(bound, to: binding.typeAnnotation?.type, scope), scope)
      return bound.isUnknown ? nil : true
    }
  }

  private func choose(_ branch: SwitchExprSyntax, _ outer: Scope) -> Choice {
    let subject = value(branch.subject, outer)
    for element in branch.cases {
      guard case .switchCase(let option) = element else { continue }
      let scope = Scope(parent: outer, file: outer.file)
      switch holds(option, subject, scope) {
      case true?: return .taken(option.statements, scope)
      case false?: continue
      case nil: return .unknown(option.statements, scope, name: "switch " + branch.subject.summary)
      }
    }
    return .none
  }

  private func holds(_ option: SwitchCaseSyntax, _ subject: Value, _ scope: Scope) -> Bool? {
    guard case .case(let label) = option.label else { return true }
    var result: Bool? = false
    for item in label.caseItems {
      var one = matches(item.pattern, subject, scope)
      if one == true, let condition = item.whereClause { one = value(condition.condition, scope).bool }
      if one == true { return true }
      if one == nil { result = nil }
    }
    return result
  }
}
