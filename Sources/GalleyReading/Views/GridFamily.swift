internal import GalleyModel

/// `Grid` and `GridRow`.
enum GridFamily: ViewFamily {
  static let names = ["Grid", "GridRow"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["content"] else { return nil }
    var alignment: Alignment?
    if let argument = call["alignment"] {
      guard let given = evaluator.alignment(argument) else { return nil }
      alignment = given
    }
    guard call.name == "Grid" else {
      return .gridRow(alignment: alignment?.vertical, evaluator.content(content))
    }
    var spacing: [Double?] = []
    for label in ["horizontalSpacing", "verticalSpacing"] {
      switch call[label].map(evaluator.value) {
      case nil, .null?: spacing.append(nil)
      case let value?:
        guard let points = value.number else { return nil }
        spacing.append(points)
      }
    }
    let style = GridStyle(
      alignment: alignment ?? .center,
      horizontalSpacing: spacing[0],
      verticalSpacing: spacing[1]
    )
    return .grid(style, evaluator.content(content))
  }
}
