internal import GalleyModel
internal import SwiftSyntax

/// Making values of the project's types, and fitting values to declared types.
extension Evaluator {
  func instantiate(_ type: TypeDeclaration, _ call: Call) -> Value {
    let instance = Instance(type: type)
    let own = Scope(file: call.scope.file, context: type)
    for property in type.stored where !property.isStatic {
      instance.fields[property.name] = standing(property, own)
    }
    let labels = call.arguments.filter { !$0.isTrailing }.map(\.label)
    let trailing = call.arguments.count - labels.count
    if let initializer = type.initializers.first(where: { $0.accepts(labels, trailing: trailing) }) {
      initialize(instance, with: initializer, call)
    } else {
      memberwise(instance, call)
    }
    return .instance(instance)
  }

  /// What a stored property holds when the initializer says nothing.
  private func standing(_ property: StoredProperty, _ own: Scope) -> Value {
    let fromOutside = [
      "Environment", "EnvironmentObject", "Query", "FetchRequest", "Namespace", "FocusState",
    ]
    if property.attributes.contains(where: fromOutside.contains) {
      return .unknown(type: property.type?.baseName)
    }
    return initial(property, Scope(file: property.file, context: own.context))
  }

  /// The initializer the compiler writes: stored properties in order, constants with a value left out.
  private func memberwise(_ instance: Instance, _ call: Call) {
    var arguments = call.arguments[...]
    for property in instance.type.stored where !property.isStatic {
      if property.isConstant, property.initial != nil { continue }
      guard let next = arguments.first else { return }
      let takesClosure = property.type?.isFunction == true || property.attributes.contains("ViewBuilder")
      guard next.label == property.name || (next.isTrailing && next.label == nil && takesClosure) else {
        continue
      }
      arguments = arguments.dropFirst()
      let given = value(next.expression, next.scope)
      if property.type?.isFunction != true, property.attributes.contains("ViewBuilder") {
        instance.fields[property.name] = .view(
          grouped(elements(of: given, from: next.expression, next.scope), at: call.location)
        )
      } else {
        instance.fields[property.name] = coerce(given, to: property.type, next.scope)
      }
    }
  }

  /// Runs an initializer as far as it assigns to properties.
  private func initialize(_ instance: Instance, with initializer: Function, _ call: Call) {
    let scope = Scope(file: initializer.file, receiver: .instance(instance), context: instance.type)
    var arguments = call.arguments[...]
    for parameter in initializer.parameters {
      if let next = arguments.first,
        next.label == parameter.argumentLabel || (next.isTrailing && parameter.type.isFunction)
      {
        arguments = arguments.dropFirst()
        let given = value(next.expression, next.scope)
        scope.names[parameter.localName] = coerce(given, to: parameter.type, next.scope)
      } else if let initial = parameter.defaultValue?.value {
        scope.names[parameter.localName] = coerce(value(initial, scope), to: parameter.type, scope)
      } else {
        scope.names[parameter.localName] =
          parameter.type.isOptional ? .null : .unknown(type: parameter.type.baseName)
      }
    }
    for statement in initializer.body {
      guard let infix = statement.item.as(InfixOperatorExprSyntax.self),
        infix.operator.is(AssignmentExprSyntax.self)
      else { continue }
      let target: String
      if let access = infix.leftOperand.as(MemberAccessExprSyntax.self),
        access.base?.trimmedDescription == "self"
      {
        target = access.declName.baseName.text
      } else if let reference = infix.leftOperand.as(DeclReferenceExprSyntax.self) {
        target = reference.baseName.text
      } else {
        continue
      }
      let wrapped = target.hasPrefix("_") ? String(target.dropFirst()) : target
      guard let property = instance.type.stored.first(where: { $0.name == target || $0.name == wrapped })
      else {
        continue
      }
      let given = unwrapped(value(infix.rightOperand, scope))
      if property.type?.isFunction != true, case .closure = given, property.attributes.contains("ViewBuilder")
      {
        instance.fields[property.name] = .view(
          grouped(elements(of: given, from: infix.rightOperand, scope), at: call.location)
        )
      } else {
        instance.fields[property.name] = coerce(given, to: property.type, scope)
      }
    }
  }

  /// `State(initialValue:)` and its kind stand for the value.
  private func unwrapped(_ value: Value) -> Value {
    guard case .chain(let chain) = value, let last = chain.steps.last, let argument = last.arguments?.first,
      ["State", "StateObject", "Binding", "ObservedObject", "AppStorage"].contains(chain.base ?? ""),
      last.name == "init"
    else { return value }
    return self.value(argument.expression, argument.scope)
  }

  // MARK: Types

  /// A value as its declared type has it; `type` is `nil` where none is declared, which makes a literal a `String`.
  func coerce(_ value: Value, to type: TypeSyntax?, _ scope: Scope) -> Value {
    let name = type?.baseName
    switch value {
    case .literal(let literal):
      switch name {
      case "LocalizedStringKey", "LocalizedStringResource", "LocalizedStringResource.StringLiteralType":
        return .localized(localizedKey(literal))
      case "Text": return .view(Element(.text(.localized(localizedKey(literal))), at: placeless))
      default: return .string(string(value) ?? .unknown(sample: Self.sample))
      }
    case .integer(let number):
      return ["CGFloat", "Double", "Float", "TimeInterval"].contains(name) ? .double(Double(number)) : value
    case .array(let values):
      let element = (type?.as(ArrayTypeSyntax.self))?.element
      return .array(values.map { coerce($0, to: element, scope) })
    case .tuple(let members):
      return .tuple(members.map { ($0.label, coerce($0.value, to: nil, scope)) })
    case .chain(let chain): return resolve(chain, as: name, scope) ?? value
    case .unknown(nil): return .unknown(type: name)
    default: return value
    }
  }

  private var placeless: SourceLocation { SourceLocation(file: "", line: 0, column: 0) }

  /// An implicit member in the place of a declared type.
  private func resolve(_ chain: Chain, as name: String?, _ scope: Scope) -> Value? {
    // `.constant(x)` in the place of a binding shows x.
    if let last = chain.steps.last, last.name == "constant", let argument = last.arguments?.first {
      return coerce(value(argument.expression, argument.scope), to: nil, argument.scope)
    }
    guard chain.base == nil, let name, let first = chain.steps.first else { return nil }
    guard let type = index.type(name, from: scope.context?.name) else {
      return .chain(Chain(base: name, steps: chain.steps))
    }
    guard chain.steps.count == 1 else { return nil }
    if let arguments = first.arguments {
      let place = arguments.first.map { $0.scope.file.location(of: $0.expression) } ?? placeless
      let made = call(Call(first.name, arguments, at: place, scope), onType: type)
      return made.isUnknown ? nil : made
    }
    return staticMember(first.name, of: type)
  }

  /// The value of an implicit member that an extension of a framework type declares, as `.brand` of `Color`.
  func declared(_ chain: Chain, in types: [String]) -> Value? {
    guard let first = chain.steps.first, first.arguments == nil, chain.steps.count == 1 else { return nil }
    guard chain.base == nil || types.contains(chain.base ?? "") else { return nil }
    for name in types {
      if let type = index.types[name], let value = staticMember(first.name, of: type) { return value }
    }
    return nil
  }
}
