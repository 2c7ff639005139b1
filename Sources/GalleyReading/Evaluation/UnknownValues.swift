internal import GalleyModel

/// Values that only the running app has, of which source tells the type.
extension Evaluator {
  /// An unknown value of a declared type, the type named as the index knows it.
  func unknown(_ type: TypeReference?, from context: TypeDeclaration?, in file: SourceFile) -> Value {
    guard let type else { return .unknown(type: nil) }
    switch type.kind {
    // A binding shows the value it is bound to.
    case .name("Binding", let arguments) where !arguments.isEmpty,
      .name("Optional", let arguments) where !arguments.isEmpty:
      return unknown(arguments[0], from: context, in: file)
    case .optional(let wrapped): return unknown(wrapped, from: context, in: file)
    case .array(let element): return .unknown(type: "[\(typeName(of: element, from: context, in: file))]")
    default:
      return .unknown(type: type.isFunction ? nil : typeName(of: type, from: context, in: file))
    }
  }

  private func typeName(of type: TypeReference, from context: TypeDeclaration?, in file: SourceFile) -> String
  {
    index.type(type.baseName, from: context?.name, in: file)?.name ?? index.unaliased(type.baseName)
  }

  /// The type of the members of a collection type: `T` of `[T]`.
  static func memberType(of type: String?) -> String? {
    guard let type, type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") else { return nil }
    return String(type.dropFirst().dropLast())
  }

  /// A property or method of an unknown value of a type of the project; `nil` when the type has none of the name.
  func unknownMember(_ name: String, of typeName: String) -> Value? {
    if let member = Self.memberType(of: typeName) {
      switch name {
      case "count": return .unknown(type: "Int")
      case "isEmpty": return .unknown(type: "Bool")
      case "first", "last": return .unknown(type: member)
      case "indices": return .unknown(type: "[Int]")
      default: return nil
      }
    }
    if typeName == "AsyncImagePhase", name == "image" { return .unknown(type: "Image") }
    guard let type = index.types[typeName] else { return nil }
    for type in index.lineage(of: type) {
      if let given = given(name, of: type) { return given }
      if let stored = type.field(name) {
        if stored.isConstant, stored.initial != nil {
          return initial(stored, Scope(file: stored.file, context: type))
        }
        if let declared = stored.type { return unknown(declared, from: type, in: stored.file) }
        let typed = initial(stored, Scope(file: stored.file, context: type)).typeName
        return .unknown(type: typed)
      }
    }
    return ownMember(name, of: .unknown(type: typeName))
  }

  /// What a call on an unknown collection gives; `nil` when source does not tell.
  func unknownCollection(_ call: Call, of type: String) -> Value? {
    guard let member = Self.memberType(of: type) else { return nil }
    switch call.name {
    case "filter", "sorted", "prefix", "suffix", "dropFirst", "dropLast", "reversed", "shuffled",
      "removingDuplicates":
      return .unknown(type: type)
    case "first", "last", "min", "max", "randomElement": return .unknown(type: member)
    case "enumerated":
      return .array([.tuple([("offset", .unknown(type: "Int")), ("element", .unknown(type: member))])])
    case "contains", "allSatisfy": return .unknown(type: "Bool")
    case "joined": return .unknown(type: "String")
    case "map", "compactMap":
      guard let argument = call.arguments.last, case .closure(let closure) = value(argument) else {
        return nil
      }
      let mapped = coerce(apply(closure, values: [.unknown(type: member)]), to: nil, call.scope)
      return mapped.typeName.map { .unknown(type: "[\($0)]") }
    default: return nil
    }
  }

  // MARK: Views by themselves

  /// A view whose inputs are not known: what has no value of its own is an unknown of its declared type.
  func standingAlone(_ type: TypeDeclaration) -> Value {
    guard type.kind != .enumeration else { return .unknown(type: type.name) }
    guard case .instance(let instance) = Value.instance(standing(type)) else {
      return .unknown(type: type.name)
    }
    for property in type.fields {
      if let given = given(property.name, of: type) {
        instance.fields[property.name] = given
        continue
      }
      guard !property.isFromOutside, property.initial == nil else { continue }
      // State without a value is `nil` until somebody sets it; an input may be anything.
      let isState = property.attributes.contains {
        ["State", "StateObject", "FocusState", "GestureState"].contains($0)
      }
      if isState, property.type?.isOptional == true { continue }
      let input = unknown(property.type, from: type, in: property.file)
      instance.fields[property.name] = input.typeName.flatMap(ownSample) ?? input
    }
    return .instance(instance)
  }
}
