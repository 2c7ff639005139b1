internal import GalleyModel

/// Bodies that come to a value.
extension Evaluator {
  /// A property's value.
  func run(_ property: ComputedProperty, _ scope: Scope) -> Value? {
    once(
      property.body,
      property.name,
      onUnknown: scope.receiver?.isUnknown == true,
      otherwise: .unknown(type: property.type?.baseName)
    ) {
      run(property.body, result: property.type, isBuilder: property.isBuilder, scope)
    }
  }

  /// Result types of bodies that build.
  private static var built: Set<String> { ["Body", "TabContent", "ToolbarContent", "View"] }

  /// A body's value: the views it builds, or what it returns, of the declared type.
  func run(_ body: Block, result: TypeReference?, isBuilder: Bool, _ scope: Scope) -> Value? {
    let name = result?.baseName
    let builds = isBuilder || Self.built.contains(name ?? "")
    // A `some View` of several statements without a builder returns from each path.
    if builds, !body.returnsEarly {
      return .view(grouped(elements(body, scope), at: body.location))
    }
    return run(body, scope).map { coerce($0, to: result, scope) }
  }

  /// What a body returns; `nil` when it returns nothing.
  func run(_ body: Block, _ outer: Scope) -> Value? {
    let scope = Scope(parent: outer, file: outer.file)
    // The value of a single expression is returned without saying so.
    return run(body.statements[...], scope, isWhole: body.statements.count == 1)
  }

  /// A block inside a body.
  private func run(_ block: Block, in scope: Scope, isWhole: Bool = false) -> Value? {
    run(block.statements[...], scope, isWhole: isWhole && block.statements.count == 1)
  }

  /// Statements one after the other, until one returns.
  private func run(_ statements: ArraySlice<Statement>, _ scope: Scope, isWhole: Bool) -> Value? {
    for (position, statement) in zip(statements.indices, statements) {
      switch statement.kind {
      case .return(let expression): return expression.map { value($0, scope) } ?? .void
      case .guard(let conditions, let body):
        switch holds(conditions, scope) {
        case true?: continue
        case false?: return run(body, in: scope) ?? .void
        case nil:
          isUndecided = true
          let undecided = Undecided(
            name: "guard " + conditions.summary,
            location: statement.location,
            branch: takesElse ? 1 : 0,
            branches: 2
          )
          // What follows is not certain to happen.
          let rest = takesElse ? body.statements[...] : statements[(position + 1)...]
          return uncertain(run(rest, scope, isWhole: false) ?? .void, [undecided])
        }
      case .for(let loop):
        if let result = run(loop, statement, scope) { return result }
      case .do(let body, _):
        if let result = run(body, in: Scope(parent: scope, file: scope.file)) { return result }
      case .expression(let expression):
        if let branch = expression.branch {
          if let result = run(branch, scope, isWhole: isWhole) { return result }
        } else if !mutate(expression, scope) {
          let result = value(expression, scope)
          if isWhole { return result }
        }
      case .declaration(let declaration):
        if declare(declaration, scope) { continue }
        if case .conditional(let conditional) = declaration.kind {
          guard case .statements(let inner)? = conditional.content else { continue }
          if let result = run(inner, in: scope, isWhole: isWhole) { return result }
        } else {
          forget(.statement(statement), scope)
        }
      case .throw: return .unknown(type: nil)
      case .while, .repeat, .defer, .jump, .fallthrough, .labeled, .unsupported:
        forget(.statement(statement), scope)
        if statement.containsReturn { return .unknown(type: nil) }
      }
    }
    return nil
  }

  /// A branch among the statements of a body; `nil` when it does not return.
  private func run(_ branch: Branch, _ scope: Scope, isWhole: Bool) -> Value? {
    switch choose(branch, scope) {
    case .taken(let inner, let names):
      return run(inner, in: Scope(parent: names, file: names.file), isWhole: isWhole)
    case .none: return nil
    case .undecided(let inner, let names, let conditions):
      let names = Scope(parent: names, file: names.file)
      return run(inner, in: names, isWhole: isWhole).map { uncertain($0, conditions) }
    }
  }

  /// `if` and `switch` as expressions.
  func run(_ branch: Branch, _ scope: Scope) -> Value {
    switch choose(branch, scope) {
    case .taken(let inner, let names):
      return run(inner, in: Scope(parent: names, file: names.file), isWhole: true) ?? .void
    case .none: return .void
    case .undecided(let inner, let names, let conditions):
      return uncertain(run(inner, in: names, isWhole: true) ?? .void, conditions)
    }
  }

  /// A loop over members that source tells; what another one changes is not known afterwards.
  private func run(_ loop: ForLoop, _ statement: Statement, _ scope: Scope) -> Value? {
    let members = value(loop.sequence, scope)
    guard case .array(let values) = members, values.count <= Self.mostElements, loop.condition == nil,
      !loop.leavesEarly
    else {
      forget(.statement(statement), scope)
      return loop.body.returnsEarly ? .unknown(type: nil) : nil
    }
    for member in values {
      let inner = Scope(parent: scope, file: scope.file)
      destructure(loop.pattern, coerce(member, to: nil, scope), inner)
      if let result = run(loop.body, in: inner) { return result }
    }
    return nil
  }
}

extension ForLoop {
  /// Whether a `break` or `continue` stands anywhere in it.
  fileprivate var leavesEarly: Bool {
    body.statements.contains { statement in
      Node.statement(statement).first { node -> Bool? in
        if case .statement(let inner) = node, case .jump = inner.kind { true } else { nil }
      } == true
    }
  }
}
