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
    BarFamily.self,
    BorderFamily.self,
    ButtonStyleFamily.self,
    ClipFamily.self,
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
    ShapeStyleFamily.self,
    TabItemFamily.self,
    TextCaseFamily.self,
    TransformFamily.self,
    UnseenFamily.self,
  ]

  private static let byName = Dictionary(
    uniqueKeysWithValues: families.flatMap { family in family.names.map { ($0, family) } }
  )

  static func knows(_ name: String) -> Bool { byName[name] != nil }

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    byName[call.name]?.apply(call, to: element, evaluator)
  }
}
