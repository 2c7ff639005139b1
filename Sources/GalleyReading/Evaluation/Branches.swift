internal import GalleyModel

/// `if` and `switch`, and the conditions that decide them.
enum Branch {
  case `if`(IfExpression)
  case `switch`(SwitchExpression)
}

extension Expression {
  var branch: Branch? {
    switch kind {
    case .if(let branch): .if(branch)
    case .switch(let branch): .switch(branch)
    default: nil
    }
  }
}

enum Choice {
  case taken(Block, Scope)
  /// No branch is taken.
  case none
  /// Source does not tell; the branch that this state of the screen takes, and the conditions it stands under.
  case undecided(Block, Scope, [Undecided])
}

extension Evaluator {
  func choose(_ branch: Branch, _ scope: Scope) -> Choice {
    switch branch {
    case .if(let branch): choose(branch, scope)
    case .switch(let branch): choose(branch, scope)
    }
  }

  private func choose(_ branch: IfExpression, _ outer: Scope) -> Choice {
    let scope = Scope(parent: outer, file: outer.file)
    switch holds(branch.conditions, scope) {
    case true?: return .taken(branch.body, scope)
    case false?: return elseBranch(of: branch, outer)
    case nil:
      let condition = undecided("if", branch.conditions, at: branch.location, outer)
      guard condition.branch == 1 else { return .undecided(branch.body, scope, [condition]) }
      switch under([condition], { elseBranch(of: branch, outer) }) {
      case .taken(let body, let scope): return .undecided(body, scope, [condition])
      case .undecided(let body, let scope, let inner): return .undecided(body, scope, [condition] + inner)
      case .none: return .undecided(Block([], branch.range), outer, [condition])
      }
    }
  }

  private func elseBranch(of branch: IfExpression, _ outer: Scope) -> Choice {
    switch branch.otherwise {
    case .block(let block): .taken(block, outer)
    case .branch(let next): choose(next, outer)
    case nil: .none
    }
  }

  /// Whether all conditions hold; names they bind are put in scope.
  ///
  /// `nil` when source does not tell.
  func holds(_ conditions: ConditionList, _ scope: Scope) -> Bool? {
    var result: Bool? = true
    for condition in conditions.elements {
      let one: Bool? =
        switch condition {
        case .expression(let expression): value(expression, scope).bool
        case .availability(let isAvailable): isAvailable
        case .matching(let pattern, let subject): matches(pattern, value(subject, scope), scope)
        case .binding(let pattern, let type, let bound): bind(pattern, type, bound, scope)
        }
      if one == false { return false }
      if one == nil { result = nil }
    }
    return result
  }

  private func bind(_ pattern: Pattern, _ type: TypeReference?, _ given: Expression?, _ scope: Scope) -> Bool?
  {
    let bound = given.map { value($0, scope) } ?? name(pattern.text, scope)
    switch bound {
    case .null: return false
    // A value of the framework or of another module may be missing.
    case .chain(let chain) where chain.base != nil:
      destructure(pattern, .unknown(type: type?.baseName), scope)
      return nil
    default:
      destructure(pattern, coerce(bound, to: type, scope), scope)
      return bound.isUnknown ? nil : true
    }
  }

  private func choose(_ branch: SwitchExpression, _ outer: Scope) -> Choice {
    let subject = value(branch.subject, outer)
    var possible: [(option: SwitchCase, scope: Scope)] = []
    for option in branch.cases {
      let scope = Scope(parent: outer, file: outer.file)
      switch holds(option, subject, scope) {
      case true? where possible.isEmpty: return .taken(option.body, scope)
      case true?: possible.append((option, scope))
      case nil:
        possible.append((option, scope))
        continue
      case false?: continue
      }
      break
    }
    guard !possible.isEmpty else { return .none }
    let condition = undecided("switch", branch.subject, at: branch.location, of: possible.count, outer)
    let taken = possible[condition.branch]
    return .undecided(taken.option.body, taken.scope, [condition])
  }

  private func holds(_ option: SwitchCase, _ subject: Value, _ scope: Scope) -> Bool? {
    guard let items = option.items else { return true }
    var result: Bool? = false
    for item in items {
      var one = matches(item.pattern, subject, scope)
      if one == true, let condition = item.condition { one = value(condition, scope).bool }
      if one == true { return true }
      if one == nil { result = nil }
    }
    return result
  }
}
