internal import SwiftSyntax

/// A type of the project, its extensions joined to it.
final class TypeDeclaration {
  enum Kind {
    case structure, `class`, enumeration, `protocol`
    /// Only extensions of it are in the project.
    case foreign
  }

  /// With the names of the types around it: `Outer.Inner`.
  let name: String
  var kind: Kind
  var inherited: [String] = []
  var stored: [StoredProperty] = []
  var computed: [String: ComputedProperty] = [:]
  var functions: [String: [Function]] = [:]
  var initializers: [Function] = []
  /// Case name → names of its associated values.
  var cases: [String: [String?]] = [:]
  var rawValues: [String: ExprSyntax] = [:]

  init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  var isView: Bool { inherited.contains { $0 == "View" || $0 == "SwiftUI.View" } }
}

struct StoredProperty {
  let name: String
  let type: TypeSyntax?
  let initial: ExprSyntax?
  let isStatic: Bool
  /// A `let` with an initial value is not a parameter of the memberwise initializer.
  let isConstant: Bool
  /// Attribute names: `State`, `Binding`, `Environment`, `ViewBuilder`, …
  let attributes: [String]
  let file: SourceFile
}

struct ComputedProperty {
  let name: String
  let type: TypeSyntax?
  let body: CodeBlockItemListSyntax
  let isStatic: Bool
  let isBuilder: Bool
  let file: SourceFile
}

struct Function {
  let name: String
  let parameters: [FunctionParameterSyntax]
  let result: TypeSyntax?
  let body: CodeBlockItemListSyntax
  let isStatic: Bool
  let isBuilder: Bool
  let file: SourceFile

  /// Whether a call with these labels can mean this function.
  func accepts(_ labels: [String?], trailing: Int) -> Bool {
    var parameters = parameters[...]
    for label in labels {
      guard let index = parameters.firstIndex(where: { $0.argumentLabel == label }) else { return false }
      parameters = parameters[(index + 1)...]
    }
    return parameters.count >= trailing
      && parameters.filter { $0.defaultValue == nil && !$0.type.isOptional }.count <= trailing
  }
}

extension FunctionParameterSyntax {
  /// `nil` for `_`.
  var argumentLabel: String? { firstName.text == "_" ? nil : firstName.text }
  var localName: String { (secondName ?? firstName).text }
}

extension TypeSyntax {
  var isOptional: Bool { self.is(OptionalTypeSyntax.self) }

  /// The name a value of the type goes by, without optionality, `some`, `any`, attributes or arguments.
  var baseName: String {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.baseName }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.baseName }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.baseName }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = self.as(MemberTypeSyntax.self) {
      return member.baseType.baseName + "." + member.name.text
    }
    return trimmedDescription
  }

  var isFunction: Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isFunction }
    if let tuple = self.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return only.type.isFunction
    }
    return self.is(FunctionTypeSyntax.self)
  }
}
