internal import GalleyModel

/// Making values of the project's types, and fitting values to declared types.
extension Evaluator {
  /// A value of a type; `delegating` are initializers of it that lead here, and none of them can be meant, since no
  /// initializer delegates to itself.
  func instantiate(_ type: TypeDeclaration, _ call: Call, from delegating: [Function] = []) -> Value {
    if let known = fromRawValue(type, call) { return known }
    // A protocol or what is only extended here has no initializer that source shows.
    guard type.kind != .foreign, type.kind != .protocol else { return .unknown(type: type.name) }
    // A value that is made of others of its type on conditions that are never decided has no end in source.
    let depth = making[type.name, default: 0]
    guard depth < Self.deepestMaking else {
      if enclosing.isEmpty {
        record(.expression, "\(type.name) nested more than \(Self.deepestMaking) deep", at: call.location)
      }
      return .unknown(type: type.name)
    }
    making[type.name] = depth + 1
    defer { making[type.name] = depth }
    return bounded(call.location, otherwise: .unknown(type: type.name)) {
      let instance = standing(type)
      let initializers =
        delegating.isEmpty
        ? type.initializers : type.initializers.filter { one in !delegating.contains { $0 === one } }
      if let initializer = overload(initializers, call) {
        let scope = Scope(file: initializer.file, receiver: .instance(instance), context: type)
        bind(call.arguments, to: initializer.parameters, scope)
        initialize(instance, with: initializer, scope, from: delegating)
      } else if type.hasMemberwise, let given = type.memberwiseParameters.match(call.arguments) {
        let own = Scope(file: call.scope.file, context: type)
        for (property, arguments) in zip(type.memberwise, given) {
          guard let argument = arguments.first else { continue }
          let value = value(argument.expression, argument.scope)
          instance.fields[property.name] = held(value, by: property, own)
        }
      } else if !call.arguments.isEmpty {
        return forgotten(type, instance, call)
      }
      show(.instance(instance), madeIn: call.scope)
      return .instance(instance)
    }
  }

  /// Whether an initializer of the type takes the call: a type may have the name of one of the framework's views.
  func takes(_ type: TypeDeclaration, _ call: Call) -> Bool {
    if overload(type.initializers, call) != nil || type.kind == .class && call.arguments.isEmpty {
      return true
    }
    if type.kind == .enumeration { return call.labels == ["rawValue"] }
    guard type.hasMemberwise, let given = type.memberwiseParameters.match(call.arguments) else {
      return false
    }
    return !Self.contradict(given, type.memberwiseParameters)
  }

  /// A value made by a call that no initializer takes: what it holds is not known.
  private func forgotten(_ type: TypeDeclaration, _ instance: Instance, _ call: Call) -> Value {
    if type.kind == .class {
      for parent in index.lineage(of: type).dropFirst() where parent.kind == .class {
        guard let initializer = overload(parent.initializers, call) else { continue }
        let scope = Scope(file: initializer.file, receiver: .instance(instance), context: parent)
        bind(call.arguments, to: initializer.parameters, scope)
        initialize(instance, with: initializer, scope)
        return .instance(instance)
      }
    }
    for property in type.fields {
      instance.fields[property.name] =
        call[property.name].map { held(value($0), by: property, Scope(file: property.file, context: type)) }
        ?? unknown(property.type, from: type, in: property.file)
    }
    // A class may have the initializers of one of another module; what other data hold is the app's.
    if index.isShown(type) {
      record(
        .expression,
        "\(type.name)(\(call.labels.map { ($0 ?? "_") + ":" }.joined()))",
        at: call.location
      )
    }
    return .instance(instance)
  }

  /// `Row.init` called with values, by place.
  func instantiate(_ type: TypeDeclaration, values: [Value], at location: SourceLocation) -> Value {
    let instance = standing(type)
    if let initializer = type.initializers.first(where: { $0.parameters.count == values.count }) {
      let scope = Scope(file: initializer.file, receiver: .instance(instance), context: type)
      for (parameter, value) in zip(initializer.parameters, values) {
        scope.names[parameter.name] = fit(value, to: parameter, scope)
      }
      return bounded(location, otherwise: .unknown(type: type.name)) {
        initialize(instance, with: initializer, scope)
        return .instance(instance)
      }
    }
    let required = type.memberwise.filter { !$0.parameter.canBeLeftOut }
    guard type.hasMemberwise, required.count == values.count, let file = required.first?.file else {
      return .unknown(type: type.name)
    }
    for (property, value) in zip(required, values) {
      instance.fields[property.name] = held(value, by: property, Scope(file: file, context: type))
    }
    return .instance(instance)
  }

  /// A value whose initializer has said nothing yet.
  func standing(_ type: TypeDeclaration) -> Instance {
    let instance = Instance(type: type)
    for property in type.fields {
      instance.fields[property.name] =
        property.isFromOutside
        ? fromOutside(property, of: type)
        : bounded(property.place, otherwise: .unknown(type: nil)) {
          held(
            initial(property, Scope(file: property.file, context: type)),
            by: property,
            Scope(file: property.file)
          )
        }
    }
    return instance
  }

  /// Runs an initializer; what it assigns to properties is kept.
  private func initialize(
    _ instance: Instance,
    with initializer: Function,
    _ scope: Scope,
    from delegating: [Function] = []
  ) {
    instance.isBeingMade = true
    defer { instance.isBeingMade = false }
    // One that delegates gets the fields of the value the other makes.
    for (position, statement) in initializer.body.statements.enumerated() {
      guard let delegation = statement.delegation else { continue }
      for case .declaration(let earlier) in initializer.body.statements.prefix(position).map(\.kind) {
        _ = declare(earlier, scope)
      }
      let call = Call("init", arguments(delegation.arguments, scope), at: statement.location, scope)
      let made = instantiate(instance.type, call, from: delegating + [initializer])
      if case .instance(let other) = made { instance.fields = other.fields }
      return
    }
    _ = run(initializer.body, scope)
  }

  /// `State(initialValue:)` and its kind stand for the value.
  func unwrapped(_ value: Value) -> Value {
    if case .chain(let chain) = value, chain.base == nil, chain.steps.count == 1,
      chain.steps[0].name == "init",
      let argument = chain.steps[0].arguments?.first,
      ["initialValue", "wrappedValue"].contains(argument.label)
    {
      return self.value(argument.expression, argument.scope)
    }
    guard case .chain(let chain) = value, let last = chain.steps.last, let argument = last.arguments?.first,
      ["State", "StateObject", "Binding", "ObservedObject", "AppStorage"].contains(chain.base ?? ""),
      last.name == "init"
    else { return value }
    return self.value(argument.expression, argument.scope)
  }
}

extension Statement {
  /// A call of another initializer, as `self.init(…)`.
  fileprivate var delegation: CallExpression? {
    guard case .expression(let expression) = kind, case .call(let call) = expression.kind,
      case .member(let member) = call.callee.kind, member.name == "init", member.base?.asName == "self"
    else { return nil }
    return call
  }
}
