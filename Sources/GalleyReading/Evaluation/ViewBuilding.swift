internal import GalleyModel

/// From values to views.
extension Evaluator {
  /// The views a value stands for; an opaque one when it can't be told.
  func elements(of value: Value, from expression: Expression, _ scope: Scope) -> [Element] {
    input(value, expression, scope) ?? elements(of: value, named: expression.summary, at: expression.location)
  }

  /// `name` is asked for only when the value is not understood: spelling source out is slow.
  func elements(
    of value: Value,
    named name: @autoclosure () -> String,
    at location: SourceLocation
  ) -> [Element] {
    switch value {
    case .view(let element): return [element]
    case .instance(let instance) where isView(instance): return [body(of: instance, at: location)]
    case .array(let values): return values.flatMap { elements(of: $0, named: name(), at: location) }
    case .closure(let closure): return content(closure, [])
    case .void, .null: return []
    case .chain(let chain):
      if let fill = ColorValue.element(chain, self, at: location) { return [fill] }
      return [opaqueView(chain.base ?? chain.steps.first?.name ?? "?", at: location)]
    // Declared to be one of these, whatever the running app puts there.
    case .unknown("Color"):
      return [Element(.fill(Fill(.rectangle, color: ColorValue.paint(value, self))), at: location)]
    case .unknown("Text"): return [Element(.text(.unknown(sample: Self.sample)), at: location)]
    case .unknown("Image"): return [Element(.image(ImageContent(.asset("?"))), at: location)]
    case .unknown("EmptyView"): return []
    default: return [opaqueView(name(), at: location)]
    }
  }

  func isView(_ instance: Instance) -> Bool {
    index.isShown(instance.type)
  }

  func opaqueView(_ name: String, at location: SourceLocation) -> Element {
    record(.view, name, at: location)
    return Element(.opaque(name: name), at: location)
  }

  /// Several views of a body are no container: whatever holds the view holds them.
  func body(of instance: Instance, at location: SourceLocation) -> Element {
    body(of: .instance(instance), instance.type, at: location)
  }

  func body(of view: Value, _ type: TypeDeclaration, at location: SourceLocation) -> Element {
    let name = type.name
    guard let body = property("body", of: type) else {
      return standIn(for: type, at: location) ?? opaqueView(name, at: location)
    }
    let scope = Scope(file: body.file, receiver: view, context: type)
    let element = within(name, at: location, otherwise: Element(.opaque(name: name), at: location)) {
      grouped(built(body.body, scope), at: location)
    }
    record(element, ofView: name)
    return element
  }

  /// The views a body makes, as a builder or, when it returns by itself, as a function.
  func built(_ body: Block, _ scope: Scope) -> [Element] {
    guard body.returnsEarly else { return elements(body, scope) }
    return run(body, scope).map { elements(of: $0, named: "return", at: body.location) } ?? []
  }

  func grouped(_ elements: [Element], at location: SourceLocation) -> Element {
    elements.count == 1 ? elements[0] : Element(.group(elements), at: location)
  }

  /// The views an argument builds, a closure or a value.
  func content(_ argument: Argument) -> [Element] {
    let value = value(argument.expression, argument.scope)
    if case .closure(let closure) = value { return content(closure, [], from: argument.expression) }
    return elements(of: value, from: argument.expression, argument.scope)
  }

  /// Views that stand there only under conditions that source does not decide.
  func uncertain(_ elements: [Element], _ conditions: [Undecided]) -> [Element] {
    guard let first = conditions.first else { return elements }
    for condition in conditions { record(condition) }
    return elements.map { Element(.modified(.opaque(name: first.name), $0), at: first.location) }
  }

  /// A value that is what it is only under such conditions: a view is marked.
  func uncertain(_ value: Value, _ conditions: [Undecided]) -> Value {
    guard let location = conditions.first?.location else { return value }
    switch value {
    case .view(let element): return .view(grouped(uncertain([element], conditions), at: location))
    case .instance(let instance) where isView(instance):
      return .view(grouped(uncertain([body(of: instance, at: location)], conditions), at: location))
    default: return value
    }
  }

  // MARK: #if after an expression

  /// `.padding()` inside `#if`, applied to what stands before it.
  func conditional(_ base: Expression?, _ conditional: ConditionalCompilation, _ scope: Scope) -> Value {
    guard let base else { return .unknown(type: nil) }
    switch conditional.content {
    case .members(let suffix): return apply(suffix, to: value(base, scope), from: base, scope)
    case nil: return value(base, scope)
    default: return .unknown(type: nil)
    }
  }

  /// A chain of members that begins with a dot, its base given.
  private func apply(_ suffix: Expression, to base: Value, from origin: Expression, _ scope: Scope) -> Value {
    switch suffix.kind {
    case .call(let written):
      guard case .member(let member) = written.callee.kind else { return .unknown(type: nil) }
      let inner = member.base.map { apply($0, to: base, from: origin, scope) } ?? base
      let call = Call(member.name, arguments(written.arguments, scope), at: member.location, scope)
      return self.call(call, on: inner, from: origin)
    case .member(let member):
      let inner = member.base.map { apply($0, to: base, from: origin, scope) } ?? base
      return self.member(member.name, of: inner, scope)
    default: return .unknown(type: nil)
    }
  }
}
