internal import GalleyModel

/// `environment` and `dynamicTypeSize`: the values that layout depends on.
enum EnvironmentFamily: ModifierFamily {
  static let names = ["environment", "dynamicTypeSize"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let first = call.arguments.first else { return nil }
    if call.name == "dynamicTypeSize" {
      guard let size = textSize(evaluator.value(first)) else { return nil }
      return wrap(element, .environment(.textSize(size)), call)
    }
    guard case .keyPath(let path) = first.expression.kind, let second = call.arguments.last,
      case .property(let key)? = path.components.last
    else { return wrap(element, .paint(name: "environment"), call) }
    let value = evaluator.value(second)
    switch key {
    case "layoutDirection":
      guard let name = value.member else { return nil }
      let direction: LayoutDirection = name == "rightToLeft" ? .rightToLeft : .leftToRight
      return wrap(element, .environment(.layoutDirection(direction)), call)
    case "dynamicTypeSize", "sizeCategory":
      return textSize(value).map { wrap(element, .environment(.textSize($0)), call) }
    case "font":
      return FontValue.font(value, evaluator).map { wrap(element, .environment(.font($0)), call) }
    case "locale", "lineLimit", "lineSpacing", "multilineTextAlignment", "minimumScaleFactor":
      return nil
    default:
      return wrap(element, .paint(name: "environment"), call)
    }
  }

  private static func textSize(_ value: Value) -> TextSize? {
    value.member.flatMap(TextSize.init(named:))
  }
}
