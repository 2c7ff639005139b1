internal import GalleyModel

/// `ScrollView` and `ScrollViewReader`.
enum ScrollFamily: ViewFamily {
  static let names = ["ScrollView", "ScrollViewReader"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["content"] else { return nil }
    guard call.name == "ScrollView" else {
      return .group(evaluator.content(content, given: [.unknown(type: "ScrollViewProxy")]))
    }
    guard let axes = evaluator.given(call.unlabelled.first, evaluator.axes) else { return nil }
    return .scroll(axes: axes ?? [.vertical], evaluator.content(content))
  }
}

extension Evaluator {
  /// `.horizontal`, `.vertical`, a list of both, or `[]`; `nil` when source does not tell.
  func axes(_ value: Value) -> Set<Axis>? {
    let values: [Value] = if case .array(let members) = value { members } else { [value] }
    var result: Set<Axis> = []
    for value in values {
      switch value.member {
      case "horizontal": result.insert(.horizontal)
      case "vertical": result.insert(.vertical)
      default: return nil
      }
    }
    return result
  }

  /// The views a closure of an argument builds from the values it is given.
  func content(_ argument: Argument, given values: [Value]) -> [Element] {
    guard case .closure(let closure) = value(argument) else { return content(argument) }
    return content(closure, values, from: argument.expression)
  }
}
