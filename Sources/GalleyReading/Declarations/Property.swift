internal import GalleyModel

/// A property that holds its value.
final class StoredProperty {
  let name: String
  let type: TypeReference?
  let initial: Expression?
  let isStatic: Bool
  /// A `let` with an initial value is not a parameter of the memberwise initializer.
  let isConstant: Bool
  /// Attribute names, as `State`, `Binding`, `Environment` or `ViewBuilder`.
  let attributes: [String]
  /// What `@Environment` asks for: the spelling of `\.key` or `Type.self`.
  let environmentKey: String?
  /// Whether something else than an initializer gives the value.
  let isFromOutside: Bool
  let file: SourceFile

  private static let outside: Set<String> = [
    "Environment", "EnvironmentObject", "Query", "FetchRequest", "Namespace", "FocusState",
  ]

  fileprivate init(
    _ name: String,
    _ binding: VariableDeclaration.Binding,
    of variable: VariableDeclaration,
    _ file: SourceFile
  ) {
    self.name = name
    type = binding.type
    initial = binding.initial
    isStatic = variable.modifiers.contains(.isStatic)
    isConstant = variable.isConstant
    attributes = variable.attributes.map(\.name)
    environmentKey =
      variable.attributes.first { $0.name == "Environment" && !$0.arguments.isEmpty }?
      .arguments.first?.expression.text
    isFromOutside = attributes.contains(where: Self.outside.contains)
    self.file = file
  }

  /// As the memberwise initializer takes it.
  private(set) lazy var parameter = Parameter(self)

  var place: SourceLocation {
    initial?.location ?? SourceLocation(file: file.path, line: 1, column: 1)
  }
}

/// A property that computes its value.
final class ComputedProperty {
  let name: String
  let type: TypeReference?
  let body: Block
  let isStatic: Bool
  let isBuilder: Bool
  let file: SourceFile

  fileprivate init(
    _ name: String,
    _ body: Block,
    _ binding: VariableDeclaration.Binding,
    of variable: VariableDeclaration,
    _ file: SourceFile
  ) {
    self.name = name
    type = binding.type
    self.body = body
    isStatic = variable.modifiers.contains(.isStatic)
    isBuilder = variable.attributes.buildViews
    self.file = file
  }
}

enum Property {
  case stored(StoredProperty)
  case computed(ComputedProperty)

  static func properties(_ variable: VariableDeclaration, _ file: SourceFile) -> [Property] {
    variable.bindings.compactMap { binding in
      guard case .name(let name) = binding.pattern.kind else { return nil }
      guard let body = binding.getter else {
        return .stored(StoredProperty(name, binding, of: variable, file))
      }
      return .computed(ComputedProperty(name, body, binding, of: variable, file))
    }
  }
}
