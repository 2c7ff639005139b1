internal import Foundation
internal import GalleyModel

/// Methods of arrays whose members are known.
enum ArrayFunctions {
  static func call(_ call: Call, on values: [Value], _ evaluator: Evaluator) -> Value {
    let closure: Closure? = call.arguments.last.flatMap {
      if case .closure(let closure) = evaluator.value($0.expression, $0.scope) { closure } else { nil }
    }
    switch call.name {
    case "enumerated":
      return .array(
        values.enumerated().map { .tuple([("offset", .integer($0.offset)), ("element", $0.element)]) }
      )
    case "map", "compactMap":
      guard let closure else { return .unknown(type: nil) }
      let mapped = values.map {
        evaluator.coerce(evaluator.apply(closure, values: [$0]), to: nil, closure.scope)
      }
      return .array(
        call.name == "map" ? mapped : mapped.filter { if case .null = $0 { false } else { true } }
      )
    case "filter":
      guard let closure else { return .unknown(type: nil) }
      let kept = values.map { evaluator.apply(closure, values: [$0]).bool }
      guard !kept.contains(nil) else { return .unknown(type: nil) }
      return .array(zip(values, kept).filter { $0.1 == true }.map(\.0))
    case "reversed": return .array(values.reversed())
    case "prefix", "dropFirst", "suffix", "dropLast":
      let count = call.arguments.first.map { evaluator.value($0.expression, $0.scope) } ?? .integer(1)
      guard let count = count.integer, count >= 0 else { return .unknown(type: nil) }
      return switch call.name {
      case "prefix": .array(Array(values.prefix(count)))
      case "suffix": .array(Array(values.suffix(count)))
      case "dropFirst": .array(Array(values.dropFirst(count)))
      default: .array(Array(values.dropLast(count)))
      }
    case "joined":
      let separator = call["separator"].flatMap(evaluator.verbatim) ?? ""
      let texts = values.map(evaluator.string)
      guard !texts.contains(nil) else { return .unknown(type: "String") }
      var parts: [TextExpression] = []
      for (position, text) in texts.compactMap({ $0 }).enumerated() {
        if position > 0 { parts.append(.verbatim(separator)) }
        parts.append(text)
      }
      return .string(.joined(parts))
    default: return .unknown(type: nil)
    }
  }
}

/// Methods of strings that are known letter by letter.
enum StringFunctions {
  static func call(_ call: Call, on base: Value, _ evaluator: Evaluator) -> Value {
    guard case .verbatim(let text)? = evaluator.string(base) else { return .unknown(type: "String") }
    return switch call.name {
    case "uppercased": .string(.verbatim(text.uppercased()))
    case "lowercased": .string(.verbatim(text.lowercased()))
    case "trimmingCharacters": .string(.verbatim(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    default: .unknown(type: "String")
    }
  }
}
