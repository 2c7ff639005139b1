internal import GalleyModel
internal import SwiftSyntax

/// A type of the project, its extensions joined to it.
final class TypeDeclaration {
  enum Kind {
    case structure, `class`, enumeration, `protocol`
    /// Only extensions of it are in the project.
    case foreign
  }

  /// With the names of the types around it: `Outer.Inner`; with its file where two files have it.
  let name: String
  /// Where it is declared, or extended first.
  var location: SourceLocation
  var kind: Kind
  var inherited: [String] = []
  var stored: [StoredProperty] = []
  var computed: [String: ComputedProperty] = [:]
  var functions: [String: [Function]] = [:]
  /// An initializer in an extension leaves the memberwise one in place.
  var initializers: [Function] = []
  /// In the order of source.
  var cases: [EnumCase] = []

  init(name: String, kind: Kind, at location: SourceLocation) {
    self.name = name
    self.location = location
    self.kind = kind
  }

  var file: String { location.file }
  /// As source spells it.
  var writtenName: String { String(name.prefix { $0 != "#" }) }

  /// Whether it is the content of a toolbar, built as views are.
  var isToolbar: Bool { inherited.contains { $0.hasSuffix("ToolbarContent") } }
  var isView: Bool { inherited.contains { $0 == "View" || $0 == "SwiftUI.View" } }
}

extension TypeDeclaration {
  func enumCase(_ name: String) -> EnumCase? { cases.first { $0.name == name } }
}

struct EnumCase {
  struct Payload {
    let label: String?
    let type: TypeSyntax
  }

  let name: String
  let payload: [Payload]
  let raw: ExprSyntax?
  let file: SourceFile
}

struct StoredProperty {
  let name: String
  let type: TypeSyntax?
  let initial: ExprSyntax?
  let isStatic: Bool
  /// A `let` with an initial value is not a parameter of the memberwise initializer.
  let isConstant: Bool
  /// Attribute names, as `State`, `Binding`, `Environment` or `ViewBuilder`.
  let attributes: [String]
  /// What `@Environment` asks for: the spelling of `\.key` or `Type.self`.
  let environmentKey: String?
  let file: SourceFile

  var place: SourceLocation {
    initial.map(file.location(of:)) ?? SourceLocation(file: file.path, line: 1, column: 1)
  }

  /// Whether something else than an initializer gives the value.
  var isFromOutside: Bool {
    let wrappers = ["Environment", "EnvironmentObject", "Query", "FetchRequest", "Namespace", "FocusState"]
    return attributes.contains(where: wrappers.contains)
  }
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
  let parameters: [Parameter]
  let result: TypeSyntax?
  let body: CodeBlockItemListSyntax
  var isStatic = false
  var isBuilder = false
  var isMutating = false
  /// Chosen only when no other overload fits.
  var isDisfavoured = false
  var isInExtension = false
  /// Seen in its own file only.
  var isPrivate = false
  /// The type it is a member of.
  var owner: String?
  let file: SourceFile
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

  var isFunction: Bool { functionType != nil }
}
