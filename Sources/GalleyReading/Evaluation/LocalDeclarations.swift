internal import GalleyModel

/// Constants, variables and functions declared inside a body.
extension Evaluator {
  /// Whether the declaration is one of a value, which is then in scope.
  func declare(_ declaration: Declaration, _ scope: Scope) -> Bool {
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings { bind(binding, scope) }
      return true
    case .function(let function):
      if let function = Function(function, scope.file) {
        let body = Closure.Body.function(function, receiver: scope.receiver)
        scope.names[function.name] = .closure(Closure(body, scope, at: function.body.location))
      }
      return true
    default: return false
    }
  }

  private func bind(_ binding: VariableDeclaration.Binding, _ scope: Scope) {
    let type = binding.type
    if let getter = binding.getter {
      guard case .name(let name) = binding.pattern.kind else { return }
      scope.names[name] = run(getter, result: type, isBuilder: false, scope) ?? .unknown(type: nil)
      return
    }
    let initial = binding.initial.map { coerce(value($0, scope), to: type, scope) }
    let standing: Value =
      type?.isOptional == true ? .null(type: type?.baseName) : .unknown(type: type?.baseName)
    destructure(binding.pattern, initial ?? standing, scope)
  }

  func destructure(_ pattern: Pattern, _ value: Value, _ scope: Scope) {
    switch pattern.kind {
    case .name(let name): scope.names[name] = value
    case .tuple(let members):
      for (position, member) in members.enumerated() {
        var part = Value.unknown(type: nil)
        if case .tuple(let values) = value, values.indices.contains(position) {
          part = values[position].value
        }
        destructure(member, part, scope)
      }
    case .binding(let inner): destructure(inner, value, scope)
    case .wildcard, .expression, .type, .unsupported: break
    }
  }
}
