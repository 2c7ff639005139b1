internal import GalleyModel

/// Cases of the project's enumerations, their payloads and raw values.
extension Evaluator {
  func make(_ enumCase: EnumCase, of type: TypeDeclaration, _ call: Call) -> Value {
    let instance = Instance(type: type, enumCase: enumCase.name)
    for (position, argument) in call.arguments.enumerated() {
      let payload = enumCase.payload.indices.contains(position) ? enumCase.payload[position] : nil
      let own = Scope(file: enumCase.file, context: type)
      let value = coerce(value(argument.expression, argument.scope), to: payload?.type, own)
      instance.fields["\(position)"] = value
      if let label = payload?.label { instance.fields[label] = value }
    }
    return .instance(instance)
  }

  /// All cases in order; `nil` when one has a payload.
  func allCases(of type: TypeDeclaration) -> Value? {
    guard !type.cases.isEmpty, type.cases.allSatisfy(\.payload.isEmpty) else { return nil }
    return .array(type.cases.map { .instance(Instance(type: type, enumCase: $0.name)) })
  }

  /// What a case is worth in the enumeration's raw type.
  func rawValue(of name: String, in type: TypeDeclaration) -> Value {
    let raw = type.inherited.first { Self.rawTypes.contains($0) }
    if raw == "String" {
      guard let given = type.enumCase(name)?.raw, let file = type.enumCase(name)?.file else {
        return .string(.verbatim(name))
      }
      return coerce(value(given, Scope(file: file, context: type)), to: nil, Scope(file: file))
    }
    guard raw != nil else { return .unknown(type: nil) }
    var next = 0
    for enumCase in type.cases {
      if let given = enumCase.raw {
        let known = value(given, Scope(file: enumCase.file, context: type))
        if enumCase.name == name { return known }
        guard let number = known.integer, number < Int.max else { return .unknown(type: raw) }
        next = number + 1
      } else {
        if enumCase.name == name { return .integer(next) }
        next += 1
      }
    }
    return .unknown(type: raw)
  }

  private static let rawTypes: Set<String> = ["String", "Int", "UInt", "Int32", "Double", "CGFloat"]

  /// `Status(rawValue:)`; `nil` when the call is another one.
  func fromRawValue(_ type: TypeDeclaration, _ call: Call) -> Value? {
    guard !type.cases.isEmpty, call.labels == ["rawValue"], let argument = call.arguments.first else {
      return nil
    }
    let raw = value(argument.expression, argument.scope)
    for enumCase in type.cases {
      switch equal(rawValue(of: enumCase.name, in: type), raw) {
      case true?: return .instance(Instance(type: type, enumCase: enumCase.name))
      case false?: continue
      case nil: return .unknown(type: type.name)
      }
    }
    return .null(type: type.name)
  }
}
