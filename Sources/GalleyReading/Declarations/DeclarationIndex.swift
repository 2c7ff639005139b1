internal import SwiftSyntax

/// All that the project's sources declare, by name.
final class DeclarationIndex {
  private(set) var types: [String: TypeDeclaration] = [:]
  /// File → name → the key in `types` of a type that another file declares too: both are private to their files.
  private var namesakes: [String: [String: String]] = [:]
  private(set) var functions: [String: [Function]] = [:]
  private var globals: [String: [StoredProperty]] = [:]
  private var computedGlobals: [String: [ComputedProperty]] = [:]
  private(set) var previews: [PreviewDeclaration] = []
  private(set) var typealiases: [String: String] = [:]

  private var isInPrivateExtension = false

  func add(_ file: SourceFile) {
    add(file.tree.statements, file)
  }

  /// Once every file is in: a type's conformance may stand in another file than its members.
  func finish() {
    for type in types.values.sorted(by: { $0.name < $1.name })
    where type.inherited.contains("PreviewProvider") {
      if let previews = type.computed["previews"] { self.previews.append(.provider(type, previews)) }
    }
  }

  /// The type a name means, seen from inside another type and from a file.
  func type(_ written: String, from context: String? = nil, in file: SourceFile?) -> TypeDeclaration? {
    let name = written.hasPrefix("Self.") ? String(written.dropFirst(5)) : written
    var scope = context
    while let outer = scope {
      if let found = types[outer + "." + name] { return found }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let file, let found = namesakes[file.path]?[name].flatMap({ types[$0] }) { return found }
    if let found = types[name] { return found }
    let alias = unaliased(name)
    return alias == name ? nil : types[alias]
  }

  /// A constant or variable outside all types; that of the same file goes before others.
  func global(_ name: String, in file: SourceFile) -> StoredProperty? {
    globals[name]?.first { $0.file.path == file.path } ?? globals[name]?.first
  }

  func computedGlobal(_ name: String, in file: SourceFile) -> ComputedProperty? {
    computedGlobals[name]?.first { $0.file.path == file.path } ?? computedGlobals[name]?.first
  }

  /// A type and those it is nested in, whose static members it sees, the innermost first.
  func surroundings(of type: TypeDeclaration?) -> [TypeDeclaration] {
    guard let type else { return [] }
    var result = [type]
    var name = type.name[...]
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      if let outer = types[String(name)] { result.append(outer) }
    }
    return result
  }

  /// A framework name behind the project's alias of it.
  func unaliased(_ name: String) -> String {
    var name = name
    // Aliases may go in a circle in source that does not compile.
    for _ in 0..<8 {
      guard types[name] == nil, let alias = typealiases[name] else { break }
      name = alias
    }
    return name
  }

  /// The type and the protocols it is known to conform to, its own members first.
  func lineage(of type: TypeDeclaration) -> [TypeDeclaration] {
    var seen: Set<String> = [type.name]
    var result = [type]
    var next = 0
    while next < result.count {
      for name in result[next].inherited where seen.insert(name).inserted {
        if let parent = types[name] { result.append(parent) }
      }
      next += 1
    }
    return result
  }

  private func declaration(
    _ name: String,
    _ kind: TypeDeclaration.Kind,
    _ file: SourceFile,
    at location: SourceLocation
  ) -> TypeDeclaration {
    if kind == .foreign, let known = type(name, in: file) { return known }
    var key = name
    if kind != .foreign, let other = types[name], other.kind != .foreign, other.file != file.path {
      // Two files can both have a private type of one name.
      key = "\(name)#\(file.path.replacing(".", with: "_"))"
      namesakes[file.path, default: [:]][name] = key
    }
    let type = types[key] ?? TypeDeclaration(name: key, kind: kind, at: location)
    types[key] = type
    if type.kind == .foreign, kind != .foreign {
      type.kind = kind
      type.location = location
    }
    return type
  }

  private func add(_ statements: CodeBlockItemListSyntax, _ file: SourceFile) {
    for statement in statements {
      if let config = statement.item.as(IfConfigDeclSyntax.self) {
        if case .statements(let inner) = BuildConditions.branch(of: config) { add(inner, file) }
      } else if let declaration = statement.item.as(DeclSyntax.self) {
        add(declaration, file, inside: nil)
      } else if let macro = statement.item.as(MacroExpansionExprSyntax.self) {
        addPreview(macro, file)
      }
    }
  }

  private func addPreview(_ macro: some FreestandingMacroExpansionSyntax, _ file: SourceFile) {
    guard macro.macroName.text == "Preview" else { return }
    previews.append(.macro(macro, file))
  }

  private func add(
    _ declaration: DeclSyntax,
    _ file: SourceFile,
    inside outer: TypeDeclaration?,
    inExtension: Bool = false
  ) {
    let prefix = outer.map { $0.name + "." } ?? ""
    let start = declaration.positionAfterSkippingLeadingTrivia
    if let type = declaration.as(StructDeclSyntax.self) {
      add(prefix + type.name.text, .structure, type.inheritanceClause, type.memberBlock, file, at: start)
    } else if let type = declaration.as(ClassDeclSyntax.self) {
      add(prefix + type.name.text, .class, type.inheritanceClause, type.memberBlock, file, at: start)
    } else if let type = declaration.as(ActorDeclSyntax.self) {
      add(prefix + type.name.text, .class, type.inheritanceClause, type.memberBlock, file, at: start)
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      add(prefix + type.name.text, .enumeration, type.inheritanceClause, type.memberBlock, file, at: start)
    } else if let type = declaration.as(ProtocolDeclSyntax.self) {
      add(prefix + type.name.text, .protocol, type.inheritanceClause, type.memberBlock, file, at: start)
    } else if let type = declaration.as(ExtensionDeclSyntax.self) {
      let modifiers = type.modifiers.map(\.name.text)
      isInPrivateExtension = modifiers.contains("private") || modifiers.contains("fileprivate")
      add(type.extendedType.baseName, .foreign, type.inheritanceClause, type.memberBlock, file, at: start)
      isInPrivateExtension = false
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      typealiases[prefix + alias.name.text] = alias.initializer.value.baseName
    } else if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      addPreview(macro, file)
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      guard var function = Function(function, file, isPrivate: isInPrivateExtension) else { return }
      function.owner = outer?.name
      if let outer {
        outer.functions[function.name, default: []].append(function)
      } else {
        functions[function.name, default: []].append(function)
      }
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      for property in PropertyReader.properties(variable, file) {
        switch (property, outer) {
        case (.stored(let stored), let outer?): outer.stored.append(stored)
        case (.computed(let computed), let outer?): outer.computed[computed.name] = computed
        case (.stored(let stored), nil): globals[stored.name, default: []].append(stored)
        case (.computed(let computed), nil): computedGlobals[computed.name, default: []].append(computed)
        }
      }
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      guard let function = Function(initializer, file, inExtension: inExtension) else { return }
      outer?.initializers.append(function)
    } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      outer?.cases += cases.elements.map { EnumCase($0, file) }
    } else if let config = declaration.as(IfConfigDeclSyntax.self) {
      if case .decls(let members) = BuildConditions.branch(of: config) {
        for member in members { add(member.decl, file, inside: outer, inExtension: inExtension) }
      }
    }
  }

  private func add(
    _ name: String,
    _ kind: TypeDeclaration.Kind,
    _ inheritance: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax,
    _ file: SourceFile,
    at place: AbsolutePosition
  ) {
    let type = declaration(name, kind, file, at: file.location(at: place))
    type.inherited += (inheritance?.inheritedTypes ?? []).map { $0.type.baseName }
    for member in members.members {
      add(member.decl, file, inside: type, inExtension: kind == .foreign)
    }
  }
}

/// A place in source that says what to show.
enum PreviewDeclaration {
  case macro(any FreestandingMacroExpansionSyntax, SourceFile)
  case provider(TypeDeclaration, ComputedProperty)

  var location: SourceLocation {
    switch self {
    case .macro(let macro, let file): file.location(of: macro)
    case .provider(_, let previews): previews.file.location(of: previews.body)
    }
  }
}

extension Function {
  /// `nil` without a body, as in a protocol.
  init?(_ syntax: FunctionDeclSyntax, _ file: SourceFile, isPrivate: Bool = false) {
    guard let body = syntax.body else { return nil }
    let modifiers = syntax.modifiers.map(\.name.text)
    self.init(
      name: syntax.name.plainText,
      parameters: syntax.signature.parameterClause.parameters.map(Parameter.init),
      result: syntax.signature.returnClause?.type,
      body: body.statements,
      isStatic: modifiers.contains("static") || modifiers.contains("class"),
      isBuilder: syntax.attributes.names.contains("ViewBuilder"),
      isMutating: modifiers.contains("mutating"),
      isDisfavoured: syntax.attributes.names.contains("_disfavoredOverload"),
      isPrivate: isPrivate || modifiers.contains("private") || modifiers.contains("fileprivate"),
      file: file
    )
  }

  init?(_ syntax: InitializerDeclSyntax, _ file: SourceFile, inExtension: Bool) {
    guard let body = syntax.body else { return nil }
    self.init(
      name: "init",
      parameters: syntax.signature.parameterClause.parameters.map(Parameter.init),
      result: nil,
      body: body.statements,
      isStatic: true,
      isDisfavoured: syntax.attributes.names.contains("_disfavoredOverload"),
      isInExtension: inExtension,
      file: file
    )
  }
}

extension EnumCase {
  init(_ syntax: EnumCaseElementSyntax, _ file: SourceFile) {
    name = syntax.name.plainText
    payload = (syntax.parameterClause?.parameters ?? []).map {
      Payload(label: $0.firstName.flatMap { $0.text == "_" ? nil : $0.plainText }, type: $0.type)
    }
    raw = syntax.rawValue?.value
    self.file = file
  }
}

extension AttributeListSyntax {
  var environmentKey: String? {
    for case .attribute(let attribute) in self
    where attribute.attributeName.trimmedDescription == "Environment" {
      guard case .argumentList(let arguments)? = attribute.arguments else { continue }
      return arguments.first?.expression.trimmedDescription
    }
    return nil
  }

  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }
}
