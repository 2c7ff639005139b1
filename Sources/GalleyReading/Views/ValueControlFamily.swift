internal import GalleyModel

/// `DatePicker`, `MultiDatePicker` and `ColorPicker`: a label, and a box for a value that only the running app knows.
enum ValueControlFamily: ViewFamily {
  static let names = ["DatePicker", "ColorPicker"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    let label: [Element]
    if let title = call.unlabelled.first {
      guard let text = evaluator.title(title) else { return nil }
      label = [Element(.text(text), at: call.location)]
    } else {
      guard let view = call["label"] ?? call.trailing else { return nil }
      label = evaluator.content(view)
    }
    let box =
      call.name == "ColorPicker"
      ? PlatformControl(.stepper, width: 28, height: 28) : PlatformControl(.textField, width: 120, height: 34)
    let row = Element(
      .stack(
        .horizontal,
        alignment: .center,
        spacing: nil,
        label
          + [
            Element(.spacer(minLength: nil), at: call.location), Element(.platform(box), at: call.location),
          ]
      ),
      at: call.location
    )
    return .modified(.control, row)
  }
}
