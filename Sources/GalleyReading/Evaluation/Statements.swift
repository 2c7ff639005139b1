internal import GalleyModel

/// Bodies: of functions, which come to a value, and of view builders, which collect views.
extension Evaluator {
  // MARK: View builders

  /// The views a builder's statements make.
  func elements(_ block: Block, _ outer: Scope) -> [Element] {
    let scope = Scope(parent: outer, file: outer.file)
    var result: [Element] = []
    for statement in block.statements {
      switch statement.kind {
      case .declaration(let declaration):
        if declare(declaration, scope) { continue }
        if case .conditional(let conditional) = declaration.kind {
          if case .statements(let inner)? = conditional.content { result += elements(inner, scope) }
        } else {
          record(.statement, statement.summary, at: statement.location)
        }
      case .return(let expression):
        if let expression { result += elements(of: value(expression, scope), from: expression, scope) }
        return result
      case .expression(let expression):
        if let branch = expression.branch {
          result += elements(branch, scope)
        } else if !mutate(expression, scope) {
          result += elements(of: value(expression, scope), from: expression, scope)
        }
      default: record(.statement, statement.summary, at: statement.location)
      }
    }
    return result
  }

  private func elements(_ branch: Branch, _ scope: Scope) -> [Element] {
    switch choose(branch, scope) {
    case .taken(let body, let inner): return elements(body, inner)
    case .none: return []
    case .undecided(let body, let inner, let conditions):
      // Both branches are states of the screen, and nothing in them is certain.
      return under(conditions) { uncertain(elements(body, inner), conditions) }
    }
  }
}
