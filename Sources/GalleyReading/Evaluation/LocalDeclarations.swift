internal import GalleyModel
internal import SwiftSyntax

/// Constants, variables and functions declared inside a body.
extension Evaluator {
  /// Whether the statement declares something, which is then in scope.
  func declare(_ item: Syntax, _ scope: Scope) -> Bool {
    if let variable = item.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { bind(binding, scope) }
      return true
    }
    if let function = item.as(FunctionDeclSyntax.self) {
      if let function = Function(function, scope.file) {
        let location = scope.file.location(of: function.body)
        let body = Closure.Body.function(function, receiver: scope.receiver)
        scope.names[function.name] = .closure(Closure(body, scope, at: location))
      }
      return true
    }
    return false
  }

  private func bind(_ binding: PatternBindingSyntax, _ scope: Scope) {
    let type = binding.typeAnnotation?.type
    if let getter = PropertyReader.getter(binding) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { return }
      scope.names[name] = run(getter, result: type, isBuilder: false, scope) ?? .unknown(type: nil)
      return
    }
    let initial = binding.initializer.map { coerce(value($0.value, scope), to: type, scope) }
    let standing: Value =
      type?.isOptional == true ? .null(type: type?.baseName) : .unknown(type: type?.baseName)
    destructure(binding.pattern, initial ?? standing, scope)
  }

  func destructure(_ pattern: PatternSyntax, _ value: Value, _ scope: Scope) {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      scope.names[identifier.identifier.plainText] = value
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
