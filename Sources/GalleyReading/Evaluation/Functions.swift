internal import GalleyModel
internal import SwiftSyntax

/// Bodies that come to a value.
extension Evaluator {
  /// A property's value.
  func run(_ property: ComputedProperty, _ scope: Scope) -> Value? {
    once(
      property.body,
      property.name,
      onUnknown: scope.receiver?.isUnknown == true,
      in: property.file,
      otherwise: .unknown(type: property.type?.baseName)
    ) {
      run(property.body, result: property.type, isBuilder: property.isBuilder, scope)
    }
  }

  /// A body's value: the views it builds, or what it returns, of the declared type.
  func run(_ body: CodeBlockItemListSyntax, result: TypeSyntax?, isBuilder: Bool, _ scope: Scope) -> Value? {
    let name = result?.baseName
    let builds = isBuilder || name == "View" || name == "Body"
    // A `some View` of several statements without a builder returns from each path.
    if builds, !body.returnsEarly {
      return .view(grouped(elements(body, scope), at: scope.file.location(of: body)))
    }
    return run(body, scope).map { coerce($0, to: result, scope) }
  }

  /// What a body returns; `nil` when it returns nothing.
  func run(_ body: CodeBlockItemListSyntax, _ outer: Scope) -> Value? {
    let scope = Scope(parent: outer, file: outer.file)
    // The value of a single expression is returned without saying so.
    return run(Array(body), scope, isWhole: body.count == 1)
  }

  private func run(_ body: [CodeBlockItemSyntax], _ scope: Scope, isWhole: Bool) -> Value? {
    for (position, statement) in body.enumerated() {
      let item = Syntax(statement.item)
      if declare(item, scope) { continue }
      if let returned = item.as(ReturnStmtSyntax.self) {
        return returned.expression.map { value($0, scope) } ?? .void
      } else if let config = item.as(IfConfigDeclSyntax.self) {
        guard case .statements(let inner) = BuildConditions.branch(of: config) else { continue }
        if let result = run(Array(inner), scope, isWhole: isWhole && inner.count == 1) { return result }
      } else if let condition = item.as(GuardStmtSyntax.self) {
        switch holds(condition.conditions, scope) {
        case true?: continue
        case false?: return run(Array(condition.body.statements), scope, isWhole: false) ?? .void
        case nil:
          isUndecided = true
          let undecided = Undecided(
            name: "guard " + condition.conditions.summary,
            location: scope.file.location(of: item),
            branch: takesElse ? 1 : 0,
            branches: 2
          )
          // What follows is not certain to happen.
          let rest = takesElse ? Array(condition.body.statements) : Array(body.dropFirst(position + 1))
          return uncertain(run(rest, scope, isWhole: false) ?? .void, [undecided])
        }
      } else if let branch = branch(item) {
        switch choose(branch, scope) {
        case .taken(let inner, let names):
          let names = Scope(parent: names, file: names.file)
          if let result = run(Array(inner), names, isWhole: isWhole && inner.count == 1) { return result }
        case .none: continue
        case .undecided(let inner, let names, let conditions):
          let names = Scope(parent: names, file: names.file)
          if let result = run(Array(inner), names, isWhole: isWhole && inner.count == 1) {
            return uncertain(result, conditions)
          }
        }
      } else if let loop = item.as(ForStmtSyntax.self) {
        if let result = run(loop, scope) { return result }
      } else if let block = item.as(DoStmtSyntax.self) {
        let inner = Scope(parent: scope, file: scope.file)
        if let result = run(Array(block.body.statements), inner, isWhole: false) { return result }
      } else if let expression = item.as(ExprSyntax.self) {
        if let call = expression.as(FunctionCallExprSyntax.self), mutate(call, scope) { continue }
        let result = value(expression, scope)
        if isWhole { return result }
      } else {
        forget(item, scope)
        if item.containsReturn || item.is(ThrowStmtSyntax.self) {
          return .unknown(type: nil)
        }
      }
    }
    return nil
  }

  /// `if` and `switch` as expressions.
  func run(_ branch: Branch, _ scope: Scope) -> Value {
    switch choose(branch, scope) {
    case .taken(let inner, let names):
      return run(Array(inner), Scope(parent: names, file: names.file), isWhole: inner.count == 1) ?? .void
    case .none: return .void
    case .undecided(let inner, let names, let conditions):
      return uncertain(run(Array(inner), names, isWhole: inner.count == 1) ?? .void, conditions)
    }
  }

  /// A loop over members that source tells; what another one changes is not known afterwards.
  private func run(_ loop: ForStmtSyntax, _ scope: Scope) -> Value? {
    let members = value(loop.sequence, scope)
    guard case .array(let values) = members, values.count <= Self.mostElements, loop.whereClause == nil,
      !Self.leavesEarly(Syntax(loop.body))
    else {
      forget(Syntax(loop), scope)
      return loop.body.statements.returnsEarly ? .unknown(type: nil) : nil
    }
    for member in values {
      let inner = Scope(parent: scope, file: scope.file)
      destructure(loop.pattern, coerce(member, to: nil, scope), inner)
      if let result = run(Array(loop.body.statements), inner, isWhole: false) { return result }
    }
    return nil
  }

  private static func leavesEarly(_ node: Syntax) -> Bool {
    node.is(BreakStmtSyntax.self) || node.is(ContinueStmtSyntax.self)
      || node.children(viewMode: .sourceAccurate).contains(where: leavesEarly)
  }
}
