internal import SwiftSyntax

extension Lowerer {
  func expression(_ node: ExprSyntax) -> Expression {
    let range = range(node)
    return nested {
      // Parentheses, `try` and sequences of operators give nodes of their own place.
      if let sequence = node.as(SequenceExprSyntax.self) { return fold(sequence, range) }
      return Expression(kind(node), range)
    } otherwise: {
      Expression(.tooDeep, range)
    }
  }

  private func kind(_ node: ExprSyntax) -> Expression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): .string(string(literal))
    case .integerLiteralExpr(let literal): .integer(Self.integer(literal.literal.text))
    case .floatLiteralExpr(let literal): .float(Double(literal.literal.text.filter { $0 != "_" }))
    case .booleanLiteralExpr(let literal): .boolean(literal.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: .null
    case .arrayExpr(let array): .array(array.elements.map { expression($0.expression) })
    case .dictionaryExpr(let dictionary): .dictionary(members(dictionary))
    case .tupleExpr(let tuple): .tuple(labeled(tuple.elements))
    case .declReferenceExpr(let reference):
      .name(reference.baseName.plainText, labels: labels(reference))
    case .memberAccessExpr(let access): .member(member(access))
    case .functionCallExpr(let call):
      .call(
        CallExpression(
          callee: expression(call.calledExpression),
          arguments: arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
        )
      )
    case .subscriptCallExpr(let call):
      .subscripted(
        expression(call.calledExpression),
        arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
      )
    case .prefixOperatorExpr(let prefix): .prefix(prefix.operator.text, expression(prefix.expression))
    case .postfixOperatorExpr(let postfix): .postfix(expression(postfix.expression), postfix.operator.text)
    case .closureExpr(let closure): .closure(self.closure(closure))
    case .keyPathExpr(let path): .keyPath(keyPath(path))
    case .tryExpr(let node): .marked(Self.mark(node.questionOrExclamationMark), expression(node.expression))
    case .awaitExpr(let node): .marked(.await, expression(node.expression))
    case .forceUnwrapExpr(let node): .marked(.forceUnwrap, expression(node.expression))
    case .optionalChainingExpr(let node): .marked(.optionalChaining, expression(node.expression))
    case .inOutExpr(let node): .marked(.inOut, expression(node.expression))
    case .unsafeExpr(let node): .marked(.unsafe, expression(node.expression))
    case .consumeExpr(let node): .marked(.ownership, expression(node.expression))
    case .copyExpr(let node): .marked(.ownership, expression(node.expression))
    case .borrowExpr(let node): .marked(.ownership, expression(node.expression))
    case .genericSpecializationExpr(let generic):
      .specialized(expression(generic.expression), types(generic.genericArgumentClause))
    case .ifExpr(let branch): .if(self.branch(branch))
    case .switchExpr(let branch): .switch(self.branch(branch))
    case .postfixIfConfigExpr(let config):
      .conditional(base: config.base.map(expression), conditional(config.config))
    case .discardAssignmentExpr: .discard
    case .patternExpr(let inner): .pattern(pattern(inner.pattern))
    case .typeExpr(let inner): .type(type(inner.type))
    case .macroExpansionExpr(let expansion): .macro(macro(expansion))
    default: .unsupported(expressions(in: Syntax(node)))
    }
  }

  private static func integer(_ text: String) -> Int? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix)
    }
    return Int(digits)
  }

  private static func mark(_ token: TokenSyntax?) -> Expression.Mark {
    switch token?.tokenKind {
    case nil: .try
    case .exclamationMark: .tryForced
    default: .tryOptional
    }
  }

  private func members(_ dictionary: DictionaryExprSyntax) -> [Expression.KeyValue] {
    guard case .elements(let elements) = dictionary.content else { return [] }
    return elements.map { .init(key: expression($0.key), value: expression($0.value)) }
  }

  private func labels(_ reference: DeclReferenceExprSyntax) -> [String]? {
    reference.argumentNames?.arguments.map { $0.name.plainText }
  }

  private func member(_ access: MemberAccessExprSyntax) -> MemberExpression {
    MemberExpression(
      base: access.base.map(expression),
      name: access.declName.baseName.plainText,
      labels: labels(access.declName),
      range: range(access.declName)
    )
  }

  private func closure(_ closure: ClosureExprSyntax) -> ClosureExpression {
    let signature = closure.signature
    var parameters: [ClosureExpression.Parameter] = []
    switch signature?.parameterClause {
    case .simpleInput(let list):
      parameters = list.map { .init(name: $0.name.plainText, type: nil) }
    case .parameterClause(let clause):
      parameters = clause.parameters.map {
        .init(name: ($0.secondName ?? $0.firstName).plainText, type: $0.type.map(type))
      }
    default: break
    }
    return ClosureExpression(
      captures: (signature?.capture?.items ?? []).map {
        .init(name: $0.name.plainText, value: ($0.initializer?.value).map(expression))
      },
      parameters: parameters,
      result: (signature?.returnClause?.type).map(type),
      body: block(closure.statements),
      range: range(closure)
    )
  }

  private func keyPath(_ path: KeyPathExprSyntax) -> KeyPathExpression {
    KeyPathExpression(
      root: path.root.map(type),
      components: path.components.map { component in
        switch component.component {
        case .property(let property): .property(property.declName.baseName.plainText)
        case .subscript(let access): .subscripted(labeled(access.arguments))
        case .optional: .optional
        default: .unsupported
        }
      }
    )
  }
}
