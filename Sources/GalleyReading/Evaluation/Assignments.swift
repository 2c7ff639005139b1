internal import GalleyModel

/// Assignments to variables and properties, and the forgetting of values that statements not followed may change.
extension Evaluator {
  /// Nothing is what an assignment comes to.
  func assign(_ target: Expression, _ operation: String?, _ source: Expression, _ scope: Scope) -> Value {
    if case .discard = target.kind { return .void }
    var given = unwrapped(value(source, scope))
    if let operation {
      let old = value(target, scope)
      given = operation == "+" ? sum(old, given) : arithmetic(operation, old, given)
    }
    store(given, in: target, scope)
    return .void
  }

  func store(_ value: Value, in target: Expression, _ scope: Scope) {
    switch target.kind {
    case .name(let name, _):
      if scope.set(name, coerce(value, named: scope.lookUp(name)?.typeName, scope)) { return }
      if case .instance(let instance)? = scope.receiver { store(value, in: name, of: instance, scope) }
    case .member(let member):
      guard let base = member.base else { fallthrough }
      guard case .instance(let instance) = self.value(base, scope) else {
        return forget(.expression(target), scope)
      }
      if base.asName == "self" || instance.type.kind == .class {
        return store(value, in: member.name, of: instance, scope)
      }
      // A structure is a value: only the variable that holds this one changes.
      let changed = instance.copy
      store(value, in: member.name, of: changed, scope)
      store(.instance(changed), in: base, scope)
    default: forget(.expression(target), scope)
    }
  }

  private func store(_ value: Value, in name: String, of instance: Instance, _ scope: Scope) {
    let wrapped = name.hasPrefix("_") ? String(name.dropFirst()) : name
    guard let property = instance.type.field(name) ?? instance.type.field(wrapped) else { return }
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
    let parameter = property.parameter
    if case .closure(let closure) = value, parameter.isBuilder, property.type?.isFunction != true {
      return .view(grouped(content(closure, []), at: closure.location))
    }
    return fit(value, to: parameter, scope)
  }

  /// Calls that change what they are called on: the value is changed, or no longer known.
  func mutate(_ expression: Expression, _ scope: Scope) -> Bool {
    guard case .call(let call) = expression.kind, case .member(let member) = call.callee.kind,
      let base = member.base, base.isStored
    else { return false }
    let name = member.name
    // What such a call is made on is evaluated twice, so only where it matters.
    guard Self.mutators.contains(name) else { return false }
    let target = value(base, scope)
    switch target {
    case .array(let values):
      let arguments = arguments(call.arguments, scope)
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
  private static let mutators: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "reverse", "shuffle", "sort",
    "toggle",
  ]

  /// What a statement that is not followed may change is no longer known.
  func forget(_ node: Node, _ scope: Scope) {
    if case .expression(let expression) = node {
      switch expression.kind {
      case .assignment(let target, _, _), .marked(.inOut, let target): forgetRoot(of: target, scope)
      case .call(let call):
        if case .member(let member) = call.callee.kind, let base = member.base { forgetRoot(of: base, scope) }
      default: break
      }
    }
    node.forEachChild { self.forget($0, scope) }
  }

  private func forgetRoot(of expression: Expression, _ scope: Scope) {
    var root = expression
    var member: String?
    search: while true {
      switch root.kind {
      case .member(let access):
        guard let base = access.base else { break search }
        member = access.name
        root = base
      case .subscripted(let base, _): root = base
      case .call(let call): root = call.callee
      case .marked(.optionalChaining, let inner), .marked(.forceUnwrap, let inner): root = inner
      default: break search
      }
    }
    guard let name = root.asName else { return }
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

extension Expression {
  /// Whether it names something that holds a value.
  fileprivate var isStored: Bool {
    switch kind {
    case .name, .member: true
    default: false
    }
  }
}
