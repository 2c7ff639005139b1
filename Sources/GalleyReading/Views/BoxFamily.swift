internal import GalleyModel

/// `GroupBox`: a label above its content, on a panel; `ControlGroup`: controls side by side.
enum BoxFamily: ViewFamily {
  static let names = ["GroupBox", "ControlGroup"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let argument = call.trailing ?? call["content"] else { return nil }
    let content = evaluator.content(argument)
    if call.name == "ControlGroup" {
      // A group's label is shown in menus only.
      return .stack(.horizontal, alignment: .center, spacing: nil, content)
    }
    let label: [Element] =
      call.unlabelled.isEmpty && call["label"] == nil ? [] : ControlLabel.read(call, evaluator) ?? []
    let font = EnvironmentChange.font(FontSpec(.style(.headline)))
    let heading = label.map { Element(.modified(.environment(font), $0), at: call.location) }
    let stack = Element(
      .stack(.vertical, alignment: Alignment(.leading, .center), spacing: nil, heading + content),
      at: call.location
    )
    let padded = Element(.modified(.padding(Padding(Edge.allCases, length: nil)), stack), at: call.location)
    let panel = Fill(.roundedRectangle(radius: 8), color: Paint(red: 0.95, green: 0.95, blue: 0.97))
    let box = Element(
      .modified(.background(alignment: .center, [Element(.fill(panel), at: call.location)]), padded),
      at: call.location
    )
    let parts = ["label": label, "content": content]
    return .modified(.styleable(by: "groupBoxStyle", parts: parts), box)
  }
}
