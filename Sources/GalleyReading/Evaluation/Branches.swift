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
  /// Source does not tell; the branch that this state of the screen takes, and the conditions it stands under.
  case undecided(CodeBlockItemListSyntax, Scope, [Undecided])
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
    case false?: return elseBranch(of: branch, outer)
    case nil:
      isUndecided = true
      let location = scope.file.location(of: branch)
      // Without an `else` there is nothing to look at but what is no longer there.
      let isWhole = branch.elseBody != nil
      let takesElse = takesElse && (isWhole || !holdsOthers(location))
      let condition = Undecided(
        name: "if " + branch.conditions.summary,
        location: location,
        branch: takesElse ? 1 : 0,
        branches: isWhole ? 2 : 1
      )
      guard takesElse else { return .undecided(branch.body.statements, scope, [condition]) }
      switch elseBranch(of: branch, outer) {
      case .taken(let body, let scope): return .undecided(body, scope, [condition])
      case .undecided(let body, let scope, let inner): return .undecided(body, scope, [condition] + inner)
      case .none: return .undecided(CodeBlockItemListSyntax([]), outer, [condition])
      }
    }
  }

  private func elseBranch(of branch: IfExprSyntax, _ outer: Scope) -> Choice {
    switch branch.elseBody {
    case .codeBlock(let block): .taken(block.statements, outer)
    case .ifExpr(let next): choose(next, outer)
    case nil: .none
    @unknown default: .none
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
    var possible: [(option: SwitchCaseSyntax, scope: Scope)] = []
    for element in branch.cases {
      guard case .switchCase(let option) = element else { continue }
      let scope = Scope(parent: outer, file: outer.file)
      switch holds(option, subject, scope) {
      case true? where possible.isEmpty: return .taken(option.statements, scope)
      case true?: possible.append((option, scope))
      case nil:
        possible.append((option, scope))
        continue
      case false?: continue
      }
      break
    }
    guard let taken = takesElse ? possible.last : possible.first else { return .none }
    isUndecided = true
    let condition = Undecided(
      name: "switch " + branch.subject.summary,
      location: outer.file.location(of: branch),
      branch: takesElse ? possible.count - 1 : 0,
      branches: possible.count
    )
    return .undecided(taken.option.statements, taken.scope, [condition])
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
