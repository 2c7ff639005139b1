internal import GalleyModel

/// A family of the framework's modifiers.
protocol ModifierFamily: SendableMetatype {
  static var names: [String] { get }

  /// A view with the modifier; `nil` when the arguments are not understood.
  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element?
}

extension ModifierFamily {
  static func wrap(_ element: Element, _ modifier: ElementModifier<TextExpression>, _ call: Call) -> Element {
    Element(.modified(modifier, element), at: call.location)
  }
}

/// The modifiers that are understood, one line a family.
enum ModifierCatalogue {
  private static let families: [any ModifierFamily.Type] = [
    AlignmentGuideFamily.self,
    AspectRatioFamily.self,
    BadgeFamily.self,
    BarFamily.self,
    BorderFamily.self,
    ButtonStyleFamily.self,
    ClipFamily.self,
    ContentMarginsFamily.self,
    ControlSizeFamily.self,
    ControlStyleFamily.self,
    CustomModifierFamily.self,
    EnvironmentFamily.self,
    FixedSizeFamily.self,
    FontModifierFamily.self,
    ForegroundFamily.self,
    FrameFamily.self,
    GridCellFamily.self,
    ImageScaleFamily.self,
    LabelStyleFamily.self,
    LayerFamily.self,
    LineFamily.self,
    ListStyleFamily.self,
    OffsetFamily.self,
    PaddingFamily.self,
    PaintFamily.self,
    PickerStyleFamily.self,
    PositionFamily.self,
    PresentationFamily.self,
    PreviewFamily.self,
    ResizableFamily.self,
    SafeAreaFamily.self,
    SearchFamily.self,
    ShapeStyleFamily.self,
    TabItemFamily.self,
    TextCaseFamily.self,
    TextSizeFamily.self,
    ThirdPartyModifierFamily.self,
    TransformFamily.self,
  ]

  private static let byName = Dictionary(
    uniqueKeysWithValues: families.flatMap { family in family.names.map { ($0, family) } }
  )

  /// Names that other values than views have too, so that they do not show what they are called on to be a view.
  private static let common: Set<String> = Set(ThirdPartyModifierFamily.loading)
    .union(["inset", "rotation", "scale", "transform", "trim"])

  /// Whether only a view has a modifier of the name.
  static func knows(_ name: String) -> Bool { byName[name] != nil && !common.contains(name) }

  /// A view with a known modifier, marked when source does not tell what it was given; `nil` when the arguments are not
  /// understood.
  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    let (result, mark) = evaluator.unknowns.marking(call.name) {
      byName[call.name]?.apply(call, to: element, evaluator)
    }
    guard let result, let mark else { return result }
    evaluator.unknowns.record(.modifier, mark.spelling, at: call.location)
    return Element(.modified(.uncertain(name: call.name, axes: mark.axes), result), at: call.location)
  }
}
