internal import SwiftSyntax

extension Lowerer {
  func type(_ node: TypeSyntax) -> TypeReference {
    let range = range(node)
    return nested {
      TypeReference(kind(node), range)
    } otherwise: {
      TypeReference(.unsupported, range)
    }
  }

  func types(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    (clause?.arguments ?? []).compactMap {
      if case .type(let argument) = $0.argument { type(argument) } else { nil }
    }
  }

  private func kind(_ node: TypeSyntax) -> TypeReference.Kind {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node): .name(node.name.plainText, types(node.genericArgumentClause))
    case .memberType(let node):
      .member(type(node.baseType), node.name.plainText, types(node.genericArgumentClause))
    case .optionalType(let node): .optional(type(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node): .unwrapped(type(node.wrappedType))
    case .arrayType(let node): .array(type(node.element))
    case .dictionaryType(let node): .dictionary(type(node.key), type(node.value))
    case .tupleType(let node): .tuple(members(node.elements))
    case .functionType(let node):
      .function(members(node.parameters).map(\.type), type(node.returnClause.type))
    case .someOrAnyType(let node):
      node.someOrAnySpecifier.tokenKind == .keyword(.some)
        ? .opaque(type(node.constraint)) : .existential(type(node.constraint))
    case .attributedType(let node):
      .attributed(
        node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription },
        type(node.baseType)
      )
    case .compositionType(let node): .composition(node.elements.map { type($0.type) })
    case .metatypeType(let node): .metatype(type(node.baseType))
    default: .unsupported
    }
  }

  private func members(_ list: TupleTypeElementListSyntax) -> [TypeReference.Member] {
    list.map { .init(label: $0.firstName?.plainText, type: type($0.type)) }
  }

  func generics(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?)
    -> Generics
  {
    Generics(
      parameters: (clause?.parameters ?? []).map {
        .init(name: $0.name.plainText, constraint: $0.inheritedType.map(type))
      },
      requirements: (requirements?.requirements ?? []).compactMap { element in
        switch element.requirement {
        case .conformanceRequirement(let node):
          return .init(left: type(node.leftType), right: type(node.rightType), isSame: false)
        case .sameTypeRequirement(let node):
          guard case .type(let left) = node.leftType, case .type(let right) = node.rightType else {
            return nil
          }
          return .init(left: type(left), right: type(right), isSame: true)
        default: return nil
        }
      }
    )
  }
}
