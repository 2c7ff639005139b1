internal import GalleyModel

/// Functions and initializers of the standard library and Foundation that bodies use.
enum FrameworkFunctions {
  /// The value of a call; `nil` when the function is not known.
  static func call(_ call: Call, _ evaluator: Evaluator) -> Value? {
    let values = { call.arguments.map { evaluator.value($0) } }
    switch call.name {
    case "print", "debugPrint", "assert", "assertionFailure", "precondition", "withAnimation": return .void
    case "max", "min":
      let given = values()
      let whole = given.compactMap(\.integer)
      if !given.isEmpty, whole.count == given.count {
        return (call.name == "max" ? whole.max() : whole.min()).map(Value.integer)
      }
      let numbers = given.compactMap(\.number)
      guard !numbers.isEmpty, numbers.count == given.count else { return .unknown(type: nil) }
      return (call.name == "max" ? numbers.max() : numbers.min()).map(Value.double)
    case "abs":
      guard let value = values().first else { return nil }
      if case .integer(let number) = value, number != Int.min { return .integer(abs(number)) }
      return value.number.map { .double(abs($0)) } ?? .unknown(type: value.typeName)
    case "zip":
      let lists = values().map { value -> [Value]? in
        if case .array(let members) = value { members } else { nil }
      }
      guard lists.count == 2, let first = lists[0], let second = lists[1] else { return .unknown(type: nil) }
      return .array(zip(first, second).map { .tuple([(nil, $0), (nil, $1)]) })
    case "stride": return stride(call, evaluator)
    case "CGFloat", "Double", "Float":
      return values().first?.number.map(Value.double) ?? .unknown(type: call.name)
    case "Int":
      guard let number = values().first?.number, abs(number) < 1e15 else { return .unknown(type: "Int") }
      return .integer(Int(number))
    case "Array":
      guard let count = call["count"], let repeated = call["repeating"] else {
        return values().first ?? .array([])
      }
      guard let number = evaluator.value(count).integer, (0...Evaluator.longest).contains(number) else {
        return .unknown(type: nil)
      }
      let member = evaluator.coerce(evaluator.value(repeated), to: nil, repeated.scope)
      return .array(Array(repeating: member, count: number))
    case "LocalizedStringKey", "LocalizedStringResource": return localized(call, evaluator)
    case "NSLocalizedString": return localized(call, evaluator)
    case "String": return string(call, evaluator)
    case "AnyView": return call.arguments.first.map { .view(group(evaluator.content($0), call)) }
    default: return nil
    }
  }

  private static func stride(_ call: Call, _ evaluator: Evaluator) -> Value {
    guard let first = call["from"].flatMap({ evaluator.value($0).integer }),
      let step = call["by"].flatMap({ evaluator.value($0).integer }), step != 0,
      let end = (call["to"] ?? call["through"]).flatMap({ evaluator.value($0).integer })
    else { return .unknown(type: nil) }
    let members =
      call["to"] != nil
      ? Array(Swift.stride(from: first, to: end, by: step).prefix(Evaluator.longest))
      : Array(Swift.stride(from: first, through: end, by: step).prefix(Evaluator.longest))
    return .array(members.map(Value.integer))
  }

  private static func group(_ elements: [Element], _ call: Call) -> Element {
    elements.count == 1 ? elements[0] : Element(.group(elements), at: call.location)
  }

  private static func string(_ call: Call, _ evaluator: Evaluator) -> Value {
    if call["localized"] != nil { return localized(call, evaluator) }
    if call["format"] != nil { return formatted(call, evaluator) }
    if let repeated = call["repeating"].flatMap(evaluator.verbatim),
      let count = call["count"].flatMap({ evaluator.value($0).integer })
    {
      guard count >= 0, repeated.utf8.count * min(count, Evaluator.longest) <= Evaluator.longest,
        count <= Evaluator.longest
      else { return .unknown(type: "String") }
      return .string(.verbatim(String(repeating: repeated, count: count)))
    }
    if call.arguments.isEmpty { return .string(.verbatim("")) }
    guard call.labels == [nil], let argument = call.arguments.first else { return .unknown(type: "String") }
    let value = evaluator.value(argument)
    return evaluator.string(evaluator.coerce(value, to: nil, argument.scope)).map(Value.string)
      ?? .unknown(type: "String")
  }

  /// `String(format:)` of a localized format: the arguments are those of the key.
  private static func formatted(_ call: Call, _ evaluator: Evaluator) -> Value {
    guard let format = call["format"] ?? call.unlabelled.first,
      case .string(.localized(var key)) = evaluator.coerce(evaluator.value(format), to: nil, format.scope),
      key.arguments.isEmpty
    else { return .unknown(type: "String") }
    var values: [Value] = []
    if let list = call["arguments"] {
      guard case .array(let members) = evaluator.value(list) else { return .unknown(type: "String") }
      values = members
    } else {
      let given = call.arguments.filter { $0.label == nil && $0.expression !== format.expression }
      values = given.map { evaluator.coerce(evaluator.value($0), to: nil, $0.scope) }
    }
    key.arguments = values.map(evaluator.formatArgument)
    return .string(.localized(key))
  }

  /// Methods of framework values that look strings up; `nil` for all others.
  static func method(_ call: Call, _ evaluator: Evaluator) -> Value? {
    switch call.name {
    case "localizedStringWithFormat": return formatted(call, evaluator)
    // Text by the format locale, which is not evaluated.
    case "formatted": return .unknown(type: "String")
    // What a length is at the standard text size.
    case "scaledValue": return call["for"].flatMap { evaluator.value($0).number }.map(Value.double)
    case "localizedString":
      guard let argument = call["forKey"] else { return nil }
      guard let name = evaluator.verbatim(argument) else { return .unknown(type: "String") }
      var key = LocalizedKey(key: name)
      evaluator.complete(&key, from: call)
      return .string(.localized(key))
    default: return nil
    }
  }

  /// `String(localized:)`, `NSLocalizedString` and the types that hold a key; the result of the first two is a
  /// `String` already looked up.
  private static func localized(_ call: Call, _ evaluator: Evaluator) -> Value {
    guard let argument = call.arguments.first else { return .unknown(type: "String") }
    var key: LocalizedKey
    switch evaluator.value(argument.expression, argument.scope) {
    case .literal(let literal):
      guard let formed = evaluator.localizedKey(literal) else { return .unknown(type: "String") }
      key = formed
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
