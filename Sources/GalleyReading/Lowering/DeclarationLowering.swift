internal import SwiftSyntax

extension Lowerer {
  func declaration(_ node: DeclSyntax) -> Declaration {
    let range = range(node)
    return nested {
      Declaration(kind(node), range)
    } otherwise: {
      Declaration(.unsupported, range)
    }
  }

  private func kind(_ node: DeclSyntax) -> Declaration.Kind {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): .nominal(nominal(.structure, node, node.genericParameterClause))
    case .classDecl(let node): .nominal(nominal(.class, node, node.genericParameterClause))
    case .actorDecl(let node): .nominal(nominal(.actor, node, node.genericParameterClause))
    case .enumDecl(let node): .nominal(nominal(.enumeration, node, node.genericParameterClause))
    case .protocolDecl(let node): .nominal(nominal(.protocol, node, nil))
    case .extensionDecl(let node):
      .nominal(
        nominal(.extension, node, nil, name: type(node.extendedType).baseName, node.genericWhereClause)
      )
    case .functionDecl(let node):
      .function(
        function(
          .function,
          node.name.plainText,
          generics(node.genericParameterClause, node.genericWhereClause),
          node.signature.parameterClause,
          node.signature.returnClause,
          node,
          node.body
        )
      )
    case .initializerDecl(let node):
      .function(
        function(
          .initializer,
          "init",
          generics(node.genericParameterClause, node.genericWhereClause),
          node.signature.parameterClause,
          nil,
          node,
          node.body
        )
      )
    case .subscriptDecl(let node):
      .function(
        function(
          .subscripted,
          "subscript",
          generics(node.genericParameterClause, node.genericWhereClause),
          node.parameterClause,
          node.returnClause,
          node,
          nil,
          accessors(node.accessorBlock)
        )
      )
    case .deinitializerDecl(let node):
      .function(function(.deinitializer, "deinit", generics(nil, nil), nil, nil, node, node.body))
    case .variableDecl(let node): .variable(variable(node))
    case .enumCaseDecl(let node): .cases(node.elements.map(enumCase))
    case .typeAliasDecl(let node):
      .alias(
        node.name.plainText,
        generics(node.genericParameterClause, node.genericWhereClause),
        type(node.initializer.value)
      )
    case .associatedTypeDecl(let node):
      .associatedType(node.name.plainText, inherited(node.inheritanceClause))
    case .importDecl(let node): .import(node.path.map(\.name.text).joined(separator: "."))
    case .operatorDecl(let node):
      .operator(
        node.name.text,
        kind: node.fixitySpecifier.text,
        precedence: node.operatorPrecedenceAndTypes?.precedenceGroup.text
      )
    case .macroExpansionDecl(let node): .macro(macro(node))
    case .ifConfigDecl(let node): .conditional(conditional(node))
    default: .unsupported
    }
  }

  private func nominal(
    _ kind: NominalDeclaration.Kind,
    _ node: some DeclGroupSyntax,
    _ parameters: GenericParameterClauseSyntax?,
    name: String? = nil,
    _ requirements: GenericWhereClauseSyntax? = nil
  ) -> NominalDeclaration {
    NominalDeclaration(
      kind: kind,
      name: name ?? node.asProtocol((any NamedDeclSyntax).self)?.name.plainText ?? "",
      generics: generics(parameters, requirements ?? node.genericWhereClause),
      inherited: inherited(node.inheritanceClause),
      attributes: attributes(node.attributes),
      modifiers: modifiers(node.modifiers),
      members: node.memberBlock.members.map { declaration($0.decl) }
    )
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeReference] {
    (clause?.inheritedTypes ?? []).map { type($0.type) }
  }

  private func function(
    _ kind: FunctionDeclaration.Kind,
    _ name: String,
    _ generics: Generics,
    _ parameters: FunctionParameterClauseSyntax?,
    _ result: ReturnClauseSyntax?,
    _ node: some WithAttributesSyntax & WithModifiersSyntax,
    _ body: CodeBlockSyntax?,
    _ accessors: [Accessor] = []
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      kind: kind,
      name: name,
      generics: generics,
      parameters: (parameters?.parameters ?? []).map { parameter in
        .init(
          label: parameter.firstName.text == "_" ? nil : parameter.firstName.plainText,
          name: (parameter.secondName ?? parameter.firstName).plainText,
          type: type(parameter.type),
          initial: (parameter.defaultValue?.value).map(expression),
          isVariadic: parameter.ellipsis != nil,
          attributes: attributes(parameter.attributes)
        )
      },
      result: (result?.type).map(type),
      attributes: attributes(node.attributes),
      modifiers: modifiers(node.modifiers),
      body: (body?.statements).map(block),
      accessors: accessors
    )
  }

  private func variable(_ node: VariableDeclSyntax) -> VariableDeclaration {
    VariableDeclaration(
      isConstant: node.bindingSpecifier.tokenKind == .keyword(.let),
      attributes: attributes(node.attributes),
      modifiers: modifiers(node.modifiers),
      bindings: node.bindings.map { binding in
        .init(
          pattern: pattern(binding.pattern),
          type: (binding.typeAnnotation?.type).map(type),
          initial: (binding.initializer?.value).map(expression),
          accessors: accessors(binding.accessorBlock)
        )
      }
    )
  }

  private func accessors(_ node: AccessorBlockSyntax?) -> [Accessor] {
    switch node?.accessors {
    case .getter(let body): [Accessor(kind: "get", parameter: nil, body: block(body))]
    case .accessors(let list):
      list.map {
        Accessor(
          kind: $0.accessorSpecifier.text,
          parameter: $0.parameters?.name.plainText,
          body: ($0.body?.statements).map(block)
        )
      }
    default: []
    }
  }

  private func enumCase(_ node: EnumCaseElementSyntax) -> EnumCaseDeclaration {
    EnumCaseDeclaration(
      name: node.name.plainText,
      payload: (node.parameterClause?.parameters ?? []).map { parameter in
        .init(
          label: parameter.firstName.flatMap { $0.text == "_" ? nil : $0.plainText },
          type: type(parameter.type),
          initial: (parameter.defaultValue?.value).map(expression)
        )
      },
      raw: (node.rawValue?.value).map(expression)
    )
  }

  // MARK: Attributes and modifiers

  private func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    list.compactMap { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return nil }
      var arguments: [LabeledExpression] = []
      if case .argumentList(let list)? = attribute.arguments { arguments = labeled(list) }
      return Attribute(name: attribute.attributeName.trimmedDescription, arguments: arguments)
    }
  }

  private func modifiers(_ list: DeclModifierListSyntax) -> Modifiers {
    var result: Modifiers = []
    for modifier in list where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): result.insert(.isStatic)
      case .keyword(.private), .keyword(.fileprivate): result.insert(.isPrivate)
      case .keyword(.mutating): result.insert(.isMutating)
      case .keyword(.lazy): result.insert(.isLazy)
      case .keyword(.override): result.insert(.isOverriding)
      default: continue
      }
    }
    return result
  }
}
