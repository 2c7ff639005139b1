/// A type as source names it.
final class TypeReference: SourceNode {
  indirect enum Kind: Sendable {
    case name(String, [TypeReference])
    case member(TypeReference, String, [TypeReference])
    case optional(TypeReference)
    /// `T!`
    case unwrapped(TypeReference)
    case array(TypeReference)
    case dictionary(TypeReference, TypeReference)
    case tuple([Member])
    case function([TypeReference], TypeReference)
    /// `some T`
    case opaque(TypeReference)
    /// `any T`
    case existential(TypeReference)
    case attributed([String], TypeReference)
    case composition([TypeReference])
    /// `T.Type`
    case metatype(TypeReference)
    case unsupported
  }

  struct Member: Sendable {
    let label: String?
    let type: TypeReference
  }

  let kind: Kind
  let range: SourceRange
  /// The name a value of the type goes by, without optionality, `some`, `any`, attributes or arguments.
  let baseName: String

  init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
    baseName =
      switch kind {
      case .optional(let inner), .unwrapped(let inner), .opaque(let inner), .existential(let inner),
        .attributed(_, let inner):
        inner.baseName
      case .name(let name, _): name
      case .member(let base, let name, _): base.baseName + "." + name
      default: Unnamed(range: range).text
      }
  }

  /// A type that goes by its spelling.
  private struct Unnamed: SourceNode {
    let range: SourceRange
  }
}

extension TypeReference {
  var isOptional: Bool {
    if case .optional = kind { true } else { false }
  }

  struct Function {
    let parameters: [TypeReference]
    let result: TypeReference

    var returnsNothing: Bool { ["Void", "()"].contains(result.text) }
  }

  /// The function type, without optionality, parentheses and attributes.
  var functionType: Function? {
    switch kind {
    case .attributed(_, let inner), .optional(let inner): inner.functionType
    case .tuple(let members) where members.count == 1: members[0].type.functionType
    case .function(let parameters, let result): Function(parameters: parameters, result: result)
    default: nil
    }
  }

  var isFunction: Bool { functionType != nil }

  /// The kind without attributes and parentheses round it.
  var functionKind: Kind {
    switch kind {
    case .attributed(_, let inner): inner.functionKind
    case .tuple(let members) where members.count == 1: members[0].type.functionKind
    default: kind
    }
  }
}
