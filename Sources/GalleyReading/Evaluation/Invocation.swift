internal import GalleyModel

/// Calling the project's functions: which overload, and what each parameter gets.
extension Evaluator {
  func method(_ call: Call, of base: Value) -> Function? {
    var candidates = types(of: base).flatMap { $0.functions[call.name] ?? [] }.filter { !$0.isStatic }
    if !candidates.isEmpty, ModifierCatalogue.knows(call.name) {
      // Inside itself, and given what it does not take, it means the framework's modifier of the same name.
      candidates.removeAll { isRunning($0) || !mayTake($0, call) }
    }
    return overload(candidates, call)
  }

  /// Whether no argument is of another type than the parameter's, where that is one of the project.
  private func mayTake(_ function: Function, _ call: Call) -> Bool {
    guard let given = function.parameters.match(call.arguments) else { return false }
    return zip(function.parameters, given).allSatisfy { parameter, arguments in
      guard let name = parameter.type?.baseName,
        let type = index.type(name, from: function.owner, in: function.file), type.kind != .foreign,
        type.kind != .protocol
      else { return true }
      return arguments.allSatisfy { argument in
        argument.expression.isClosure || argument.expression.isCall || mayBe(value(argument), type)
      }
    }
  }

  private func mayBe(_ value: Value, _ type: TypeDeclaration) -> Bool {
    switch value {
    case .chain(let chain):
      guard chain.base == nil, let name = chain.steps.first?.name else { return false }
      return type.enumCase(name) != nil || type.staticProperty(name) != nil
        || index.lineage(of: type).contains { $0.computed[name] != nil || $0.functions[name] != nil }
    case .instance(let instance): return instance.type === type || type.kind == .class
    case .view, .integer, .double, .bool, .closure: return false
    default: return true
    }
  }

  /// The function a call means: labels must match, then the types that source tells decide, then order.
  func overload(_ candidates: [Function], _ call: Call) -> Function? {
    var best: (function: Function, score: Int)?
    let fitting = candidates.compactMap { function -> (Function, [[Argument]])? in
      if function.isPrivate, function.file.path != call.scope.file.path { return nil }
      guard let given = function.parameters.match(call.arguments),
        !Self.contradict(given, function.parameters)
      else {
        return nil
      }
      return (function, given)
    }
    if fitting.count == 1 { return fitting[0].0 }
    for (function, given) in fitting {
      guard let score = score(function, given) else { continue }
      if best == nil || score > best?.score ?? 0 { best = (function, score) }
    }
    return best?.function
  }

  /// Whether an argument makes a value of a type that a parameter of a plain type can't take.
  static func contradict(_ given: [[Argument]], _ parameters: [Parameter]) -> Bool {
    zip(parameters, given).contains { parameter, arguments in
      guard let type = parameter.type?.baseName, plainTypes.contains(type) else { return false }
      return arguments.contains { argument in
        if argument.expression.isClosure { return true }
        guard case .call(let call) = argument.expression.kind, let made = call.callee.asName else {
          return false
        }
        return made.first?.isUppercase == true && !plainTypes.contains(made) && !made.hasPrefix("Localized")
      }
    }
  }

  /// How well arguments suit the parameters' types; `nil` when one can't be of its type.
  private func score(_ function: Function, _ given: [[Argument]]) -> Int? {
    var result = function.isDisfavoured ? -100 : 0
    for (parameter, arguments) in zip(function.parameters, given) {
      if arguments.isEmpty { result -= 1 }
      for argument in arguments {
        // Calls are not evaluated twice: nested ones would double the work at each level.
        guard let type = parameter.type, !argument.expression.isCall else { continue }
        guard let one = score(value(argument.expression, argument.scope), type) else { return nil }
        result += one
      }
    }
    return result
  }

  private func score(_ value: Value, _ type: TypeReference) -> Int? {
    let name = index.unaliased(type.baseName)
    let numbers: Set = ["CGFloat", "Double", "Float", "TimeInterval", "Int", "UInt", "Int32", "Int64"]
    let keys: Set = ["LocalizedStringKey", "LocalizedStringResource", "Text"]
    let isText = name == "String" || keys.contains(name)
    switch value {
    case .literal:
      if numbers.contains(name) || name == "Bool" || type.isFunction { return nil }
      // A literal is a `String` by itself.
      return name == "String" ? 2 : keys.contains(name) ? 1 : 0
    case .string:
      if numbers.contains(name) || keys.contains(name) || name == "Bool" || type.isFunction { return nil }
      return name == "String" ? 2 : 0
    case .localized: return name == "String" || numbers.contains(name) ? nil : keys.contains(name) ? 2 : 0
    case .integer:
      if isText || name == "Bool" || type.isFunction { return nil }
      return name == "Int" ? 2 : numbers.contains(name) ? 1 : 0
    case .double:
      if isText || name == "Bool" || name == "Int" || type.isFunction { return nil }
      return numbers.contains(name) ? 2 : 0
    case .bool: return isText || numbers.contains(name) || type.isFunction ? nil : name == "Bool" ? 2 : 0
    case .null: return type.isOptional ? 2 : nil
    case .closure: return type.isFunction ? 2 : isText || numbers.contains(name) ? nil : 0
    case .instance(let instance):
      if isText || numbers.contains(name) || name == "Bool" || type.isFunction { return nil }
      return instance.type.name == name || instance.type.name.hasSuffix("." + name) ? 2 : 0
    default: return 0
    }
  }

  func invoke(
    _ function: Function,
    _ call: Call,
    receiver: Value?,
    context: TypeDeclaration? = nil
  ) -> Value {
    var context = context
    if case .instance(let instance)? = receiver { context = instance.type }
    let scope = Scope(file: function.file, receiver: receiver, context: context)
    bind(call.arguments, to: function.parameters, scope)
    let unknown = Value.unknown(type: function.result?.baseName)
    return once(
      function.body,
      function.name,
      onUnknown: receiver?.isUnknown == true,
      limit: limit(function),
      otherwise: unknown
    ) {
      bounded(call.location, otherwise: unknown) {
        run(function.body, result: function.result, isBuilder: function.isBuilder, scope) ?? .void
      }
    }
  }

  /// Gives each parameter its argument, its default, or an unknown value.
  func bind(_ arguments: [Argument], to parameters: [Parameter], _ scope: Scope) {
    let given = parameters.match(arguments) ?? parameters.map { _ in [] }
    for (parameter, arguments) in zip(parameters, given) {
      if parameter.isVariadic {
        scope.names[parameter.name] = .array(arguments.map { self.argument($0, for: parameter, scope) })
      } else if let argument = arguments.first {
        scope.names[parameter.name] = self.argument(argument, for: parameter, scope)
      } else if let initial = parameter.initial {
        scope.names[parameter.name] = fit(value(initial, scope), to: parameter, scope)
      } else {
        scope.names[parameter.name] = .unknown(type: parameter.type?.baseName)
      }
    }
  }

  /// An argument's value; the parameter's type is named where the function is declared.
  private func argument(_ argument: Argument, for parameter: Parameter, _ declaring: Scope) -> Value {
    fit(value(argument.expression, argument.scope), to: parameter, declaring)
  }

  /// A value as a parameter has it: of the parameter's type, and a closure builds views when the parameter does.
  func fit(_ value: Value, to parameter: Parameter, _ scope: Scope) -> Value {
    let value = coerce(value, to: parameter.type, scope)
    guard parameter.isBuilder, case .closure(var closure) = value else { return value }
    closure.isBuilder = true
    return .closure(closure)
  }
}
