internal import GalleyModel
internal import SwiftSyntax

/// Calling closures, and the views they build.
extension Evaluator {
  func apply(_ closure: Closure, _ arguments: [Argument]) -> Value {
    let parameters: [Parameter?] =
      if case .function(let function, _) = closure.body { function.parameters } else { [] }
    let values = arguments.enumerated().map { position, argument in
      // A closure's arguments carry no labels: only the place tells the parameter.
      let given = value(argument.expression, argument.scope)
      guard parameters.indices.contains(position), let parameter = parameters[position] else {
        return coerce(given, to: closure.parameterType(position), argument.scope)
      }
      return fit(given, to: parameter, closure.scope)
    }
    return apply(closure, values: values)
  }

  func apply(_ closure: Closure, values: [Value]) -> Value {
    let result = bounded(closure.location, otherwise: .unknown(type: nil)) { called(closure, values) }
    return closure.type.map { coerce(result, to: $0.returnClause.type, closure.scope) } ?? result
  }

  private func called(_ closure: Closure, _ values: [Value]) -> Value {
    switch closure.body {
    case .initializer(let type): return instantiate(type, values: values, at: closure.location)
    case .keyPath(let names):
      guard var value = values.first else { return .unknown(type: nil) }
      for name in names { value = member(name, of: value, closure.scope) }
      return value
    case .function(let function, let receiver):
      let scope = Scope(parent: closure.scope, file: function.file, receiver: receiver)
      for (position, parameter) in function.parameters.enumerated() {
        let value = values.indices.contains(position) ? values[position] : .unknown(type: nil)
        scope.names[parameter.name] = coerce(value, to: parameter.type, scope)
      }
      return once(
        function.body,
        function.name,
        onUnknown: receiver?.isUnknown == true,
        limit: limit(function),
        in: function.file,
        otherwise: .unknown(type: function.result?.baseName)
      ) {
        run(function.body, result: function.result, isBuilder: function.isBuilder, scope) ?? .void
      }
    case .source(let body, let signature):
      let scope = Scope(parent: closure.scope, file: closure.scope.file)
      name(values, signature, scope)
      let builds =
        closure.isBuilder || (body.count > 1 && !body.returnsEarly && closure.type?.returnsNothing != true)
      if builds, !body.returnsEarly {
        return .view(grouped(elements(body, scope), at: scope.file.location(of: body)))
      }
      return run(body, scope) ?? .void
    }
  }

  /// The views a closure builds.
  func content(_ closure: Closure, _ values: [Value], from expression: ExprSyntax? = nil) -> [Element] {
    guard case .source(let body, let signature) = closure.body else {
      let value = apply(closure, values: values)
      return elements(of: value, named: expression?.summary ?? "a function", at: closure.location)
    }
    let scope = Scope(parent: closure.scope, file: closure.scope.file)
    name(values, signature, scope)
    return bounded(closure.location, otherwise: []) { built(body, scope) }
  }

  private func name(_ values: [Value], _ signature: ClosureSignatureSyntax?, _ scope: Scope) {
    var names: [String] = []
    switch signature?.parameterClause {
    case .simpleInput(let list): names = list.map { $0.name.plainText }
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).plainText }
    case nil: break
    @unknown default: break
    }
    var values = values
    // One pair given to a closure of two parameters is taken apart.
    if values.count == 1, case .tuple(let members) = values[0], names.count == members.count, names.count > 1
    {
      values = members.map(\.value)
    }
    for (position, value) in values.enumerated() { scope.names["$\(position)"] = value }
    for (position, name) in names.enumerated() {
      // `$item` in a closure over a binding shows the item.
      let name = name.hasPrefix("$") ? String(name.dropFirst()) : name
      scope.names[name] = values.indices.contains(position) ? values[position] : .unknown(type: nil)
    }
  }
}

extension Closure {
  var location: SourceLocation {
    switch body {
    case .source(let statements, _): scope.file.location(of: statements)
    case .function(let function, _): function.file.location(of: function.body)
    case .initializer, .keyPath: written
    }
  }

  fileprivate func parameterType(_ position: Int) -> TypeSyntax? {
    guard let parameters = type?.parameters, parameters.count > position else { return nil }
    return parameters[parameters.index(parameters.startIndex, offsetBy: position)].type
  }
}

extension FunctionTypeSyntax {
  fileprivate var returnsNothing: Bool {
    let result = returnClause.type.trimmedDescription
    return result == "Void" || result == "()"
  }
}

extension CodeBlockItemListSyntax {
  /// Whether a `return` of the body itself stands in it; such a body is no view builder.
  var returnsEarly: Bool { contains { Syntax($0).containsReturn } }
}

extension Syntax {
  /// Whether a `return` stands in it that is not one of a closure or function inside it.
  var containsReturn: Bool {
    if self.is(ReturnStmtSyntax.self) { return true }
    // A call or an operator holds no statement of this body but in closures.
    let others: [any SyntaxProtocol.Type] = [
      TokenSyntax.self, ClosureExprSyntax.self, FunctionDeclSyntax.self, AccessorBlockSyntax.self,
      FunctionCallExprSyntax.self, InfixOperatorExprSyntax.self,
    ]
    if others.contains(where: { self.is($0) }) { return false }
    if let config = self.as(IfConfigDeclSyntax.self) {
      guard case .statements(let inner) = BuildConditions.branch(of: config) else { return false }
      return inner.returnsEarly
    }
    return children(viewMode: .sourceAccurate).contains(where: \.containsReturn)
  }
}
