final class Declaration: SourceNode {
  enum Kind: Sendable {
    case nominal(NominalDeclaration)
    case function(FunctionDeclaration)
    case variable(VariableDeclaration)
    case cases([EnumCaseDeclaration])
    case alias(String, Generics, TypeReference)
    case associatedType(String, [TypeReference])
    case `import`(String)
    /// `kind` is `infix`, `prefix` or `postfix`.
    case `operator`(String, kind: String, precedence: String?)
    case macro(MacroExpansion)
    case conditional(ConditionalCompilation)
    case unsupported
  }

  let kind: Kind
  let range: SourceRange

  init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A type, or an extension of one, with its members.
final class NominalDeclaration: Sendable {
  enum Kind: UInt8, Sendable {
    case structure, `class`, actor, enumeration, `protocol`, `extension`
  }

  let kind: Kind
  /// Of an extension, the type it extends.
  let name: String
  let generics: Generics
  let inherited: [TypeReference]
  let attributes: [Attribute]
  let modifiers: Modifiers
  let members: [Declaration]

  init(
    kind: Kind,
    name: String,
    generics: Generics,
    inherited: [TypeReference],
    attributes: [Attribute],
    modifiers: Modifiers,
    members: [Declaration]
  ) {
    self.kind = kind
    self.name = name
    self.generics = generics
    self.inherited = inherited
    self.attributes = attributes
    self.modifiers = modifiers
    self.members = members
  }
}

/// A function, an initializer or a subscript.
final class FunctionDeclaration: Sendable {
  enum Kind: UInt8, Sendable {
    case function, initializer, subscripted, deinitializer
  }

  struct Parameter: Sendable {
    /// `nil` for `_`.
    let label: String?
    /// What the body calls it.
    let name: String
    let type: TypeReference
    let initial: Expression?
    let isVariadic: Bool
    let attributes: [Attribute]
  }

  let kind: Kind
  let name: String
  let generics: Generics
  let parameters: [Parameter]
  let result: TypeReference?
  let attributes: [Attribute]
  let modifiers: Modifiers
  /// `nil` in a protocol, and of a subscript with accessors.
  let body: Block?
  let accessors: [Accessor]

  init(
    kind: Kind,
    name: String,
    generics: Generics,
    parameters: [Parameter],
    result: TypeReference?,
    attributes: [Attribute],
    modifiers: Modifiers,
    body: Block?,
    accessors: [Accessor]
  ) {
    self.kind = kind
    self.name = name
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.attributes = attributes
    self.modifiers = modifiers
    self.body = body
    self.accessors = accessors
  }
}

/// Constants and variables that one `let` or `var` declares.
final class VariableDeclaration: Sendable {
  struct Binding: Sendable {
    let pattern: Pattern
    let type: TypeReference?
    let initial: Expression?
    let accessors: [Accessor]

    /// The body that computes the value; `nil` for a stored property, observed or not.
    var getter: Block? { accessors.first { $0.kind == "get" }?.body }
  }

  let isConstant: Bool
  let attributes: [Attribute]
  let modifiers: Modifiers
  let bindings: [Binding]

  init(isConstant: Bool, attributes: [Attribute], modifiers: Modifiers, bindings: [Binding]) {
    self.isConstant = isConstant
    self.attributes = attributes
    self.modifiers = modifiers
    self.bindings = bindings
  }
}

struct Accessor: Sendable {
  /// `get`, `set`, `willSet`, `didSet` and others.
  let kind: String
  /// `newValue` by another name.
  let parameter: String?
  let body: Block?
}

struct EnumCaseDeclaration: Sendable {
  struct Payload: Sendable {
    /// `nil` for `_` too.
    let label: String?
    let type: TypeReference
    let initial: Expression?
  }

  let name: String
  let payload: [Payload]
  let raw: Expression?
}
