internal import GalleyModel

/// `frame`, in its fixed and its flexible form.
enum FrameFamily: ModifierFamily {
  static let names = ["frame"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    var lengths: [String: Double] = [:]
    var alignment = Alignment.center
    for argument in call.arguments {
      guard let label = argument.label else { return nil }
      if label == "alignment" {
        guard let given = evaluator.alignment(argument) else { return nil }
        alignment = given
        continue
      }
      switch evaluator.value(argument) {
      case .null: continue
      case let value:
        guard let length = value.number else { return nil }
        lengths[label] = length
      }
    }
    let fixed = ["width", "height"]
    guard call.arguments.allSatisfy({ $0.label == "alignment" || fixed.contains($0.label ?? "") }) else {
      let frame = FlexibleFrame(
        width: bounds("Width", lengths),
        height: bounds("Height", lengths),
        alignment: alignment
      )
      return wrap(element, .flexibleFrame(frame), call)
    }
    return wrap(
      element,
      .frame(width: lengths["width"], height: lengths["height"], alignment: alignment),
      call
    )
  }

  private static func bounds(_ axis: String, _ lengths: [String: Double]) -> FlexibleFrame.Bounds {
    FlexibleFrame.Bounds(
      minimum: lengths["min" + axis],
      ideal: lengths["ideal" + axis],
      maximum: lengths["max" + axis]
    )
  }
}
