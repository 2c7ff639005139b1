internal import GalleyModel

/// `GroupBox`: a label above its content, on a panel.
enum BoxFamily: ViewFamily {
  static let names = ["GroupBox"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["content"] else { return nil }
    var label: [Element] = []
    if let title = call.unlabelled.first {
      guard let text = evaluator.title(title) else { return nil }
      let font = EnvironmentChange.font(FontSpec(.style(.headline)))
      label = [
        Element(.modified(.environment(font), Element(.text(text), at: call.location)), at: call.location)
      ]
    } else if let view = call["label"] {
      label = evaluator.content(view)
    }
    let stack = Element(
      .stack(
        .vertical,
        alignment: Alignment(.leading, .center),
        spacing: nil,
        label + evaluator.content(content)
      ),
      at: call.location
    )
    let padded = Element(.modified(.padding(Padding(Edge.allCases, length: nil)), stack), at: call.location)
    let panel = Fill(.roundedRectangle(radius: 8), color: Paint(red: 0.95, green: 0.95, blue: 0.97))
    return .modified(.background(alignment: .center, [Element(.fill(panel), at: call.location)]), padded)
  }
}
