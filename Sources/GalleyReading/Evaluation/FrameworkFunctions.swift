internal import GalleyModel
internal import SwiftSyntax

/// Functions and initializers of the standard library and Foundation that bodies use.
enum FrameworkFunctions {
  /// The value of a call; `nil` when the function is not known.
  static func call(_ call: Call, _ evaluator: Evaluator) -> Value? {
    let values = { call.arguments.map { evaluator.value($0.expression, $0.scope) } }
    switch call.name {
    case "print", "debugPrint", "assert", "assertionFailure", "precondition", "withAnimation": return .void
    case "max", "min":
      let numbers = values().map(\.number)
      guard let first = numbers.first ?? nil, !numbers.contains(nil) else { return .unknown(type: nil) }
      let all = numbers.compactMap { $0 }
      return .double(call.name == "max" ? all.max() ?? first : all.min() ?? first)
    case "CGFloat", "Double", "Float":
      return values().first?.number.map(Value.double) ?? .unknown(type: call.name)
    case "Int":
      guard let number = values().first?.number, abs(number) < 1e15 else { return .unknown(type: "Int") }
      return .integer(Int(number))
    case "Array": return values().first
    case "LocalizedStringKey", "LocalizedStringResource": return localized(call, evaluator)
    case "NSLocalizedString": return localized(call, evaluator)
    case "String": return string(call, evaluator)
    case "AnyView": return call.arguments.first.map { .view(group(evaluator.content($0), call)) }
    default: return nil
    }
  }

  private static func group(_ elements: [Element], _ call: Call) -> Element {
    elements.count == 1 ? elements[0] : Element(.group(elements), at: call.location)
  }

  private static func string(_ call: Call, _ evaluator: Evaluator) -> Value {
    if call["localized"] != nil { return localized(call, evaluator) }
    guard call.labels == [nil], let argument = call.arguments.first else { return .unknown(type: "String") }
    switch evaluator.value(argument.expression, argument.scope) {
    case .integer(let number): return .string(.verbatim(String(number)))
    case .double(let number): return .string(.verbatim(String(number)))
    case let value: return evaluator.string(value).map(Value.string) ?? .unknown(type: "String")
    }
  }

  /// `String(localized:)`, `NSLocalizedString` and the types that hold a key; the result of the first two is a
  /// `String` already looked up.
  private static func localized(_ call: Call, _ evaluator: Evaluator) -> Value {
    guard let argument = call.arguments.first else { return .unknown(type: "String") }
    var key: LocalizedKey
    switch evaluator.value(argument.expression, argument.scope) {
    case .literal(let literal): key = evaluator.localizedKey(literal)
    case .string(.verbatim(let text)): key = LocalizedKey(key: text)
    case .localized(let known): key = known
    default: return .unknown(type: "String")
    }
    evaluator.complete(&key, from: call)
    return call.name.hasPrefix("LocalizedString") ? .localized(key) : .string(.localized(key))
  }
}

extension Evaluator {
  /// Adds the table, default value and comment that a call names.
  func complete(_ key: inout LocalizedKey, from call: Call) {
    for label in ["table", "tableName"] {
      if let argument = call[label] { key.table = verbatim(argument) ?? key.table }
    }
    for label in ["defaultValue", "value"] {
      if let argument = call[label] { key.defaultValue = verbatim(argument) ?? key.defaultValue }
    }
    if let argument = call["comment"] { key.comment = verbatim(argument) }
  }

  /// The text of an argument that is a plain literal or a constant.
  func verbatim(_ argument: Argument) -> String? {
    guard case .verbatim(let text)? = string(value(argument.expression, argument.scope)) else { return nil }
    return text
  }
}
