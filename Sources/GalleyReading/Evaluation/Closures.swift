internal import GalleyModel

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
    return closure.type.map { coerce(result, to: $0.result, closure.scope) } ?? result
  }

  private func called(_ closure: Closure, _ values: [Value]) -> Value {
    switch closure.body {
    case .given(let function):
      return unknown(function.result, from: closure.scope.context, in: closure.scope.file)
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
        otherwise: .unknown(type: function.result?.baseName)
      ) {
        run(function.body, result: function.result, isBuilder: function.isBuilder, scope) ?? .void
      }
    case .source(let written):
      let body = written.body
      let scope = Scope(parent: closure.scope, file: closure.scope.file)
      name(values, written.parameters, scope)
      let builds =
        closure.isBuilder
        || (body.statements.count > 1 && !body.returnsEarly && closure.type?.returnsNothing != true)
      if builds, !body.returnsEarly {
        return .view(grouped(elements(body, scope), at: body.location))
      }
      return run(body, scope) ?? .void
    }
  }

  /// The views a closure builds.
  func content(_ closure: Closure, _ values: [Value], from expression: Expression? = nil) -> [Element] {
    guard case .source(let written) = closure.body else {
      let value = apply(closure, values: values)
      return elements(of: value, named: expression?.summary ?? "a function", at: closure.location)
    }
    let scope = Scope(parent: closure.scope, file: closure.scope.file)
    name(values, written.parameters, scope)
    return bounded(closure.location, otherwise: []) { built(written.body, scope) }
  }

  private func name(_ values: [Value], _ parameters: [ClosureExpression.Parameter], _ scope: Scope) {
    let names = parameters.map(\.name)
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
    case .source(let written): written.body.location
    case .function(let function, _): function.body.location
    case .initializer, .keyPath, .given: written
    }
  }

  fileprivate func parameterType(_ position: Int) -> TypeReference? {
    guard let parameters = type?.parameters, parameters.count > position else { return nil }
    return parameters[position]
  }
}
