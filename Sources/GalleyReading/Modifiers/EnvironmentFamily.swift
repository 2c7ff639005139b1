internal import GalleyModel

/// `environment`: the values that layout depends on.
enum EnvironmentFamily: ModifierFamily {
  static let names = ["environment"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let key = key(call), let argument = call.arguments.last, call.arguments.count > 1 else {
      return wrap(element, .paint(name: call.name), call)
    }
    let change: EnvironmentChange??
    switch key {
    case "layoutDirection":
      let directions: [String: LayoutDirection] = ["rightToLeft": .rightToLeft, "leftToRight": .leftToRight]
      change = evaluator.given(argument) {
        $0.member.flatMap { directions[$0] }.map { .layoutDirection($0) }
      }
    case "dynamicTypeSize", "sizeCategory":
      change = evaluator.given(argument) { TextSize.named($0).map { .textSize($0) } }
    case "font":
      change = evaluator.given(argument) { FontValue.font($0, evaluator).map { .font($0) } }
    case "lineLimit", "lineSpacing", "multilineTextAlignment", "minimumScaleFactor", "truncationMode":
      change = evaluator.change(key, argument, call)
    // Its texts are those of another language than the variant's.
    case "locale": return wrap(element, .uncertain(name: call.name, axes: Axis.both), call)
    default: return wrap(element, .paint(name: call.name), call)
    }
    guard let change else { return nil }
    return change.map { wrap(element, .environment($0), call) } ?? element
  }

  private static func key(_ call: Call) -> String? {
    guard case .keyPath(let path)? = call.arguments.first?.expression.kind,
      case .property(let key)? = path.components.last
    else { return nil }
    return key
  }
}

/// `dynamicTypeSize`: one text size, or the range it is kept in.
enum TextSizeFamily: ModifierFamily {
  static let names = ["dynamicTypeSize"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first,
      let change = evaluator.given(argument, { change($0, argument, evaluator) })
    else { return nil }
    return change.map { wrap(element, .environment($0), call) } ?? element
  }

  private static func change(
    _ value: Value,
    _ argument: Argument,
    _ evaluator: Evaluator
  ) -> EnvironmentChange? {
    if let size = TextSize.named(value) { return .textSize(size) }
    return range(argument, evaluator).map { .textSizeRange($0.lowerBound, $0.upperBound) }
  }

  /// `.small ... .xLarge`, `...DynamicTypeSize.xxxLarge`, `.large...`.
  private static func range(_ argument: Argument, _ evaluator: Evaluator) -> ClosedRange<TextSize>? {
    let size = { (part: Expression) in TextSize.named(evaluator.value(part, argument.scope)) }
    var least = TextSize.xSmall
    var most = TextSize.accessibility5
    switch argument.expression.kind {
    case .infix(let left, let name, let right) where name == "..." || name == "..<":
      guard let first = size(left), let last = size(right) else { return nil }
      (least, most) = (first, name == "..." ? last : last.smaller)
    case .prefix(let name, let bound):
      guard let last = size(bound) else { return nil }
      most = name == "..." ? last : last.smaller
    case .postfix(let bound, _):
      guard let first = size(bound) else { return nil }
      least = first
    default: return nil
    }
    return least <= most ? least...most : nil
  }
}

extension TextSize {
  /// A member of `DynamicTypeSize` or of `ContentSizeCategory`, which names the same sizes otherwise.
  static func named(_ value: Value) -> TextSize? { value.member.flatMap(TextSize.init(member:)) }

  init?(member name: String) {
    guard let size = TextSize(rawValue: name) ?? Self.categories[name] else { return nil }
    self = size
  }

  private static let categories: [String: TextSize] = [
    "extraSmall": .xSmall, "extraLarge": .xLarge, "extraExtraLarge": .xxLarge,
    "extraExtraExtraLarge": .xxxLarge, "accessibilityMedium": .accessibility1,
    "accessibilityLarge": .accessibility2, "accessibilityExtraLarge": .accessibility3,
    "accessibilityExtraExtraLarge": .accessibility4, "accessibilityExtraExtraExtraLarge": .accessibility5,
  ]

  fileprivate var smaller: TextSize {
    let all = TextSize.allCases
    guard let place = all.firstIndex(of: self), place > 0 else { return self }
    return all[place - 1]
  }
}
