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
    case .unknown(let body, let inner, let name):
      // Both branches are states of the screen; the first is laid out, and nothing in it is certain.
      let location = scope.file.location(of: branch.syntax)
      record(.expression, name, at: location)
      return elements(body, inner).map { Element(.modified(.opaque(name: name), $0), at: location) }
    }
  }

  // MARK: Functions

  /// A property's value.
  func run(_ property: ComputedProperty, _ scope: Scope) -> Value? {
    run(property.body, result: property.type, isBuilder: property.isBuilder, scope)
  }

  /// A body's value: the views it builds, or what it returns, of the declared type.
  func run(
    _ body: CodeBlockItemListSyntax,
    result: TypeSyntax?,
    isBuilder: Bool,
    _ scope: Scope
  ) -> Value? {
    let builds = isBuilder || result?.baseName == "View" || result?.baseName == "Body"
    if builds, !body.contains(where: { $0.item.is(ReturnStmtSyntax.self) }) {
      return .view(grouped(elements(body, scope), at: scope.file.location(of: body)))
    }
    return run(body, scope).map { coerce($0, to: result, scope) }
  }

  /// What a body returns; `nil` when it returns nothing.
  func run(_ body: CodeBlockItemListSyntax, _ outer: Scope) -> Value? {
    let scope = Scope(parent: outer, file: outer.file)
    for statement in body {
      let item = Syntax(statement.item)
      if declare(item, scope) {
        continue
      } else if let returned = item.as(ReturnStmtSyntax.self) {
        return returned.expression.map { value($0, scope) } ?? .void
      } else if let config = item.as(IfConfigDeclSyntax.self) {
        if case .statements(let inner) = BuildConditions.branch(of: config), let result = run(inner, scope) {
          return result
        }
      } else if let guardStatement = item.as(GuardStmtSyntax.self) {
        switch holds(guardStatement.conditions, scope) {
        case true?: continue
        case false?: return run(guardStatement.body.statements, scope) ?? .void
        case nil: continue
        }
      } else if let branch = branch(item) {
        switch choose(branch, scope) {
        case .taken(let inner, let names):
          if let result = run(inner, names) { return result }
        case .none: continue
        case .unknown: return .unknown(type: nil)
        }
      } else if let expression = item.as(ExprSyntax.self) {
        let result = value(expression, scope)
        if body.count == 1 { return result }
      } else {
        return .unknown(type: nil)
      }
    }
    return nil
  }

  // MARK: Declarations

  /// Whether the statement declares something, which is then in scope.
  private func declare(_ item: Syntax, _ scope: Scope) -> Bool {
    if let variable = item.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { bind(binding, scope) }
      return true
    }
    if let function = item.as(FunctionDeclSyntax.self) {
      if let function = Function(function, scope.file) {
        scope.names[function.name] = .closure(
          Closure(body: .function(function, receiver: scope.receiver), scope: scope)
        )
      }
      return true
    }
    return false
  }

  private func bind(_ binding: PatternBindingSyntax, _ scope: Scope) {
    let type = binding.typeAnnotation?.type
    if let getter = PropertyReader.getter(binding) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
      scope.names[name] = run(getter, result: type, isBuilder: false, scope) ?? .unknown(type: nil)
      return
    }
    let initial = binding.initializer.map { coerce(value($0.value, scope), to: type, scope) }
    destructure(binding.pattern, initial ?? .unknown(type: type?.baseName), scope)
  }

  func destructure(_ pattern: PatternSyntax, _ value: Value, _ scope: Scope) {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      scope.names[identifier.identifier.text] = value
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      for (position, element) in tuple.elements.enumerated() {
        var part = Value.unknown(type: nil)
        if case .tuple(let members) = value, members.indices.contains(position) {
          part = members[position].value
        }
        destructure(element.pattern, part, scope)
      }
    } else if let inner = pattern.as(ValueBindingPatternSyntax.self) {
      destructure(inner.pattern, value, scope)
    }
  }
}
