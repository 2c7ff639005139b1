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
    case .instance(let instance):
      let isRepresented = index.lineage(of: instance.type).contains { type in
        type.inherited.contains { $0.hasSuffix("Representable") }
      }
      if isRepresented { return [represented(instance, at: location)] }
      return [bodyWithValues(instance, at: location) ?? opaqueView(name(), at: location)]
    case .array(let values): return values.flatMap { elements(of: $0, named: name(), at: location) }
    case .closure(let closure): return content(closure, [])
    case .void, .null: return []
    case .chain(let chain):
      if let fill = ColorValue.element(chain, self, at: location) { return [fill] }
      // A colour of another module: which one does not matter to layout.
      if chain.base == "Color" {
        return [Element(.fill(Fill(.rectangle, color: ColorValue.paint(value, self))), at: location)]
      }
      return [foreign(chain, at: location)]
    // Declared to be one of these, whatever the running app puts there.
    case .unknown("Color"):
      return [Element(.fill(Fill(.rectangle, color: ColorValue.paint(value, self))), at: location)]
    case .unknown("Text"): return [Element(.text(.unknown(sample: Self.sample)), at: location)]
    case .unknown("Image"): return [Element(.image(ImageContent(.asset("?"))), at: location)]
    case .unknown("EmptyView"): return []
    case .unknown(let type): return [slot(type, named: name(), at: location)]
    default: return [opaqueView(name(), at: location)]
    }
  }

  /// A view of another module, with the modifiers called on it.
  private func foreign(_ chain: Chain, at location: SourceLocation) -> Element {
    let name = chain.base ?? chain.steps.first?.name ?? "?"
    let modifiers = chain.steps.dropFirst().compactMap(\.call)
    let view = Value.view(opaqueView(name, at: location))
    let modified = modifiers.reduce(view) { view, call in self.call(call, on: view, from: nil) }
    guard case .view(let element) = modified else { return Element(.opaque(name: name), at: location) }
    return element
  }

  /// A view that UIKit draws: it fills what it is offered unless it knows better, which source does not tell.
  private func represented(_ instance: Instance, at location: SourceLocation) -> Element {
    let name = instance.type.writtenName
    unknowns.record(.view, "content of \(name)", at: location)
    let surface = PlatformControl(.surface, width: nil, height: nil)
    return Element(
      .modified(.uncertain(name: name, axes: Axis.both), Element(.platform(surface), at: location)),
      at: location
    )
  }

  /// A body that another module asks for with values of its own: `body(props:)`.
  private func bodyWithValues(_ instance: Instance, at location: SourceLocation) -> Element? {
    let isPart = instance.type.inherited.contains { $0.hasSuffix("Modifier") || $0.hasSuffix("Style") }
    guard !isPart, let body = instance.type.functions["body"]?.first, body.result?.baseName == "View" else {
      return nil
    }
    let name = instance.type.name
    let closure = Closure(
      .function(body, receiver: .instance(instance)),
      Scope(file: body.file),
      at: location
    )
    let values = body.parameters.map { unknown($0.type, from: instance.type, in: body.file) }
    return within(name, at: location, otherwise: Element(.opaque(name: name), at: location)) {
      grouped(content(closure, values), at: location)
    }
  }

  /// A view that the app gives: one of the project's where source tells which, else a box of its own.
  private func slot(
    _ type: String?,
    named name: @autoclosure () -> String,
    at location: SourceLocation
  ) -> Element {
    if let type = type.flatMap({ index.types[$0] }), type.kind == .structure, index.isShown(type),
      !isInside(type.name)
    {
      return body(of: standingAlone(type), type, at: location)
    }
    slots.insert(location)
    return Element(.opaque(name: name()), at: location)
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
