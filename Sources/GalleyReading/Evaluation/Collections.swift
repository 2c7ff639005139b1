internal import Foundation
internal import GalleyModel

/// Members of arrays, dictionaries and strings.
extension Evaluator {
  func arrayMember(_ name: String, of values: [Value]) -> Value {
    if let own = ownMember(name, of: .array(values)) { return own }
    return switch name {
    case "count": .integer(values.count)
    case "isEmpty": .bool(values.isEmpty)
    case "first": values.first ?? .null(type: nil)
    case "last": values.last ?? .null(type: nil)
    case "indices": .array(values.indices.map(Value.integer))
    default: .unknown(type: nil)
    }
  }

  func stringMember(_ name: String, of base: Value) -> Value? {
    guard case .verbatim(let text)? = string(base) else { return nil }
    return switch name {
    case "isEmpty": .bool(text.isEmpty)
    case "count": .integer(text.count)
    case "capitalized": .string(.verbatim(text.capitalized))
    default: nil
    }
  }

  func element(of base: Value, at index: LabeledExpression?, _ scope: Scope) -> Value {
    guard let index else { return .unknown(type: nil) }
    let position = value(index.expression, scope)
    switch base {
    case .array(let values):
      guard let position = position.integer, values.indices.contains(position) else {
        return .unknown(type: nil)
      }
      return values[position]
    case .dictionary(let members):
      for member in members {
        switch equal(member.key, position) {
        case true?: return member.value
        case false?: continue
        case nil: return .unknown(type: nil)
        }
      }
      return .null(type: members.first?.value.typeName)
    case .null(let type): return .null(type: type)
    default: return .unknown(type: nil)
    }
  }
}
