internal import GalleyModel

/// A family of the framework's views.
protocol ViewFamily: SendableMetatype {
  static var names: [String] { get }

  /// What a call of one of the names makes; `nil` when its arguments are not understood.
  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind?
}

/// The views that are understood, one line a family.
enum ViewCatalogue {
  private static let families: [any ViewFamily.Type] = [
    BoxFamily.self,
    ButtonFamily.self,
    DividerFamily.self,
    FieldFamily.self,
    FitsFamily.self,
    ForEachFamily.self,
    GaugeFamily.self,
    GeometryFamily.self,
    GridFamily.self,
    GroupFamily.self,
    ImageFamily.self,
    LabelFamily.self,
    LazyGridFamily.self,
    LazyStackFamily.self,
    LinkFamily.self,
    ListFamily.self,
    NavigationFamily.self,
    PickerFamily.self,
    ProgressFamily.self,
    ScrollFamily.self,
    ShapeFamily.self,
    SpacerFamily.self,
    StackFamily.self,
    SurfaceFamily.self,
    TabFamily.self,
    TableFamily.self,
    TextFamily.self,
    ThirdPartyFamily.self,
    TimelineFamily.self,
    ToggleFamily.self,
    ToolbarFamily.self,
    UnavailableFamily.self,
    ValueControlFamily.self,
    WidgetConfigurationFamily.self,
  ]

  private static let byName = Dictionary(
    uniqueKeysWithValues: families.flatMap { family in family.names.map { ($0, family) } }
  )

  static func family(_ name: String) -> (any ViewFamily.Type)? { byName[name] }

  /// What a call of a known view makes, marked when source does not tell what it was given; `nil` when its arguments
  /// are not understood.
  static func read(_ call: Call, _ evaluator: Evaluator) -> Element? {
    let (kind, mark) = evaluator.unknowns.marking(call.name) { byName[call.name]?.read(call, evaluator) }
    guard let kind else { return nil }
    let element = Element(kind, at: call.location)
    guard let mark else { return element }
    evaluator.unknowns.record(.view, mark.spelling, at: call.location)
    return Element(.modified(.uncertain(name: call.name, axes: mark.axes), element), at: call.location)
  }
}
