internal import GalleyModel

/// What `@Environment` and `@EnvironmentObject` give a view.
extension Evaluator {
  /// Values the platform sets unless somebody changes them, whatever the device and its settings.
  private func standard(_ key: String) -> Value? {
    if let value = platformValue(key) { return value }
    return switch key {
    case "isEnabled": .bool(true)
    case "accessibilityDifferentiateWithoutColor", "accessibilityEnabled", "accessibilityReduceMotion",
      "accessibilityReduceTransparency", "accessibilityVoiceOverEnabled", "isLuminanceReduced", "isSearching":
      .bool(false)
    case "colorScheme": Self.named("light")
    case "colorSchemeContrast": Self.named("standard")
    case "controlSize": Self.named("regular")
    case "redactionReasons": .array([])
    case "scenePhase": Self.named("active")
    default: nil
    }
  }

  static func named(_ member: String, of type: String? = nil) -> Value {
    .chain(Chain(base: type, steps: [.init(name: member, arguments: nil)]))
  }

  /// The value of a property that something around the view gives.
  func fromOutside(_ property: StoredProperty, of type: TypeDeclaration) -> Value {
    let unknown = unknown(property.type, from: type, in: property.file)
    guard let key = property.environmentKey else {
      guard property.attributes.contains("EnvironmentObject"), let name = property.type?.baseName else {
        return unknown
      }
      return shared(name, from: type, in: property.file) ?? unknown
    }
    if key.hasSuffix(".self") {
      return shared(String(key.dropLast(5)), from: type, in: property.file) ?? unknown
    }
    guard key.hasPrefix("\\."), let name = key.dropFirst(2).split(separator: ".").last.map(String.init) else {
      return unknown
    }
    if let value = standard(name) { return value }
    return declaredDefault(of: name).map(assumed) ?? unknown
  }

  /// An object that all of the app shares, as it is before anything happened; what changes is not known.
  private func shared(_ name: String, from context: TypeDeclaration, in file: SourceFile) -> Value? {
    guard let type = index.type(name, from: context.name, in: file), type.kind != .foreign else { return nil }
    if let known = sharedObjects[type.name] { return known }
    sharedObjects[type.name] = .unknown(type: type.name)
    let instance = standing(type)
    for property in type.fields {
      guard let value = instance.fields[property.name] else { continue }
      if property.initial == nil {
        instance.fields[property.name] = unknown(property.type, from: type, in: property.file)
      } else if !property.isConstant {
        instance.fields[property.name] = assumed(value)
      }
    }
    sharedObjects[type.name] = .instance(instance)
    return .instance(instance)
  }

  /// A default that stands for more than the moment before anything happened: not a flag, nothing and no empty list.
  private func assumed(_ value: Value) -> Value {
    switch value {
    case .bool: .unknown(type: "Bool")
    case .null(let type): .unknown(type: type)
    case .array(let members) where members.isEmpty: .unknown(type: nil)
    case .string(.verbatim("")): .unknown(type: "String")
    default: value
    }
  }

  /// The default of a key that the project adds to `EnvironmentValues`.
  private func declaredDefault(of name: String) -> Value? {
    guard let values = index.types["EnvironmentValues"] else { return nil }
    if let entry = values.field(name) {
      return initial(entry, Scope(file: entry.file, context: values))
    }
    guard let computed = values.computed[name],
      let key = computed.body.firstSubscript?.first?.expression.text,
      key.hasSuffix(".self"), let type = index.type(String(key.dropLast(5)), in: computed.file)
    else { return nil }
    return staticMember("defaultValue", of: type)
  }
}

extension Block {
  /// What the first subscript in it is asked for.
  fileprivate var firstSubscript: [LabeledExpression]? {
    for statement in statements {
      let found = Node.statement(statement).first { node -> [LabeledExpression]? in
        guard case .expression(let expression) = node, case .subscripted(_, let arguments) = expression.kind
        else { return nil }
        return arguments
      }
      if let found { return found }
    }
    return nil
  }
}
