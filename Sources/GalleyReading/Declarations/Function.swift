/// A function or an initializer with a body.
final class Function {
  let name: String
  let parameters: [Parameter]
  let result: TypeReference?
  let body: Block
  let isStatic: Bool
  let isBuilder: Bool
  let isMutating: Bool
  /// Chosen only when no other overload fits.
  let isDisfavoured: Bool
  let isInExtension: Bool
  /// Seen in its own file only.
  let isPrivate: Bool
  /// The type it is a member of.
  let owner: String?
  let file: SourceFile

  /// `nil` without a body, as in a protocol.
  init?(
    _ declaration: FunctionDeclaration,
    _ file: SourceFile,
    of owner: String? = nil,
    isInExtension: Bool = false,
    isPrivate: Bool = false
  ) {
    guard let body = declaration.body else { return nil }
    name = declaration.name
    parameters = declaration.parameters.map { Parameter($0) }
    result = declaration.result
    self.body = body
    isStatic = declaration.kind == .initializer || declaration.modifiers.contains(.isStatic)
    isBuilder = declaration.attributes.buildViews
    isMutating = declaration.modifiers.contains(.isMutating)
    isDisfavoured = declaration.attributes.has("_disfavoredOverload")
    self.isInExtension = isInExtension
    // An initializer is not looked for by name.
    self.isPrivate =
      declaration.kind == .function && (isPrivate || declaration.modifiers.contains(.isPrivate))
    self.owner = owner
    self.file = file
  }
}
