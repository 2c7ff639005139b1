internal import GalleyModel

/// How many lines a text may take, how they are aligned and what happens when they do not suffice.
enum LineFamily: ModifierFamily {
  static let names = [
    "lineLimit", "multilineTextAlignment", "truncationMode", "lineSpacing", "minimumScaleFactor",
    "allowsTightening", "lineHeight",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.unlabelled.first else { return nil }
    switch call.name {
    case "allowsTightening":
      guard let tightens = evaluator.given(argument, \.bool) else { return nil }
      // By how much the platform tightens is not known.
      return tightens == true
        ? wrap(element, .uncertain(name: call.name, axes: [.horizontal]), call) : element
    case "lineHeight": return wrap(element, .uncertain(name: call.name, axes: [.vertical]), call)
    case "lineLimit":
      if case .null = evaluator.value(argument) {
        return wrap(element, .environment(.lineLimit(minimum: nil, maximum: nil)), call)
      }
    default: break
    }
    guard let change = evaluator.change(call.name, argument, call) else { return nil }
    return change.map { wrap(element, .environment($0), call) } ?? element
  }
}

extension Evaluator {
  /// What a modifier says, or `environment` says by the same name, of the lines of texts.
  func change(_ name: String, _ argument: Argument, _ call: Call) -> EnvironmentChange?? {
    let vertical: Set<String> = ["lineSpacing"]
    return given(argument, along: vertical.contains(name) ? [.vertical] : Axis.both) { value in
      switch name {
      case "lineLimit": self.lineLimit(value, call["reservesSpace"])
      case "multilineTextAlignment":
        switch value.member {
        case "leading": .multilineTextAlignment(.leading)
        case "center": .multilineTextAlignment(.center)
        case "trailing": .multilineTextAlignment(.trailing)
        default: nil
        }
      case "truncationMode":
        switch value.member {
        case "head": .truncationMode(.head)
        case "middle": .truncationMode(.middle)
        case "tail": .truncationMode(.tail)
        default: nil
        }
      case "lineSpacing": value.number.map { .lineSpacing($0) }
      default: value.number.map { .minimumScaleFactor($0) }
      }
    }
  }

  private func lineLimit(_ value: Value, _ reserves: Argument?) -> EnvironmentChange? {
    switch value {
    case .integer(let limit) where limit > 0:
      guard let reserves = given(reserves, along: [.vertical], \.bool) else { return nil }
      return .lineLimit(minimum: reserves == true ? limit : nil, maximum: limit)
    // One line is the least a text takes.
    case .integer: return .lineLimit(minimum: nil, maximum: 1)
    case .chain where value.member == "max": return .lineLimit(minimum: nil, maximum: nil)
    case .partialRange(let first, let last): return .lineLimit(minimum: first, maximum: last)
    case .array(let lines):
      guard let first = lines.first?.integer, let last = lines.last?.integer else { return nil }
      return .lineLimit(minimum: first, maximum: last)
    default: return nil
    }
  }
}
