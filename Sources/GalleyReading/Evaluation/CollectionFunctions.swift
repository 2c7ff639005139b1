internal import Foundation
internal import GalleyModel

/// Methods of arrays whose members are known.
enum ArrayFunctions {
  static let names: Set<String> = [
    "enumerated", "map", "compactMap", "flatMap", "filter", "contains", "allSatisfy", "first", "firstIndex",
    "last", "sorted", "min", "max", "shuffled", "reversed", "prefix", "suffix", "dropFirst", "dropLast",
    "joined", "reduce",
  ]

  static func call(_ call: Call, on values: [Value], _ evaluator: Evaluator) -> Value {
    let closure: Closure? = call.arguments.last.flatMap {
      if case .closure(let closure) = evaluator.value($0) { closure } else { nil }
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
    case "contains", "allSatisfy", "first", "firstIndex":
      return search(call, closure, values, evaluator)
    case "sorted":
      if values.count < 2 { return .array(values) }
      guard call.arguments.isEmpty else { return .unknown(type: nil) }
      return sorted(values, evaluator)
    case "min", "max":
      guard call.arguments.isEmpty, case .array(let ordered) = sorted(values, evaluator) else {
        return .unknown(type: nil)
      }
      return (call.name == "min" ? ordered.first : ordered.last) ?? .null(type: nil)
    case "flatMap":
      guard let closure else { return .unknown(type: nil) }
      var joined: [Value] = []
      for value in values {
        guard
          case .array(let inner) = evaluator.coerce(
            evaluator.apply(closure, values: [value]),
            to: nil,
            closure.scope
          ),
          joined.count + inner.count <= Evaluator.longest
        else { return .unknown(type: nil) }
        joined += inner
      }
      return .array(joined)
    case "shuffled": return .unknown(type: nil)
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

extension ArrayFunctions {
  /// `contains(_:)`, `contains(where:)`, `allSatisfy`, `first(where:)`, `firstIndex(of:)`, `firstIndex(where:)`.
  private static func search(
    _ call: Call,
    _ closure: Closure?,
    _ values: [Value],
    _ evaluator: Evaluator
  ) -> Value {
    let type = call.name == "contains" || call.name == "allSatisfy" ? "Bool" : nil
    let wanted = call.arguments.first.map { evaluator.value($0) }
    for (position, value) in values.enumerated() {
      let holds: Bool? =
        if let closure { evaluator.apply(closure, values: [value]).bool } else {
          wanted.flatMap { evaluator.equal(value, $0) }
        }
      switch (holds, call.name) {
      case (nil, _): return .unknown(type: type)
      case (true?, "contains"): return .bool(true)
      case (false?, "allSatisfy"): return .bool(false)
      case (true?, "first"): return value
      case (true?, "firstIndex"): return .integer(position)
      default: continue
      }
    }
    return type == nil ? .null(type: nil) : .bool(call.name == "allSatisfy")
  }

  private static func sorted(_ values: [Value], _ evaluator: Evaluator) -> Value {
    let numbers = values.compactMap(\.number)
    if numbers.count == values.count {
      return .array(zip(values, numbers).sorted { $0.1 < $1.1 }.map(\.0))
    }
    let texts = values.compactMap { value -> String? in
      if case .verbatim(let text)? = evaluator.string(value) { text } else { nil }
    }
    guard texts.count == values.count else { return .unknown(type: nil) }
    return .array(zip(values, texts).sorted { $0.1 < $1.1 }.map(\.0))
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
