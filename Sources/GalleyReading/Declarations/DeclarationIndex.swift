internal import SwiftSyntax

/// All that the project's sources declare, by name.
final class DeclarationIndex {
  private(set) var types: [String: TypeDeclaration] = [:]
  /// Simple name → full names, in file order.
  private var simpleNames: [String: [String]] = [:]
  private(set) var functions: [String: [Function]] = [:]
  private(set) var globals: [String: StoredProperty] = [:]
  private(set) var computedGlobals: [String: ComputedProperty] = [:]
  private(set) var previews: [PreviewDeclaration] = []
  private(set) var typealiases: [String: String] = [:]

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

  /// The type a name means, seen from inside another type.
  func type(_ name: String, from context: String? = nil) -> TypeDeclaration? {
    var scope = context
    while let outer = scope {
      if let found = types[outer + "." + name] { return found }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let found = types[name] { return found }
    if let alias = typealiases[name], alias != name { return type(alias) }
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    return simpleNames[simple]?.first.flatMap { types[$0] }
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

  private func declaration(_ name: String, _ kind: TypeDeclaration.Kind) -> TypeDeclaration {
    let type = types[name] ?? TypeDeclaration(name: name, kind: .foreign)
    types[name] = type
    if type.kind == .foreign, kind != .foreign {
      type.kind = kind
      let simple = name.split(separator: ".").last.map(String.init) ?? name
      simpleNames[simple, default: []].append(name)
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

  private func add(_ declaration: DeclSyntax, _ file: SourceFile, inside outer: TypeDeclaration?) {
    let prefix = outer.map { $0.name + "." } ?? ""
    if let type = declaration.as(StructDeclSyntax.self) {
      add(prefix + type.name.text, .structure, type.inheritanceClause, type.memberBlock, file)
    } else if let type = declaration.as(ClassDeclSyntax.self) {
      add(prefix + type.name.text, .class, type.inheritanceClause, type.memberBlock, file)
    } else if let type = declaration.as(ActorDeclSyntax.self) {
      add(prefix + type.name.text, .class, type.inheritanceClause, type.memberBlock, file)
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      add(prefix + type.name.text, .enumeration, type.inheritanceClause, type.memberBlock, file)
    } else if let type = declaration.as(ProtocolDeclSyntax.self) {
      add(prefix + type.name.text, .protocol, type.inheritanceClause, type.memberBlock, file)
    } else if let type = declaration.as(ExtensionDeclSyntax.self) {
      add(type.extendedType.baseName, .foreign, type.inheritanceClause, type.memberBlock, file)
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      typealiases[prefix + alias.name.text] = alias.initializer.value.baseName
    } else if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      addPreview(macro, file)
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      guard let function = Function(function, file) else { return }
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
        case (.stored(let stored), nil): globals[stored.name] = stored
        case (.computed(let computed), nil): computedGlobals[computed.name] = computed
        }
      }
    } else if let initializer = declaration.as(InitializerDeclSyntax.self), let body = initializer.body {
      outer?.initializers.append(
        Function(
          name: "init",
          parameters: Array(initializer.signature.parameterClause.parameters),
          result: nil,
          body: body.statements,
          isStatic: true,
          isBuilder: false,
          file: file
        )
      )
    } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      for element in cases.elements {
        outer?.cases[element.name.text] = (element.parameterClause?.parameters ?? []).map {
          $0.firstName?.text
        }
        outer?.rawValues[element.name.text] = element.rawValue?.value
      }
    } else if let config = declaration.as(IfConfigDeclSyntax.self) {
      if case .decls(let members) = BuildConditions.branch(of: config) {
        for member in members { add(member.decl, file, inside: outer) }
      }
    }
  }

  private func add(
    _ name: String,
    _ kind: TypeDeclaration.Kind,
    _ inheritance: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax,
    _ file: SourceFile
  ) {
    let type = kind == .foreign ? (type(name) ?? declaration(name, kind)) : declaration(name, kind)
    type.inherited += (inheritance?.inheritedTypes ?? []).map { $0.type.baseName }
    for member in members.members { add(member.decl, file, inside: type) }
  }
}

/// A place in source that says what to show.
enum PreviewDeclaration {
  case macro(any FreestandingMacroExpansionSyntax, SourceFile)
  case provider(TypeDeclaration, ComputedProperty)
}

extension Function {
  init?(_ syntax: FunctionDeclSyntax, _ file: SourceFile) {
    guard let body = syntax.body else { return nil }
    self.init(
      name: syntax.name.text,
      parameters: Array(syntax.signature.parameterClause.parameters),
      result: syntax.signature.returnClause?.type,
      body: body.statements,
      isStatic: syntax.modifiers.contains { ["static", "class"].contains($0.name.text) },
      isBuilder: syntax.attributes.names.contains("ViewBuilder"),
      file: file
    )
  }
}

extension AttributeListSyntax {
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }
}
