internal import GalleyModel

/// `frame`, in its fixed and its flexible form.
enum FrameFamily: ModifierFamily {
  static let names = ["frame"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    var lengths: [String: Double] = [:]
    for argument in call.arguments where argument.label != "alignment" {
      guard let label = argument.label else { return nil }
      // A narrower text may be a taller one, not the other way round.
      let axes: Set<Axis> = label.lowercased().hasSuffix("height") ? [.vertical] : Axis.both
      guard let length = evaluator.given(argument, along: axes, \.number) else { return nil }
      lengths[label] = length
    }
    guard let given = evaluator.given(call["alignment"], evaluator.alignment) else { return nil }
    let alignment = given ?? .center
    let fixed = ["width", "height", "alignment"]
    guard call.arguments.allSatisfy({ fixed.contains($0.label ?? "") }) else {
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
