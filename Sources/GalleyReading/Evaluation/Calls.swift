internal import GalleyModel
internal import SwiftSyntax

/// Calls: of views, modifiers, the project's functions and initializers, and closures.
extension Evaluator {
  func call(_ syntax: FunctionCallExprSyntax, _ scope: Scope) -> Value {
    var arguments = syntax.arguments.map { Argument($0.label?.text, $0.expression, scope) }
    if let trailing = syntax.trailingClosure {
      arguments.append(Argument(nil, ExprSyntax(trailing), scope, isTrailing: true))
    }
    for trailing in syntax.additionalTrailingClosures {
      arguments.append(
        Argument(trailing.label.text, ExprSyntax(trailing.closure), scope, isTrailing: true)
      )
    }
    var callee = syntax.calledExpression
    while let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let access = callee.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      let call = Call(name, arguments, at: scope.file.location(of: access.declName), scope)
      guard let base = access.base else {
        return .chain(Chain(base: nil, steps: [.init(name: name, arguments: arguments)]))
      }
      return self.call(call, on: value(base, scope), from: base)
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      let location = scope.file.location(of: reference)
      return self.call(Call(reference.baseName.text, arguments, at: location, scope), scope)
    }
    guard case .closure(let closure) = value(callee, scope) else { return .unknown(type: nil) }
    return apply(closure, arguments)
  }

  /// A call without a base.
  private func call(_ call: Call, _ scope: Scope) -> Value {
    if let local = scope.lookUp(call.name) {
      guard case .closure(let closure) = local else { return local.isUnknown ? local : .unknown(type: nil) }
      return apply(closure, call.arguments)
    }
    if let receiver = scope.receiver {
      if case .instance(let instance) = receiver, case .closure(let closure)? = instance.fields[call.name] {
        return apply(closure, call.arguments)
      }
      if let function = method(call, of: receiver) { return invoke(function, call, receiver: receiver) }
    }
    if let context = scope.context,
      let function = overload(index.lineage(of: context).flatMap { $0.functions[call.name] ?? [] }, call)
    {
      return invoke(function, call, receiver: function.isStatic ? nil : scope.receiver)
    }
    if let function = overload(index.functions[call.name] ?? [], call) {
      return invoke(function, call, receiver: nil)
    }
    if call.name == "Self", let context = scope.context { return instantiate(context, call) }
    if let type = index.type(call.name, from: scope.context?.name), type.kind != .foreign {
      return instantiate(type, call)
    }
    if let family = ViewCatalogue.family(call.name) {
      let kind = family.read(call, self) ?? opaqueView(call.name, at: call.location).kind
      return .view(Element(kind, at: call.location))
    }
    if let result = FrameworkFunctions.call(call, self) { return result }
    if let receiver = scope.receiver, ModifierCatalogue.knows(call.name) {
      return self.call(call, on: receiver, from: nil)
    }
    return .chain(Chain(base: call.name, steps: [.init(name: "init", arguments: call.arguments)]))
  }

  /// A method call.
  private func call(_ call: Call, on base: Value, from expression: ExprSyntax?) -> Value {
    if let function = method(call, of: base) { return invoke(function, call, receiver: base) }
    switch base {
    case .view(let element): return .view(modified(element, by: call))
    case .instance(let instance) where isView(instance):
      return .view(modified(body(of: instance, at: expressionLocation(expression, call)), by: call))
    case .instance(let instance):
      guard case .closure(let closure)? = instance.fields[call.name] else { return .unknown(type: nil) }
      return apply(closure, call.arguments)
    case .type(let type): return self.call(call, onType: type)
    case .chain(let chain): return self.call(call, onChain: chain, from: expression)
    case .array(let values): return ArrayFunctions.call(call, on: values, self)
    case .null: return .null
    case .string, .literal, .localized: return StringFunctions.call(call, on: base, self)
    case .unknown where ModifierCatalogue.knows(call.name):
      let name = expression?.summary ?? call.name
      return .view(modified(opaqueView(name, at: expressionLocation(expression, call)), by: call))
    default: return .unknown(type: nil)
    }
  }

  private func expressionLocation(_ expression: ExprSyntax?, _ call: Call) -> SourceLocation {
    expression.map { call.scope.file.location(of: $0) } ?? call.location
  }

  func call(_ call: Call, onType type: TypeDeclaration) -> Value {
    if call.name == "init" { return instantiate(type, call) }
    if let labels = type.cases[call.name] {
      let instance = Instance(type: type, enumCase: call.name)
      for (position, argument) in call.arguments.enumerated() {
        let payload = coerce(value(argument.expression, argument.scope), to: nil, argument.scope)
        instance.fields["\(position)"] = payload
        if labels.indices.contains(position), let label = labels[position] {
          instance.fields[label] = payload
        }
      }
      return .instance(instance)
    }
    let statics = index.lineage(of: type).flatMap { $0.functions[call.name] ?? [] }.filter(\.isStatic)
    if let function = overload(statics, call) { return invoke(function, call, receiver: nil, context: type) }
    if let nested = index.type(call.name, from: type.name), nested.kind != .foreign {
      return instantiate(nested, call)
    }
    return .unknown(type: nil)
  }

  private func call(_ call: Call, onChain chain: Chain, from expression: ExprSyntax?) -> Value {
    if let base = chain.base, chain.steps.isEmpty {
      if let type = index.types[base], let function = overload(type.functions[call.name] ?? [], call),
        function.isStatic
      {
        return invoke(function, call, receiver: nil, context: type)
      }
      // `SwiftUI.Text(…)`
      if base == "SwiftUI", let family = ViewCatalogue.family(call.name) {
        let kind = family.read(call, self) ?? opaqueView(call.name, at: call.location).kind
        return .view(Element(kind, at: call.location))
      }
    }
    let isColor = ColorValue.isColor(chain)
    if chain.steps.first?.name == "init", !Chain.values.contains(chain.base ?? ""),
      ModifierCatalogue.knows(call.name)
    {
      let location = expressionLocation(expression, call)
      return .view(modified(opaqueView(chain.base ?? "?", at: location), by: call))
    }
    if isColor, ModifierCatalogue.knows(call.name), !ColorValue.methods.contains(call.name),
      let element = ColorValue.element(chain, self, at: expressionLocation(expression, call))
    {
      return .view(modified(element, by: call))
    }
    return .chain(
      Chain(base: chain.base, steps: chain.steps + [.init(name: call.name, arguments: call.arguments)])
    )
  }

  /// A view with a modifier; unknown ones leave it as it is and are recorded.
  private func modified(_ element: Element, by call: Call) -> Element {
    if let result = ModifierCatalogue.apply(call, to: element, self) { return result }
    record(.modifier, call.name, at: call.location)
    return Element(.modified(.opaque(name: call.name), element), at: call.location)
  }

  // MARK: The project's functions

  private func method(_ call: Call, of base: Value) -> Function? {
    overload(types(of: base).flatMap { $0.functions[call.name] ?? [] }.filter { !$0.isStatic }, call)
  }

  private func overload(_ candidates: [Function], _ call: Call) -> Function? {
    let labels = call.arguments.filter { !$0.isTrailing }.map(\.label)
    let trailing = call.arguments.count - labels.count
    return candidates.first { $0.accepts(labels, trailing: trailing) }
  }

  func invoke(_ function: Function, _ call: Call, receiver: Value?, context: TypeDeclaration? = nil) -> Value
  {
    var context = context
    if case .instance(let instance)? = receiver { context = instance.type }
    let scope = Scope(file: function.file, receiver: receiver, context: context)
    bind(call.arguments, to: function.parameters, scope)
    return bounded(call.location, otherwise: .unknown(type: nil)) {
      run(function.body, result: function.result, isBuilder: function.isBuilder, scope) ?? .void
    }
  }

  /// Gives each parameter its argument, its default, or an unknown value.
  private func bind(_ arguments: [Argument], to parameters: [FunctionParameterSyntax], _ scope: Scope) {
    var rest = arguments[...]
    for parameter in parameters {
      let label = parameter.argumentLabel
      let next = rest.first
      let fits =
        next.map { $0.isTrailing ? parameter.type.isFunction || $0.label == label : $0.label == label }
        ?? false
      if fits, let argument = rest.popFirst() {
        let given = value(argument.expression, argument.scope)
        scope.names[parameter.localName] = parameterValue(given, parameter, argument.scope)
      } else if let initial = parameter.defaultValue?.value {
        scope.names[parameter.localName] = coerce(value(initial, scope), to: parameter.type, scope)
      } else {
        scope.names[parameter.localName] =
          parameter.type.isOptional ? .null : .unknown(type: parameter.type.baseName)
      }
    }
  }

  private func parameterValue(_ given: Value, _ parameter: FunctionParameterSyntax, _ scope: Scope) -> Value {
    coerce(given, to: parameter.type, scope)
  }

  // MARK: Closures

  /// Calls a closure.
  func apply(_ closure: Closure, _ arguments: [Argument]) -> Value {
    if case .function(let function, let receiver) = closure.body {
      let location = function.file.location(of: function.body)
      // A closure's arguments carry no labels.
      let scope = Scope(parent: closure.scope, file: function.file, receiver: receiver)
      for (parameter, argument) in zip(function.parameters, arguments) {
        let given = value(argument.expression, argument.scope)
        scope.names[parameter.localName] = coerce(given, to: parameter.type, argument.scope)
      }
      return bounded(location, otherwise: .unknown(type: nil)) {
        run(function.body, result: function.result, isBuilder: function.isBuilder, scope) ?? .void
      }
    }
    return apply(
      closure,
      values: arguments.map { coerce(value($0.expression, $0.scope), to: nil, $0.scope) }
    )
  }

  func apply(_ closure: Closure, values: [Value]) -> Value {
    switch closure.body {
    case .constant(let value): return value
    case .function(let function, let receiver):
      let scope = Scope(parent: closure.scope, file: function.file, receiver: receiver)
      for (parameter, value) in zip(function.parameters, values) { scope.names[parameter.localName] = value }
      return run(function.body, result: function.result, isBuilder: function.isBuilder, scope) ?? .void
    case .source(let body, let signature):
      let scope = Scope(parent: closure.scope, file: closure.scope.file)
      name(values, signature, scope)
      if body.count == 1, let only = body.first?.item.as(ExprSyntax.self), branch(Syntax(only)) == nil {
        return value(only, scope)
      }
      return run(body, scope) ?? .void
    }
  }

  /// The views a closure builds.
  func content(_ closure: Closure, _ values: [Value]) -> [Element] {
    guard case .source(let body, let signature) = closure.body else {
      guard case .view(let element) = apply(closure, values: values) else { return [] }
      return [element]
    }
    let scope = Scope(parent: closure.scope, file: closure.scope.file)
    name(values, signature, scope)
    return elements(body, scope)
  }

  private func name(_ values: [Value], _ signature: ClosureSignatureSyntax?, _ scope: Scope) {
    for (position, value) in values.enumerated() { scope.names["$\(position)"] = value }
    var names: [String] = []
    switch signature?.parameterClause {
    case .simpleInput(let list): names = list.map { $0.name.text }
    case .parameterClause(let clause): names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: break
    @unknown default: break
    }
    for (position, name) in names.enumerated() {
      // `$item` in a closure over a binding shows the item.
      let name = name.hasPrefix("$") ? String(name.dropFirst()) : name
      scope.names[name] = values.indices.contains(position) ? values[position] : .unknown(type: nil)
    }
  }
}

/// A call of a view, a modifier or a function, its arguments still as written.
struct Call {
  let name: String
  let arguments: [Argument]
  let location: SourceLocation
  let scope: Scope

  init(_ name: String, _ arguments: [Argument], at location: SourceLocation, _ scope: Scope) {
    self.name = name
    self.arguments = arguments
    self.location = location
    self.scope = scope
  }

  /// The argument with a label.
  subscript(label: String) -> Argument? { arguments.first { $0.label == label } }

  /// The arguments without a label that are no trailing closures.
  var unlabelled: [Argument] { arguments.filter { $0.label == nil && !$0.isTrailing } }

  /// The first trailing closure, which has no label.
  var trailing: Argument? { arguments.first { $0.isTrailing && $0.label == nil } }

  /// The labels as written, `nil` for none.
  var labels: [String?] { arguments.filter { !$0.isTrailing }.map(\.label) }
}

extension Chain {
  /// Types whose values have methods of the same names as view modifiers.
  static let values: Set<String> = [
    "Font", "Color", "Animation", "EdgeInsets", "Date", "URL", "UIFont", "UIColor",
  ]
}
