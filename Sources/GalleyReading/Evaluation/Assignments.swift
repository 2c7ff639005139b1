internal import GalleyModel
internal import SwiftSyntax

/// Assignments to variables and properties, and the forgetting of values that statements not followed may change.
extension Evaluator {
  func assign(_ infix: InfixOperatorExprSyntax, _ scope: Scope) {
    let operation = infix.name
    if infix.leftOperand.is(DiscardAssignmentExprSyntax.self) { return }
    var given = unwrapped(value(infix.rightOperand, scope))
    if operation != "=" {
      let old = value(infix.leftOperand, scope)
      let name = String(operation.dropLast())
      given = name == "+" ? sum(old, given) : arithmetic(name, old, given)
    }
    store(given, in: infix.leftOperand, scope)
  }

  func store(_ value: Value, in target: ExprSyntax, _ scope: Scope) {
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.plainText
      if scope.set(name, coerce(value, named: scope.lookUp(name)?.typeName, scope)) { return }
      if case .instance(let instance)? = scope.receiver { store(value, in: name, of: instance, scope) }
    } else if let access = target.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.plainText
      guard case .instance(let instance) = self.value(base, scope) else {
        return forget(Syntax(target), scope)
      }
      let isSelf = base.trimmedDescription == "self"
      if isSelf || instance.type.kind == .class { return store(value, in: name, of: instance, scope) }
      // A structure is a value: only the variable that holds this one changes.
      let changed = instance.copy
      store(value, in: name, of: changed, scope)
      store(.instance(changed), in: base, scope)
    } else {
      forget(Syntax(target), scope)
    }
  }

  private func store(_ value: Value, in name: String, of instance: Instance, _ scope: Scope) {
    let wrapped = name.hasPrefix("_") ? String(name.dropFirst()) : name
    guard
      let property = instance.type.stored.first(where: {
        !$0.isStatic && ($0.name == name || $0.name == wrapped)
      })
    else { return }
    // `_items = Query(…)` says where the value comes from, and not what it is.
    if property.isFromOutside, case .chain = value { return }
    noteChange(of: instance)
    instance.fields[property.name] = held(value, by: property, scope)
  }

  /// An object that others may hold is no longer what it was when a constant was made.
  private func noteChange(of instance: Instance) {
    if instance.type.kind == .class, !instance.isBeingMade, constants.recording.isEmpty {
      constants.isStale = true
    }
  }

  /// A value as a stored property has it; a builder property without a function type holds the views.
  func held(_ value: Value, by property: StoredProperty, _ scope: Scope) -> Value {
    let parameter = Parameter(property)
    if case .closure(let closure) = value, parameter.isBuilder, property.type?.isFunction != true {
      return .view(grouped(content(closure, []), at: closure.location))
    }
    return fit(value, to: parameter, scope)
  }

  /// Calls that change what they are called on: the value is changed, or no longer known.
  func mutate(_ syntax: FunctionCallExprSyntax, _ scope: Scope) -> Bool {
    guard let access = syntax.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self)
    else { return false }
    let name = access.declName.baseName.plainText
    // What such a call is made on is evaluated twice, so only where it matters.
    guard Self.mutators.contains(name) else { return false }
    let target = value(base, scope)
    switch target {
    case .array(let values):
      let arguments = arguments(of: syntax, scope)
      if name == "append", arguments.count == 1, values.count < Self.longest, let argument = arguments.first {
        let given = coerce(value(argument), named: values.first?.typeName, scope)
        if argument.label == nil {
          store(.array(values + [given]), in: base, scope)
          return true
        }
        if case .array(let more) = given, values.count + more.count < Self.longest {
          store(.array(values + more), in: base, scope)
          return true
        }
      }
      store(.unknown(type: nil), in: base, scope)
      return true
    case .bool(let flag) where name == "toggle":
      store(.bool(!flag), in: base, scope)
      return true
    case .string, .literal:
      store(.unknown(type: "String"), in: base, scope)
      return true
    default: return false
    }
  }

  /// Functions of the standard library that change a collection or a flag.
  private static var mutators: Set<String> {
    [
      "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "reverse", "shuffle", "sort",
      "toggle",
    ]
  }

  /// What a statement that is not followed may change is no longer known.
  func forget(_ node: Syntax, _ scope: Scope) {
    if let infix = node.as(InfixOperatorExprSyntax.self), infix.isAssignment {
      forgetRoot(of: infix.leftOperand, scope)
    } else if let call = node.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    {
      forgetRoot(of: base, scope)
    } else if let inOut = node.as(InOutExprSyntax.self) {
      forgetRoot(of: inOut.expression, scope)
    }
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      forget(child, scope)
    }
  }

  private func forgetRoot(of expression: ExprSyntax, _ scope: Scope) {
    var root = expression
    var member: String?
    while true {
      if let access = root.as(MemberAccessExprSyntax.self), let base = access.base {
        member = access.declName.baseName.plainText
        root = base
      } else if let call = root.as(SubscriptCallExprSyntax.self) {
        root = call.calledExpression
      } else if let call = root.as(FunctionCallExprSyntax.self) {
        root = call.calledExpression
      } else if let chain = root.as(OptionalChainingExprSyntax.self) {
        root = chain.expression
      } else if let unwrap = root.as(ForceUnwrapExprSyntax.self) {
        root = unwrap.expression
      } else {
        break
      }
    }
    guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return }
    if name != "self", let old = scope.lookUp(name) {
      // A constant of a type with value semantics can't be changed, but source is not asked which it is.
      _ = scope.set(name, .unknown(type: old.typeName))
    } else if case .instance(let instance)? = scope.receiver {
      let field = name == "self" ? member ?? "" : name
      guard let old = instance.fields[field] else { return }
      noteChange(of: instance)
      instance.fields[field] = .unknown(type: old.typeName)
    }
  }
}

extension InfixOperatorExprSyntax {
  /// As written; spelling a node out is slow, so the common kind is asked for its token.
  var name: String {
    self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? self.operator.trimmedDescription
  }

  var isAssignment: Bool {
    if self.operator.is(AssignmentExprSyntax.self) { return true }
    let name = name
    return name.count == 2 && name.hasSuffix("=") && "+-*/%&|".contains(name.prefix(1))
  }
}
