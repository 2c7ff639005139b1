internal import Foundation
internal import GalleyModel
internal import SwiftSyntax

/// What names and members mean.
extension Evaluator {
  func name(_ written: String, _ scope: Scope) -> Value {
    // A binding shows the value it is bound to.
    let name =
      written.hasPrefix("$") && !written.dropFirst().allSatisfy(\.isNumber)
      ? String(written.dropFirst()) : written
    if name == "self" { return scope.receiver ?? .unknown(type: nil) }
    if name == "Self", let context = scope.context { return .type(context) }
    if let known = scope.lookUp(name) { return known }
    if let receiver = scope.receiver, let known = ownMember(name, of: receiver) { return known }
    if let context = scope.context, let known = staticMember(name, of: context) { return known }
    if let global = index.globals[name] { return initial(global, Scope(file: global.file)) }
    if let global = index.computedGlobals[name] {
      return run(global, Scope(file: global.file)) ?? .unknown(type: global.type?.baseName)
    }
    if let function = index.functions[name]?.first {
      return .closure(Closure(body: .function(function, receiver: nil), scope: Scope(file: function.file)))
    }
    if let type = index.type(name, from: scope.context?.name), type.kind != .foreign { return .type(type) }
    return .chain(Chain(base: name, steps: []))
  }

  func member(_ name: String, of base: Value, _ scope: Scope) -> Value {
    if ["wrappedValue", "projectedValue", "self"].contains(name) { return base }
    switch base {
    case .instance, .view, .string, .literal, .localized:
      if let known = ownMember(name, of: base) { return known }
      if let known = stringMember(name, of: base) { return known }
      return .unknown(type: nil)
    case .type(let type):
      if let known = staticMember(name, of: type) { return known }
      if let nested = index.type(name, from: type.name), nested.name == type.name + "." + name {
        return .type(nested)
      }
      return .unknown(type: nil)
    case .chain(let chain):
      if chain.steps.isEmpty, let base = chain.base, let type = index.type(base),
        let known = staticMember(name, of: type)
      {
        return known
      }
      return .chain(Chain(base: chain.base, steps: chain.steps + [.init(name: name, arguments: nil)]))
    case .array(let values): return arrayMember(name, of: values)
    case .tuple(let members):
      if let position = Int(name), members.indices.contains(position) { return members[position].value }
      return members.first { $0.label == name }?.value ?? .unknown(type: nil)
    case .null: return .null
    default: return .unknown(type: nil)
    }
  }

  /// A property or method of a value; `nil` when its type has none of the name.
  func ownMember(_ name: String, of base: Value) -> Value? {
    if case .instance(let instance) = base {
      if let field = instance.fields[name] { return field }
      if name == "rawValue", let enumCase = instance.enumCase {
        guard let raw = instance.type.rawValues[enumCase] else { return .string(.verbatim(enumCase)) }
        guard let file = instance.type.computed.values.first?.file else { return .unknown(type: nil) }
        return coerce(value(raw, Scope(file: file)), to: nil, Scope(file: file))
      }
    }
    for type in types(of: base) {
      if let property = type.computed[name], !property.isStatic {
        let scope = Scope(file: property.file, receiver: base, context: type)
        return bounded(property.file.location(of: property.body), otherwise: .unknown(type: nil)) {
          run(property, scope) ?? .unknown(type: property.type?.baseName)
        }
      }
      if let function = type.functions[name]?.first(where: { !$0.isStatic }) {
        let scope = Scope(file: function.file, receiver: base, context: type)
        return .closure(Closure(body: .function(function, receiver: base), scope: scope))
      }
    }
    return nil
  }

  func staticMember(_ name: String, of type: TypeDeclaration) -> Value? {
    if let payload = type.cases[name], payload.isEmpty {
      return .instance(Instance(type: type, enumCase: name))
    }
    if name == "allCases", !type.cases.isEmpty { return .unknown(type: nil) }
    for type in index.lineage(of: type) {
      if let stored = type.stored.first(where: { $0.isStatic && $0.name == name }) {
        return initial(stored, Scope(file: stored.file, context: type))
      }
      if let computed = type.computed[name], computed.isStatic {
        return run(computed, Scope(file: computed.file, context: type))
          ?? .unknown(type: computed.type?.baseName)
      }
      if let function = type.functions[name]?.first(where: \.isStatic) {
        let scope = Scope(file: function.file, context: type)
        return .closure(Closure(body: .function(function, receiver: nil), scope: scope))
      }
    }
    return nil
  }

  /// The types of the project, extensions of the framework's included, whose members a value has.
  func types(of value: Value) -> [TypeDeclaration] {
    switch value {
    case .instance(let instance):
      index.lineage(of: instance.type) + (isView(instance) ? named(["View"]) : [])
    case .view(let element):
      switch element.kind {
      case .text: named(["Text", "View"])
      case .image: named(["Image", "View"])
      case .fill: named(["Shape", "View"])
      default: named(["View"])
      }
    case .string, .literal: named(["String", "StringProtocol"])
    case .localized: named(["LocalizedStringKey"])
    default: []
    }
  }

  private func named(_ names: [String]) -> [TypeDeclaration] {
    names.compactMap { index.types[$0] }
  }

  func property(_ name: String, of type: TypeDeclaration) -> ComputedProperty? {
    index.lineage(of: type).lazy.compactMap { $0.computed[name] }.first { !$0.isStatic }
  }

  /// What a stored property holds before anybody sets it.
  func initial(_ property: StoredProperty, _ scope: Scope) -> Value {
    guard let initial = property.initial else {
      return property.type?.isOptional == true ? .null : .unknown(type: property.type?.baseName)
    }
    return coerce(value(initial, scope), to: property.type, scope)
  }

  private func arrayMember(_ name: String, of values: [Value]) -> Value {
    switch name {
    case "count": .integer(values.count)
    case "isEmpty": .bool(values.isEmpty)
    case "first": values.first ?? .null
    case "last": values.last ?? .null
    case "indices": .array(values.indices.map(Value.integer))
    default: .unknown(type: nil)
    }
  }

  private func stringMember(_ name: String, of base: Value) -> Value? {
    guard case .verbatim(let text)? = string(base) else { return nil }
    return switch name {
    case "isEmpty": .bool(text.isEmpty)
    case "count": .integer(text.count)
    case "capitalized": .string(.verbatim(text.capitalized))
    default: nil
    }
  }

  func element(of base: Value, at index: LabeledExprSyntax?, _ scope: Scope) -> Value {
    guard let index else { return .unknown(type: nil) }
    let position = value(index.expression, scope)
    switch base {
    case .array(let values):
      guard let position = position.integer, values.indices.contains(position) else {
        return .unknown(type: nil)
      }
      return values[position]
    case .dictionary(let members):
      for member in members {
        switch equal(member.key, position) {
        case true?: return member.value
        case false?: continue
        case nil: return .unknown(type: nil)
        }
      }
      return .null
    default: return .unknown(type: nil)
    }
  }
}
