internal import GalleyModel

/// Values in the place of those that only the running app has: from the project's settings, then its own mocks.
struct SampleValues {
  /// Names that teams give to a value made to look at.
  static let names = ["sample", "mock", "preview", "example", "placeholder", "dummy"]

  private struct Key: Hashable {
    let type: String
    let property: String
  }

  private var given: [Key: (expression: Expression, file: SourceFile)] = [:]
  /// Values that previews make, by type; the first of each in the order of source.
  private(set) var shown: [String: Instance] = [:]
  /// Expressions that are no Swift.
  private(set) var problems: [InputProblem] = []

  init(_ inputs: [SampleInput]) {
    for input in inputs {
      let file = SourceReader.expression(input.expression, at: input.location)
      problems += file.problems
      guard file.problems.isEmpty, case .expression(let expression)? = file.body.statements.first?.kind else {
        continue
      }
      given[Key(type: input.type, property: input.property)] = (expression, file.file)
    }
  }

  fileprivate func given(_ property: String, of type: TypeDeclaration) -> (Expression, SourceFile)? {
    given.isEmpty ? nil : given[Key(type: type.writtenName, property: property)]
  }

  fileprivate mutating func show(_ instance: Instance) {
    if shown[instance.type.name] == nil { shown[instance.type.name] = instance.copy }
  }

  /// Those of `inputs` whose type or property the sources do not have.
  static func unmatched(_ inputs: [SampleInput], _ index: DeclarationIndex) -> [UnmatchedSample] {
    guard !inputs.isEmpty else { return [] }
    let types = Dictionary(grouping: index.types.values, by: \.writtenName)
    return inputs.compactMap { input in
      guard let declared = types[input.type] else {
        return UnmatchedSample(input, hasType: false, names: types.keys.sorted())
      }
      let lineage = declared.flatMap { index.lineage(of: $0) }
      let names = Set(lineage.flatMap { $0.fields.map(\.name) + $0.computed.keys })
      return names.contains(input.property)
        ? nil : UnmatchedSample(input, hasType: true, names: names.sorted())
    }
  }
}

extension Evaluator {
  /// What the settings give for a property of a type; `nil` when they say nothing.
  func given(_ name: String, of type: TypeDeclaration) -> Value? {
    guard let (expression, file) = samples.given(name, of: type) else { return nil }
    let scope = Scope(file: file, isSample: true)
    return bounded(expression.location, otherwise: .unknown(type: nil)) {
      let value = value(expression, scope)
      guard let property = type.field(name) else {
        return coerce(value, to: type.computed[name]?.type, scope)
      }
      return held(coerce(value, to: property.type, scope), by: property, scope)
    }
  }

  /// Keeps a value that a preview makes of a type of the project, for views that no preview shows.
  func show(_ value: Value, madeIn scope: Scope) {
    guard scope.isSample, case .instance(let instance) = value, !isView(instance) else { return }
    samples.show(instance)
  }

  /// A value that the project has of a type to look at: a static one, else one that a preview makes.
  func ownSample(of typeName: String) -> Value? {
    if let member = Self.memberType(of: typeName) {
      return index.types[member].flatMap { type in
        SampleValues.names.lazy.compactMap { self.staticSample($0 + "s", of: type) }.first
      }
    }
    guard let type = index.types[typeName] else { return nil }
    if let known = SampleValues.names.lazy.compactMap({ self.staticSample($0, of: type) }).first {
      return known
    }
    return samples.shown[typeName].map { .instance($0.copy) }
  }

  /// A static property of a type that holds a value of it, or several.
  private func staticSample(_ name: String, of type: TypeDeclaration) -> Value? {
    guard type.staticProperty(name) != nil || type.computed[name]?.isStatic == true else { return nil }
    switch staticMember(name, of: type) {
    case .instance(let instance)? where instance.type === type: return .instance(instance.copy)
    case .array(let values)? where !values.isEmpty: return .array(values)
    default: return nil
    }
  }
}
