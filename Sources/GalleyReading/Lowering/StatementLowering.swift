internal import SwiftSyntax

extension Lowerer {
  func block(_ list: CodeBlockItemListSyntax) -> Block { Block(list.map(statement), range(list)) }

  private func block(_ node: CodeBlockSyntax) -> Block { block(node.statements) }

  private func statement(_ node: CodeBlockItemSyntax) -> Statement {
    switch node.item {
    case .decl(let inner): Statement(.declaration(declaration(inner)), range(inner))
    case .stmt(let inner): statement(inner)
    case .expr(let inner): Statement(.expression(expression(inner)), range(inner))
    @unknown default: Statement(.unsupported([]), range(node))
    }
  }

  private func statement(_ node: StmtSyntax) -> Statement {
    let range = range(node)
    return nested {
      Statement(kind(node), range)
    } otherwise: {
      Statement(.expression(Expression(.tooDeep, range)), range)
    }
  }

  private func kind(_ node: StmtSyntax) -> Statement.Kind {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): .expression(expression(node.expression))
    case .returnStmt(let node): .return(node.expression.map(expression))
    case .guardStmt(let node): .guard(conditions(node.conditions), block(node.body))
    case .forStmt(let node):
      .for(
        ForLoop(
          pattern: pattern(node.pattern),
          sequence: expression(node.sequence),
          condition: (node.whereClause?.condition).map(expression),
          body: block(node.body)
        )
      )
    case .whileStmt(let node): .while(conditions(node.conditions), block(node.body))
    case .repeatStmt(let node): .repeat(block(node.body), expression(node.condition))
    case .doStmt(let node):
      .do(
        block(node.body),
        catches: node.catchClauses.map {
          .init(patterns: $0.catchItems.compactMap { $0.pattern.map(pattern) }, body: block($0.body))
        }
      )
    case .deferStmt(let node): .defer(block(node.body))
    case .throwStmt(let node): .throw(expression(node.expression))
    case .breakStmt, .continueStmt: .jump
    case .fallThroughStmt: .fallthrough
    case .labeledStmt(let node): .labeled(statement(node.statement))
    default: .unsupported(expressions(in: Syntax(node)))
    }
  }

  // MARK: Branches

  func branch(_ node: IfExprSyntax) -> IfExpression {
    // `else if` is a chain as long as somebody writes it.
    let otherwise: IfExpression.Otherwise? = nested {
      switch node.elseBody {
      case .codeBlock(let body): .block(block(body))
      case .ifExpr(let next): .branch(branch(next))
      default: nil
      }
    } otherwise: {
      nil
    }
    return IfExpression(
      conditions: conditions(node.conditions),
      body: block(node.body),
      otherwise: otherwise,
      range: range(node)
    )
  }

  func branch(_ node: SwitchExprSyntax) -> SwitchExpression {
    SwitchExpression(subject: expression(node.subject), elements: cases(node.cases), range: range(node))
  }

  func cases(_ list: SwitchCaseListSyntax) -> [SwitchExpression.Element] {
    list.compactMap { element in
      switch element {
      case .switchCase(let option): .option(self.option(option))
      case .ifConfigDecl(let config): .conditional(conditional(config))
      @unknown default: nil
      }
    }
  }

  private func option(_ node: SwitchCaseSyntax) -> SwitchCase {
    var items: [SwitchCase.Item]?
    if case .case(let label) = node.label {
      items = label.caseItems.map {
        .init(pattern: pattern($0.pattern), condition: ($0.whereClause?.condition).map(expression))
      }
    }
    return SwitchCase(items: items, body: block(node.statements))
  }

  private func conditions(_ list: ConditionElementListSyntax) -> ConditionList {
    ConditionList(
      list.map { element in
        switch element.condition {
        case .expression(let inner): .expression(expression(inner))
        case .availability(let inner):
          .availability(isAvailable: inner.availabilityKeyword.tokenKind == .poundAvailable)
        case .matchingPattern(let inner):
          .matching(pattern(inner.pattern), expression(inner.initializer.value))
        case .optionalBinding(let inner):
          .binding(
            pattern(inner.pattern),
            (inner.typeAnnotation?.type).map(type),
            (inner.initializer?.value).map(expression)
          )
        @unknown default: .expression(Expression(.unsupported([]), range(element)))
        }
      },
      range(list)
    )
  }

  // MARK: Patterns

  func pattern(_ node: PatternSyntax) -> Pattern {
    let range = range(node)
    return nested {
      Pattern(kind(node), range)
    } otherwise: {
      Pattern(.unsupported, range)
    }
  }

  private func kind(_ node: PatternSyntax) -> Pattern.Kind {
    switch node.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: .wildcard
    case .identifierPattern(let inner): .name(inner.identifier.plainText)
    case .valueBindingPattern(let inner): .binding(pattern(inner.pattern))
    case .expressionPattern(let inner): .expression(expression(inner.expression))
    case .tuplePattern(let inner): .tuple(inner.elements.map { pattern($0.pattern) })
    case .isTypePattern(let inner): .type(type(inner.type))
    default: .unsupported
    }
  }
}
