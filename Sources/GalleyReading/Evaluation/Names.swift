internal import Foundation
internal import GalleyModel

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
    for context in index.surroundings(of: scope.context) {
      if let known = staticMember(name, of: context) { return known }
    }
    if let global = index.global(name, in: scope.file) {
      return constant("\(global.file.path)#\(name)") {
        bounded(global.place, otherwise: .unknown(type: nil)) {
          initial(global, Scope(file: global.file))
        }
      }
    }
    if let global = index.computedGlobal(name, in: scope.file) {
      return bounded(global.body.location, otherwise: .unknown(type: nil)) {
        run(global, Scope(file: global.file)) ?? .unknown(type: global.type?.baseName)
      }
    }
    if let function = index.functions[name]?.first {
      return closure(of: function, receiver: nil, Scope(file: function.file))
    }
    if let type = index.type(name, from: scope.context?.name, in: scope.file), type.kind != .foreign {
      return .type(type)
    }
    return self.name(name, isType: true).map { .chain(Chain(base: $0, steps: [])) } ?? .unknown(type: nil)
  }

  private func closure(of function: Function, receiver: Value?, _ scope: Scope) -> Value {
    .closure(Closure(.function(function, receiver: receiver), scope, at: function.body.location))
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
      if let nested = index.types[type.name + "." + name] { return .type(nested) }
      if name == "init" {
        let closure = Closure(
          .initializer(type),
          scope,
          at: SourceLocation(file: scope.file.path, line: 1, column: 1)
        )
        return .closure(closure)
      }
      return .unknown(type: nil)
    case .chain(let chain):
      if let known = platformMember(name, of: chain) { return known }
      if chain.steps.isEmpty, let base = chain.base, let type = index.type(base, in: scope.file),
        let known = staticMember(name, of: type)
      {
        return known
      }
      if let type = qualified(name, by: chain) { return .type(type) }
      if let part = part(name, of: chain) { return part }
      return .chain(Chain(base: chain.base, steps: chain.steps + [.init(name: name, arguments: nil)]))
    case .array(let values): return arrayMember(name, of: values)
    case .tuple(let members):
      if let position = Int(name), members.indices.contains(position) { return members[position].value }
      return members.first { $0.label == name }?.value ?? .unknown(type: nil)
    case .null(let type): return .null(type: self.type(of: name, in: type))
    case .integer, .double, .bool, .closure:
      if let known = ownMember(name, of: base) { return known }
      if name == "description", let text = string(base) { return .string(text) }
      return .unknown(type: nil)
    case .unknown(let type):
      // The app has the value, but what its type computes may not depend on it.
      return type.flatMap { unknownMember(name, of: $0) } ?? .unknown(type: nil)
    default: return .unknown(type: nil)
    }
  }

  /// `CGSize(width: 3, height: 4).width` and its kind.
  private func part(_ name: String, of chain: Chain) -> Value? {
    guard ["CGSize", "CGPoint", "EdgeInsets"].contains(chain.base), chain.steps.count == 1,
      let step = chain.steps.first, step.name == "init",
      let argument = step.arguments?.first(where: { $0.label == name })
    else { return nil }
    return value(argument)
  }

  /// The type of the project that `Module.Type` names.
  func qualified(_ name: String, by chain: Chain) -> TypeDeclaration? {
    guard chain.steps.isEmpty, let module = chain.base, index.types[module] == nil,
      !Chain.memberTypes.contains(module), !Chain.values.contains(module),
      ViewCatalogue.family(module) == nil,
      let type = index.types[name], type.kind != .foreign
    else { return nil }
    return type
  }

  /// The declared type of a property of a type of the project.
  private func type(of property: String, in type: String?) -> String? {
    guard let type, let known = index.types[type] else { return nil }
    return (known.field(property)?.type ?? index.property(property, of: known)?.type)?.baseName
  }

  /// A property or method of a value; `nil` when its type has none of the name.
  func ownMember(_ name: String, of base: Value) -> Value? {
    if let property = ownProperty(name, of: base) { return property }
    for type in types(of: base) {
      if let function = type.functions[name]?.first(where: { !$0.isStatic }) {
        let scope = Scope(file: function.file, receiver: base, context: type)
        return closure(of: function, receiver: base, scope)
      }
    }
    return nil
  }

  /// A property of a value, which a call of its name may mean when no method fits.
  func ownProperty(_ name: String, of base: Value) -> Value? {
    if case .instance(let instance) = base {
      if let field = instance.fields[name] { return field }
      if name == "rawValue", let enumCase = instance.enumCase {
        return rawValue(of: enumCase, in: instance.type)
      }
    }
    for type in types(of: base) {
      if let property = type.computed[name], !property.isStatic {
        let scope = Scope(file: property.file, receiver: base, context: type)
        return bounded(property.body.location, otherwise: .unknown(type: nil)) {
          run(property, scope) ?? .unknown(type: property.type?.baseName)
        }
      }
    }
    return nil
  }

  func staticMember(_ name: String, of type: TypeDeclaration) -> Value? {
    if let enumCase = type.enumCase(name) {
      return enumCase.payload.isEmpty ? .instance(Instance(type: type, enumCase: name)) : nil
    }
    for type in index.lineage(of: type) {
      if let stored = type.staticProperty(name) {
        return constant("\(type.name).\(name)") {
          bounded(stored.place, otherwise: .unknown(type: nil)) {
            initial(stored, Scope(file: stored.file, context: type))
          }
        }
      }
      if let computed = type.computed[name], computed.isStatic {
        return bounded(computed.body.location, otherwise: .unknown(type: nil)) {
          run(computed, Scope(file: computed.file, context: type))
            ?? .unknown(type: computed.type?.baseName)
        }
      }
      if let function = type.functions[name]?.first(where: \.isStatic) {
        return closure(of: function, receiver: nil, Scope(file: function.file, context: type))
      }
    }
    return name == "allCases" ? allCases(of: type) : nil
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
    case .integer: named(["Int", "BinaryInteger", "Numeric", "Comparable"])
    case .double:
      named(["Double", "CGFloat", "BinaryFloatingPoint", "FloatingPoint", "Numeric", "Comparable"])
    case .bool: named(["Bool"])
    case .array: named(["Array", "Collection", "Sequence"])
    case .chain(let chain): chain.base.map { named([$0]) } ?? []
    case .unknown(let type?): index.types[type].map { index.lineage(of: $0) } ?? []
    default: []
    }
  }

  private func named(_ names: [String]) -> [TypeDeclaration] {
    names.compactMap { index.types[$0] }
  }

  func property(_ name: String, of type: TypeDeclaration) -> ComputedProperty? {
    index.property(name, of: type)
  }

  /// What a stored property holds before anybody sets it.
  func initial(_ property: StoredProperty, _ scope: Scope) -> Value {
    guard let initial = property.initial else {
      guard property.type?.isOptional == true, !property.isConstant, !property.isMadeByWrapper else {
        return unknown(property.type, from: scope.context, in: property.file)
      }
      return .null(type: property.type?.baseName)
    }
    return coerce(value(initial, scope), to: property.type, scope)
  }
}
