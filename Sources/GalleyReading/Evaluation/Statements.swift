internal import GalleyModel
internal import SwiftSyntax

/// Bodies: of functions, which come to a value, and of view builders, which collect views.
extension Evaluator {
  // MARK: View builders

  /// The views a builder's statements make.
  func elements(_ statements: CodeBlockItemListSyntax, _ outer: Scope) -> [Element] {
    let scope = Scope(parent: outer, file: outer.file)
    var result: [Element] = []
    for statement in statements {
      let item = Syntax(statement.item)
      if let config = item.as(IfConfigDeclSyntax.self) {
        if case .statements(let inner) = BuildConditions.branch(of: config) {
          result += elements(inner, scope)
        }
      } else if declare(item, scope) {
        continue
      } else if let returned = item.as(ReturnStmtSyntax.self) {
        if let expression = returned.expression {
          result += elements(of: value(expression, scope), from: expression, scope)
        }
        return result
      } else if let branch = branch(item) {
        result += elements(branch, scope)
      } else if let expression = item.as(ExprSyntax.self) {
        if let call = expression.as(FunctionCallExprSyntax.self), mutate(call, scope) { continue }
        result += elements(of: value(expression, scope), from: expression, scope)
      } else {
        record(.statement, item.summary, at: scope.file.location(of: item))
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
      return uncertain(under(conditions) { elements(body, inner) }, conditions)
    }
  }
}
