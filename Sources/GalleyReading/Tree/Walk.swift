/// A part of a tree, to whatever kind it belongs.
enum Node {
  case expression(Expression)
  case statement(Statement)
}

extension Node {
  /// Visits the expressions and statements directly inside, in the order of source; those of declared types are
  /// not part of it.
  func forEachChild(_ visit: @escaping (Node) -> Void) {
    let walk = Walk(visit)
    switch self {
    case .expression(let expression): walk.inside(expression)
    case .statement(let statement): walk.inside(statement)
    }
  }

  /// The first of a tree, itself included, that is asked for.
  func first<T>(_ wanted: @escaping (Node) -> T?) -> T? {
    if let found = wanted(self) { return found }
    var result: T?
    forEachChild { child in
      if result == nil { result = child.first(wanted) }
    }
    return result
  }
}

/// What to visit inside each kind of node.
private struct Walk {
  let visit: (Node) -> Void

  init(_ visit: @escaping (Node) -> Void) { self.visit = visit }

  private func expression(_ expression: Expression?) {
    if let expression { visit(.expression(expression)) }
  }

  private func labeled(_ members: [LabeledExpression]) {
    for member in members { expression(member.expression) }
  }

  private func block(_ block: Block?) {
    for statement in block?.statements ?? [] { visit(.statement(statement)) }
  }

  // MARK: Expressions

  func inside(_ node: Expression) {
    switch node.kind {
    case .string(let literal):
      for case .interpolation(let members) in literal.pieces { labeled(members) }
    case .integer, .float, .boolean, .null, .name, .discard, .type, .tooDeep: break
    case .array(let members), .unsupported(let members): members.forEach(expression)
    case .dictionary(let members):
      for member in members {
        expression(member.key)
        expression(member.value)
      }
    case .tuple(let members): labeled(members)
    case .member(let member): expression(member.base)
    case .call(let call):
      expression(call.callee)
      labeled(call.arguments)
    case .subscripted(let base, let arguments):
      expression(base)
      labeled(arguments)
    case .prefix(_, let operand), .postfix(let operand, _), .marked(_, let operand), .cast(let operand, _, _),
      .specialized(let operand, _):
      expression(operand)
    case .infix(let left, _, let right), .assignment(let left, _, let right):
      expression(left)
      expression(right)
    case .ternary(let condition, let first, let second):
      expression(condition)
      expression(first)
      expression(second)
    case .closure(let closure):
      for capture in closure.captures { expression(capture.value) }
      block(closure.body)
    case .keyPath(let path):
      for case .subscripted(let arguments) in path.components { labeled(arguments) }
    case .if(let branch): inside(branch)
    case .switch(let branch):
      expression(branch.subject)
      for option in branch.cases {
        for item in option.items ?? [] {
          pattern(item.pattern)
          expression(item.condition)
        }
        block(option.body)
      }
    case .conditional(let base, let conditional):
      expression(base)
      if case .members(let suffix)? = conditional.content { expression(suffix) }
    case .pattern(let inner): pattern(inner)
    case .macro(let macro): labeled(macro.arguments)
    }
  }

  private func inside(_ branch: IfExpression) {
    conditions(branch.conditions)
    block(branch.body)
    switch branch.otherwise {
    case .block(let body): block(body)
    case .branch(let next): inside(next)
    case nil: break
    }
  }

  private func conditions(_ list: ConditionList) {
    for element in list.elements {
      switch element {
      case .expression(let condition): expression(condition)
      case .availability: break
      case .matching(let wanted, let value):
        pattern(wanted)
        expression(value)
      case .binding(_, _, let value): expression(value)
      }
    }
  }

  private func pattern(_ node: Pattern) {
    switch node.kind {
    case .binding(let inner): pattern(inner)
    case .expression(let inner): expression(inner)
    case .tuple(let members): members.forEach(pattern)
    case .wildcard, .name, .type, .unsupported: break
    }
  }

  // MARK: Statements

  func inside(_ node: Statement) {
    switch node.kind {
    case .expression(let inner), .throw(let inner): expression(inner)
    case .declaration(let declaration): inside(declaration)
    case .return(let inner): expression(inner)
    case .guard(let list, let body), .while(let list, let body):
      conditions(list)
      block(body)
    case .for(let loop):
      pattern(loop.pattern)
      expression(loop.sequence)
      expression(loop.condition)
      block(loop.body)
    case .repeat(let body, let condition):
      block(body)
      expression(condition)
    case .do(let body, let catches):
      block(body)
      for one in catches {
        one.patterns.forEach(pattern)
        block(one.body)
      }
    case .defer(let body): block(body)
    case .labeled(let inner): visit(.statement(inner))
    case .unsupported(let members): members.forEach(expression)
    case .jump, .fallthrough: break
    }
  }

  private func inside(_ declaration: Declaration) {
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings {
        expression(binding.initial)
        for accessor in binding.accessors { block(accessor.body) }
      }
    case .function(let function): block(function.body)
    case .macro(let macro): labeled(macro.arguments)
    case .conditional(let conditional):
      if case .statements(let body)? = conditional.content { block(body) }
    case .nominal, .cases, .alias, .associatedType, .import, .operator, .unsupported: break
    }
  }
}
