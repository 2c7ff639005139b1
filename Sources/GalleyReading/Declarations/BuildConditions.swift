internal import SwiftSyntax

/// Which branch of `#if` a debug build for iOS compiles.
enum BuildConditions {
  static func holds(_ condition: ExprSyntax) -> Bool {
    if let reference = condition.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text == "DEBUG"
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return !holds(not.expression)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return holds(only.expression)
    }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      return infix.operator.trimmedDescription == "&&"
        ? holds(infix.leftOperand) && holds(infix.rightOperand)
        : holds(infix.leftOperand) || holds(infix.rightOperand)
    }
    guard let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first else {
      return false
    }
    let name = argument.expression.trimmedDescription
    return switch call.calledExpression.trimmedDescription {
    case "os": name == "iOS"
    case "canImport": name != "AppKit" && name != "WatchKit" && name != "Cocoa"
    case "targetEnvironment": name == "simulator"
    case "swift", "compiler": true
    default: false
    }
  }

  /// The elements of the branch that is compiled; `nil` when none is.
  static func branch(of config: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    config.clauses.first { $0.condition.map(holds) ?? true }?.elements
  }
}
