internal import GalleyModel

/// Calls: of views, modifiers, the project's functions and initializers, and closures.
extension Evaluator {
  func call(_ written: CallExpression, _ scope: Scope) -> Value {
    let arguments = arguments(written.arguments, scope)
    var callee = written.callee
    while case .specialized(let inner, _) = callee.kind { callee = inner }
    switch callee.kind {
    case .member(let member):
      guard let base = member.base else {
        return .chain(Chain(base: nil, steps: [.init(name: member.name, arguments: arguments)]))
      }
      let call = Call(member.name, arguments, at: member.location, scope)
      return within(surroundings(changedBy: call)) { self.call(call, on: value(base, scope), from: base) }
    case .name(let name, _): return call(Call(name, arguments, at: callee.location, scope), scope)
    default: break
    }
    switch value(callee, scope) {
    case .closure(let closure): return apply(closure, arguments)
    case .null(let type): return .null(type: type)
    default: return .unknown(type: nil)
    }
  }

  func arguments(_ written: [LabeledExpression], _ scope: Scope) -> [Argument] {
    written.map { Argument($0.label, $0.expression, scope, isTrailing: $0.isTrailing) }
  }

  /// A call without a base.
  private func call(_ call: Call, _ scope: Scope) -> Value {
    if let local = scope.lookUp(call.name) {
      guard case .closure(let closure) = local else {
        return arranged(by: local, call) ?? calledAsFunction(local, call)
          ?? (local.isUnknown ? local : .unknown(type: nil))
      }
      return apply(closure, call.arguments)
    }
    if let receiver = scope.receiver {
      if let function = method(call, of: receiver) { return invoke(function, call, receiver: receiver) }
      if let property = ownProperty(call.name, of: receiver) {
        guard case .closure(let closure) = property else {
          return arranged(by: property, call) ?? calledAsFunction(property, call) ?? .unknown(type: nil)
        }
        return apply(closure, call.arguments)
      }
    }
    for context in index.surroundings(of: scope.context) {
      guard let function = overload(index.functions(call.name, of: context), call) else { continue }
      return invoke(function, call, receiver: function.isStatic ? nil : scope.receiver, context: context)
    }
    if let function = overload(index.functions[call.name] ?? [], call) {
      return invoke(function, call, receiver: nil)
    }
    if call.name == "Self", let context = scope.context { return instantiate(context, call) }
    let type = index.type(call.name, from: scope.context?.name, in: scope.file)
    if let type, type.kind != .foreign, index.standIn(type) == .layout, let content = call.trailing {
      return arranged(by: type, content, call)
    }
    if let type, type.kind != .foreign,
      takes(type, call)
        || ViewCatalogue.family(call.name) == nil && !Self.wrappers.contains(call.name)
    {
      return instantiate(type, call)
    }
    if let made = framework(call) { return made }
    if call.trailing != nil, call.name.hasSuffix("Layout") {
      let arguments = call.arguments.filter { !$0.isTrailing }
      let layout = Chain(base: call.name, steps: [.init(name: "init", arguments: arguments)])
      if let made = arranged(by: .chain(layout), call) { return made }
    }
    if let receiver = scope.receiver, ModifierCatalogue.knows(call.name) {
      return self.call(call, on: receiver, from: nil)
    }
    return name(call.name, isType: true).map {
      .chain(Chain(base: $0, steps: [.init(name: "init", arguments: call.arguments)]))
    } ?? .unknown(type: nil)
  }

  /// A value whose type has a `callAsFunction`.
  private func calledAsFunction(_ value: Value, _ call: Call) -> Value? {
    let call = Call("callAsFunction", call.arguments, at: call.location, call.scope)
    return method(call, of: value).map { invoke($0, call, receiver: value) }
  }

  /// Property wrappers of the framework, which are called by name too.
  private static var wrappers: Set<String> {
    ["AppStorage", "Binding", "ObservedObject", "SceneStorage", "State", "StateObject"]
  }

  /// A view or function of the framework; `nil` when it is not known.
  private func framework(_ call: Call) -> Value? {
    let name = index.unaliased(call.name)
    let renamed = Call(name, call.arguments, at: call.location, call.scope)
    if ViewCatalogue.family(name) != nil {
      return .view(ViewCatalogue.read(renamed, self) ?? opaqueView(call.name, at: call.location))
    }
    if name == "ModifiedContent", let content = call["content"], let modifier = call["modifier"] {
      let inner = grouped(self.content(content), at: call.location)
      let given = Argument(nil, modifier.expression, modifier.scope)
      return .view(modified(inner, by: Call("modifier", [given], at: call.location, call.scope)))
    }
    return FrameworkFunctions.call(renamed, self)
  }

  /// Names of types are known to begin with a capital; anything else undeclared may be any value.
  func name(_ name: String, isType: Bool) -> String? {
    name.first?.isUppercase == true ? index.unaliased(name) : nil
  }

  /// A method call.
  func call(_ call: Call, on base: Value, from expression: Expression?) -> Value {
    if let function = method(call, of: base) {
      guard function.isMutating, case .instance(let instance) = base, instance.type.kind != .class else {
        return invoke(function, call, receiver: base)
      }
      // Only the variable that holds the value changes, not its copies.
      let changed = instance.copy
      let result = invoke(function, call, receiver: .instance(changed))
      if let expression { store(.instance(changed), in: expression, call.scope) }
      return result
    }
    let place = expression?.location ?? call.location
    if let looked = FrameworkFunctions.method(call, self) { return looked }
    switch base {
    case .view(let element): return .view(modified(element, by: call))
    case .instance(let instance):
      if case .closure(let closure)? = ownProperty(call.name, of: base) {
        return apply(closure, call.arguments)
      }
      guard isView(instance) else {
        if let mapped = isOptionalMap(call, base) { return mapped }
        guard let view = asView(base, for: call, expression, place) else { return .unknown(type: nil) }
        return self.call(call, on: view, from: nil)
      }
      return .view(modified(body(of: instance, at: place), by: call))
    case .type(let type): return self.call(call, onType: type)
    case .chain(let chain): return self.call(call, onChain: chain, at: place)
    case .array(let values): return ArrayFunctions.call(call, on: values, self)
    case .null(let type):
      return call.name == "map" || call.name == "flatMap" ? .null(type: nil) : .null(type: type)
    case .string, .literal, .localized:
      return isOptionalMap(call, base) ?? StringFunctions.call(call, on: base, self)
    case .closure(let closure) where call.name == "callAsFunction": return apply(closure, call.arguments)
    case .unknown(let type):
      if let type, let known = unknownCollection(call, of: type) { return known }
      if let mapped = unknownMap(call, of: type, from: expression) { return mapped }
      if let type = type.flatMap({ index.types[$0] }), let known = required(call.name, of: type) {
        return known
      }
      if let known = Self.standardResult(call.name) { return known }
      guard let view = asView(base, for: call, expression, place) else { return .unknown(type: nil) }
      return self.call(call, on: view, from: nil)
    default: return isOptionalMap(call, base) ?? .unknown(type: nil)
    }
  }

  /// `map` of an optional that holds a value.
  private func isOptionalMap(_ call: Call, _ base: Value) -> Value? {
    guard call.name == "map" || call.name == "flatMap", let argument = call.arguments.first,
      case .closure(let closure) = value(argument)
    else { return nil }
    return coerce(apply(closure, values: [base]), to: nil, call.scope)
  }

  /// Types that have functions of the same names as modifiers.
  private static var proxies: Set<String> { ["ChartProxy", "GeometryProxy", "MapProxy", "ScrollViewProxy"] }

  /// What has a modifier called on it is a view, whatever else is known of it.
  private func asView(
    _ base: Value,
    for call: Call,
    _ expression: Expression?,
    _ place: SourceLocation
  ) -> Value? {
    let isModifier = index.types["View"]?.functions[call.name] != nil || ModifierCatalogue.knows(call.name)
    guard isModifier, base.typeName.map({ !Self.proxies.contains($0) }) ?? true else { return nil }
    let views =
      expression.flatMap { input(base, $0, call.scope) }
      ?? elements(of: base, named: expression?.summary ?? call.name, at: place)
    return .view(grouped(views, at: place))
  }

  /// What a function gives that a protocol only asks for.
  private func required(_ name: String, of type: TypeDeclaration) -> Value? {
    for type in index.lineage(of: type) {
      guard let requirement = type.requirements[name] else { continue }
      guard let result = requirement.result else { return .void }
      return unknown(result, from: type, in: result.range.file)
    }
    return nil
  }

  func call(_ call: Call, onType type: TypeDeclaration) -> Value {
    if call.name == "init" { return instantiate(type, call) }
    if let enumCase = type.enumCase(call.name) { return make(enumCase, of: type, call) }
    let statics = index.functions(call.name, of: type).filter(\.isStatic)
    if let function = overload(statics, call) { return invoke(function, call, receiver: nil, context: type) }
    if let nested = index.types[type.name + "." + call.name], nested.kind != .foreign {
      return instantiate(nested, call)
    }
    if case .closure(let closure)? = staticMember(call.name, of: type) {
      return apply(closure, call.arguments)
    }
    return .unknown(type: nil)
  }

  private func call(_ call: Call, onChain chain: Chain, at place: SourceLocation) -> Value {
    if let base = chain.base, chain.steps.isEmpty {
      if let type = index.types[base] {
        let statics = (type.functions[call.name] ?? []).filter(\.isStatic)
        if let function = overload(statics, call) {
          return invoke(function, call, receiver: nil, context: type)
        }
      }
      if let type = qualified(call.name, by: chain), takes(type, call) { return instantiate(type, call) }
      // `SwiftUI.Text(…)`
      if base == "SwiftUI", let made = framework(call) { return made }
      if call.name == "init", let made = framework(Call(base, call.arguments, at: call.location, call.scope))
      {
        return made
      }
    }
    let isKnown = index.types["View"]?.functions[call.name] != nil || ModifierCatalogue.knows(call.name)
    if isKnown, !ColorValue.methods.contains(call.name),
      let element = ColorValue.element(chain, self, at: place)
    {
      return self.call(call, on: .view(element), from: nil)
    }
    // Whether a type of another module is a view is told only by where the value ends up.
    let step = Chain.Step(name: call.name, arguments: call.arguments, call: isKnown ? call : nil)
    return .chain(Chain(base: chain.base, steps: chain.steps + [step]))
  }

  /// A view with a modifier; unknown ones leave it as it is and are recorded.
  func modified(_ element: Element, by call: Call) -> Element {
    if let result = ModifierCatalogue.apply(call, to: element, self) { return result }
    record(.modifier, call.name, at: call.location)
    return Element(.modified(.opaque(name: call.name), element), at: call.location)
  }
}
