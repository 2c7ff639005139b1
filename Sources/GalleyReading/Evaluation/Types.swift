internal import GalleyModel

/// Fitting values to declared types.
extension Evaluator {
  /// A value as its declared type has it; `type` is `nil` where none is declared, which makes a literal a `String`.
  func coerce(_ value: Value, to type: TypeReference?, _ scope: Scope) -> Value {
    switch value {
    case .array(let values):
      // `[T]`, `Array<T>` is spelled too seldom.
      let element = type?.elementType
      return .array(values.map { coerce($0, to: element, scope) })
    case .dictionary(let members):
      var types: (key: TypeReference, value: TypeReference)?
      if case .dictionary(let key, let value)? = type?.kind { types = (key, value) }
      return .dictionary(
        members.map { (coerce($0.key, to: types?.key, scope), coerce($0.value, to: types?.value, scope)) }
      )
    case .tuple(let members):
      var types: [TypeReference] = []
      if case .tuple(let declared)? = type?.kind { types = declared.map(\.type) }
      return .tuple(
        members.enumerated().map { position, member in
          (
            member.label,
            coerce(member.value, to: types.count == members.count ? types[position] : nil, scope)
          )
        }
      )
    case .closure(var closure):
      closure.type = type?.functionType ?? closure.type
      return .closure(closure)
    default: return coerce(value, named: type?.baseName, scope)
    }
  }

  /// A value as a type of this name has it.
  func coerce(_ value: Value, named written: String?, _ scope: Scope) -> Value {
    let name = written.map { $0 == "Self" ? scope.context?.name ?? $0 : index.unaliased($0) }
    switch value {
    case .literal(let literal):
      switch name {
      case "LocalizedStringKey", "LocalizedStringResource":
        return localizedKey(literal).map(Value.localized) ?? .unknown(type: name)
      default: return .string(string(value) ?? .unknown(sample: Self.sample))
      }
    case .integer(let number):
      return ["CGFloat", "Double", "Float", "TimeInterval"].contains(name) ? .double(Double(number)) : value
    case .chain(let chain): return resolve(chain, as: name, scope) ?? value
    case .null(nil): return .null(type: name)
    case .unknown(nil): return .unknown(type: name)
    default: return value
    }
  }

  /// Whether a value is of a type of the project; `nil` when source does not tell.
  func isOf(_ type: TypeReference, _ value: Value, _ scope: Scope) -> Bool? {
    let name = index.unaliased(type.baseName)
    switch value {
    case .instance(let instance):
      guard let wanted = index.type(name, from: scope.context?.name, in: scope.file) else { return nil }
      let isOne = index.lineage(of: instance.type).contains { $0 === wanted }
      // A class may be known by one of those that inherit from it.
      return isOne ? true : wanted.kind == .foreign ? nil : false
    case .null: return type.isOptional ? nil : false
    case .string, .literal: return name == "String" ? true : Self.plainTypes.contains(name) ? false : nil
    case .bool: return name == "Bool" ? true : Self.plainTypes.contains(name) ? false : nil
    default: return nil
    }
  }

  /// What a value is once source has cast it, whether or not the cast may fail.
  func cast(_ value: Value, _ cast: Expression.Cast, to type: TypeReference, _ scope: Scope) -> Value {
    switch value {
    case .unknown: return unknown(type, from: scope.context, in: scope.file)
    case .instance, .string, .bool:
      return cast == .optional && isOf(type, value, scope) == false ? .null(type: type.baseName) : value
    default: return coerce(value, to: type, scope)
    }
  }

  private var placeless: SourceLocation { SourceLocation(file: "", line: 0, column: 0) }

  /// An implicit member in the place of a declared type, or a value of the framework in the place of a plain one.
  private func resolve(_ chain: Chain, as name: String?, _ scope: Scope) -> Value? {
    // `.constant(x)` in the place of a binding shows x.
    if let last = chain.steps.last, last.name == "constant", let argument = last.arguments?.first {
      return coerce(value(argument.expression, argument.scope), to: nil, argument.scope)
    }
    guard let name, let first = chain.steps.first else { return nil }
    guard chain.base == nil else {
      return Self.plainTypes.contains(name) && Value.chain(chain).number == nil ? .unknown(type: name) : nil
    }
    let place = first.arguments?.first?.expression.location ?? placeless
    if first.name == "init", let arguments = first.arguments,
      let made = FrameworkFunctions.call(Call(name, arguments, at: place, scope), self)
    {
      return made
    }
    guard let type = index.type(name, from: scope.context?.name, in: scope.file) else {
      return .chain(Chain(base: name, steps: chain.steps))
    }
    guard chain.steps.count == 1 else { return nil }
    if let arguments = first.arguments {
      let made = call(Call(first.name, arguments, at: place, scope), onType: type)
      return made.isUnknown && type.kind == .foreign ? nil : made
    }
    if let known = staticMember(first.name, of: type) { return known }
    return type.kind == .foreign ? .chain(Chain(base: name, steps: chain.steps)) : .unknown(type: name)
  }

  static let plainTypes: Set<String> = [
    "String", "Int", "Double", "CGFloat", "Float", "Bool", "LocalizedStringKey", "LocalizedStringResource",
  ]

  /// The value of an implicit member that an extension of a framework type declares, as `.brand` of `Color`.
  func declared(_ chain: Chain, in types: [String]) -> Value? {
    guard let first = chain.steps.first, chain.steps.count == 1 else { return nil }
    guard chain.base == nil || types.contains(chain.base ?? "") else { return nil }
    for name in types {
      guard let type = index.types[name] else { continue }
      guard let arguments = first.arguments else {
        if let value = staticMember(first.name, of: type) { return value }
        continue
      }
      let place = arguments.first?.expression.location ?? placeless
      guard let scope = arguments.first?.scope else { continue }
      let statics = (type.functions[first.name] ?? []).filter(\.isStatic)
      let call = Call(first.name, arguments, at: place, scope)
      if let function = overload(statics, call) {
        return invoke(function, call, receiver: nil, context: type)
      }
    }
    return nil
  }
}

extension Evaluator {
  /// What a binding shows.
  func bound(_ argument: Argument) -> Value {
    coerce(value(argument), to: nil, argument.scope)
  }

  /// A style as an argument names it: a member that the project adds to a style protocol is the style it makes.
  func style(_ argument: Argument, of protocols: [String]) -> Value {
    let value = value(argument)
    guard case .chain(let chain) = value else { return value }
    return declared(chain, in: protocols) ?? value
  }
}

extension TypeReference {
  /// The type of the members, `T` of `[T]` and `[T]?`.
  fileprivate var elementType: TypeReference? {
    switch kind {
    case .array(let element): element
    case .optional(let wrapped):
      if case .array(let element) = wrapped.kind { element } else { nil }
    default: nil
    }
  }
}
