internal import SwiftSyntax

/// Makes the tree that is evaluated of the parser's, which is slow to look at and can't be kept.
///
/// Split over the files of this folder by kind of node. Nothing outside this folder sees the parser's tree.
final class Lowerer {
  /// Nodes nested deeper than this are left out, so that nothing that walks a tree runs out of stack.
  static let deepest = 6000

  let file: SourceFile
  var depth = 0

  init(_ file: SourceFile) { self.file = file }

  func range(_ node: some SyntaxProtocol) -> SourceRange {
    SourceRange(
      file: file,
      start: UInt32(node.positionAfterSkippingLeadingTrivia.utf8Offset),
      end: UInt32(node.endPositionBeforeTrailingTrivia.utf8Offset)
    )
  }

  /// Lowers what is nested some levels deeper, unless that is too deep.
  func nested<T>(by levels: Int = 1, _ work: () -> T, otherwise: () -> T) -> T {
    depth += levels
    defer { depth -= levels }
    return depth <= Self.deepest ? work() : otherwise()
  }

  // MARK: Parts of many nodes

  func labeled(_ list: LabeledExprListSyntax) -> [LabeledExpression] {
    list.map { element in
      let start =
        element.label?.positionAfterSkippingLeadingTrivia ?? element.positionAfterSkippingLeadingTrivia
      return LabeledExpression(
        label: element.label?.plainText,
        expression: expression(element.expression),
        isTrailing: false,
        start: UInt32(start.utf8Offset)
      )
    }
  }

  /// Arguments in parentheses, then trailing closures.
  func arguments(
    _ list: LabeledExprListSyntax,
    _ trailing: ClosureExprSyntax?,
    _ others: MultipleTrailingClosureElementListSyntax
  ) -> [LabeledExpression] {
    var result = labeled(list)
    if let trailing { result.append(self.trailing(nil, trailing)) }
    for other in others { result.append(self.trailing(other.label.plainText, other.closure)) }
    return result
  }

  private func trailing(_ label: String?, _ closure: ClosureExprSyntax) -> LabeledExpression {
    let expression = expression(ExprSyntax(closure))
    return LabeledExpression(
      label: label,
      expression: expression,
      isTrailing: true,
      start: expression.range.start
    )
  }

  func macro(_ node: some FreestandingMacroExpansionSyntax) -> MacroExpansion {
    MacroExpansion(
      name: node.macroName.text,
      arguments: arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures),
      range: range(node)
    )
  }

  /// The expressions directly inside syntax that has no form of its own.
  func expressions(in node: Syntax) -> [Expression] {
    nested {
      node.children(viewMode: .sourceAccurate).flatMap { child -> [Expression] in
        if let inner = child.as(ExprSyntax.self) { return [expression(inner)] }
        return child.is(TokenSyntax.self) ? [] : expressions(in: child)
      }
    } otherwise: {
      []
    }
  }

  func conditional(_ node: IfConfigDeclSyntax) -> ConditionalCompilation {
    ConditionalCompilation(
      node.clauses.map { clause in
        let content: ConditionalCompilation.Content =
          switch clause.elements {
          case .statements(let list): .statements(block(list))
          case .decls(let list): .declarations(list.map { declaration($0.decl) })
          case .postfixExpression(let suffix): .members(expression(suffix))
          case .switchCases(let list): .cases(cases(list))
          default: .none
          }
        return .init(condition: clause.condition.map(expression), content: content)
      }
    )
  }
}

extension TokenSyntax {
  /// Without the backticks of an escaped name.
  var plainText: String {
    let text = text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2, text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
