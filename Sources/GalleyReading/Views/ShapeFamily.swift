internal import GalleyModel

/// Shapes and `Color`; one whose corners depend on what it stands in is a rectangle.
enum ShapeFamily: ViewFamily {
  static let names = [
    "Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse", "Color", "ContainerRelativeShape",
    "ConcentricRectangle", "UnevenRoundedRectangle", "LinearGradient", "RadialGradient", "AngularGradient",
    "EllipticalGradient", "MeshGradient", "AnyShape", "Path", "AccessoryWidgetBackground",
  ]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    if call.name == "Color" {
      return .fill(Fill(.rectangle, color: ColorValue.made(call.arguments, evaluator)))
    }
    if call.name.hasSuffix("Gradient") || call.name == "AccessoryWidgetBackground" {
      return .fill(Fill(.rectangle, color: ColorValue.unknown))
    }
    return shape(call.name, call.arguments, evaluator).map { .fill(Fill($0)) }
  }

  static func shape(_ name: String, _ arguments: [Argument], _ evaluator: Evaluator) -> Fill.Shape? {
    switch name {
    case "Rectangle", "rect", "ContainerRelativeShape", "containerRelative", "ConcentricRectangle",
      "UnevenRoundedRectangle":
      return .rectangle
    // Any other shape, whose outline is drawn in the same bounds.
    case "AnyShape", "ButtonBorderShape", "OffsetShape", "RotatedShape", "ScaledShape", "Path":
      return .rectangle
    case "Capsule", "capsule": return .capsule
    case "Circle", "circle": return .circle
    case "Ellipse", "ellipse": return .ellipse
    case "RoundedRectangle":
      let radius = arguments.first { $0.label == "cornerRadius" }.map { evaluator.value($0) }
      let size = arguments.first { $0.label == "cornerSize" }.flatMap { evaluator.size(evaluator.value($0)) }
      return .roundedRectangle(radius: radius?.number ?? size?.width ?? 8)
    default: return nil
    }
  }

  /// The shape an argument names: a call, or an implicit member.
  static func shape(_ argument: Argument, _ evaluator: Evaluator) -> Fill.Shape? {
    switch evaluator.value(argument) {
    case .view(let element):
      if case .fill(let fill) = element.kind { return fill.shape }
      return nil
    case .chain(let chain):
      guard let step = chain.steps.first else { return nil }
      if step.name == "rect", let arguments = step.arguments {
        return shape("RoundedRectangle", arguments, evaluator)
      }
      return shape(step.name, step.arguments ?? [], evaluator)
    default: return nil
    }
  }
}
