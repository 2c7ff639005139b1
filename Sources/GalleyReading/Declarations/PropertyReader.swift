internal import SwiftSyntax

/// Tells stored properties from computed ones.
enum PropertyReader {
  enum Property {
    case stored(StoredProperty)
    case computed(ComputedProperty)
  }

  static func properties(_ variable: VariableDeclSyntax, _ file: SourceFile) -> [Property] {
    let isStatic = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
    let attributes = variable.attributes.names
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
        return nil
      }
      if let body = getter(binding) {
        return .computed(
          ComputedProperty(
            name: name,
            type: binding.typeAnnotation?.type,
            body: body,
            isStatic: isStatic,
            isBuilder: attributes.contains("ViewBuilder"),
            file: file
          )
        )
      }
      return .stored(
        StoredProperty(
          name: name,
          type: binding.typeAnnotation?.type,
          initial: binding.initializer?.value,
          isStatic: isStatic,
          isConstant: variable.bindingSpecifier.tokenKind == .keyword(.let),
          attributes: attributes,
          environmentKey: variable.attributes.environmentKey,
          file: file
        )
      )
    }
  }

  /// The body that computes the value; `nil` for a stored property, observed or not.
  static func getter(_ binding: PatternBindingSyntax) -> CodeBlockItemListSyntax? {
    switch binding.accessorBlock?.accessors {
    case .getter(let body): body
    case .accessors(let list):
      list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    case nil: nil
    @unknown default: nil
    }
  }
}
