internal import GalleyModel

/// `Grid` and `GridRow`.
enum GridFamily: ViewFamily {
  static let names = ["Grid", "GridRow"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["content"] else { return nil }
    guard let alignment = evaluator.given(call["alignment"], evaluator.alignment) else { return nil }
    guard call.name == "Grid" else {
      return .gridRow(alignment: alignment?.vertical, evaluator.content(content))
    }
    guard let horizontal = evaluator.given(call["horizontalSpacing"], \.number),
      let vertical = evaluator.given(call["verticalSpacing"], along: [.vertical], \.number)
    else { return nil }
    let style = GridStyle(
      alignment: alignment ?? .center,
      horizontalSpacing: horizontal,
      verticalSpacing: vertical
    )
    return .grid(style, evaluator.content(content))
  }
}
