internal import GalleyModel

/// `DatePicker`, `MultiDatePicker` and `ColorPicker`: a label, and a box for a value that only the running app knows.
enum ValueControlFamily: ViewFamily {
  static let names = ["DatePicker", "MultiDatePicker", "ColorPicker"]

  static let wheel = PlatformControl(.datePicker, width: 320, height: 216, isEstimated: true)
  static let calendar = PlatformControl(.datePicker, width: nil, height: 330, isEstimated: true)
  private static let date = PlatformControl(.datePicker, width: 120, height: 34, isEstimated: true)
  private static let color = PlatformControl(.colorWell, width: 28, height: 28, isEstimated: true)

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let label = ControlLabel.read(call, closure: call.trailing, evaluator) else { return nil }
    if call.name == "MultiDatePicker" {
      return .modified(.control, Element(.platform(calendar), at: call.location))
    }
    let box = call.name == "ColorPicker" ? color : date
    let row = Element.Kind.stack(
      .horizontal,
      alignment: .center,
      spacing: nil,
      label
        + [
          Element(.spacer(minLength: nil), at: call.location), Element(.platform(box), at: call.location),
        ]
    )
    let control = Element(.modified(.control, Element(row, at: call.location)), at: call.location)
    guard call.name == "DatePicker" else { return control.kind }
    return .modified(.styleable(by: "datePickerStyle", parts: ["label": label]), control)
  }
}
