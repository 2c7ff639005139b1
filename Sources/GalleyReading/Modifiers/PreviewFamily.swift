internal import GalleyModel

/// `previewDisplayName`, `previewLayout` and `previewContext`, which a `PreviewProvider` says around its views.
enum PreviewFamily: ModifierFamily {
  static let names = ["previewDisplayName", "previewLayout", "previewContext"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first else { return nil }
    let setting: PreviewSetting?
    switch call.name {
    // A name that is not known only leaves the preview without one.
    case "previewDisplayName": setting = evaluator.verbatim(argument).map { .name($0) }
    case "previewLayout":
      guard
        let window = evaluator.given(argument, { PreviewReader.window($0, evaluator) })
      else { return nil }
      setting = window.map { .window($0) }
    default: return WidgetFamily.previewed(element, argument, call, evaluator)
    }
    return setting.map { wrap(element, .preview($0), call) } ?? wrap(element, .paint(name: call.name), call)
  }
}

/// The sizes of widgets, of the phone that is 390 points wide.
///
/// They are the platform's documented ones for that phone; another phone's differ, so that nothing in them is certain.
enum WidgetFamily {
  private static let sizes: [String: Size] = [
    "systemSmall": Size(width: 158, height: 158), "systemMedium": Size(width: 338, height: 158),
    "systemLarge": Size(width: 338, height: 354), "systemExtraLarge": Size(width: 715, height: 330),
    "accessoryCircular": Size(width: 72, height: 72), "accessoryRectangular": Size(width: 160, height: 72),
    "accessoryInline": Size(width: 257, height: 26), "accessoryCorner": Size(width: 40, height: 40),
  ]

  /// A view in a widget's window, where `WidgetPreviewContext(family: .systemSmall)` is said of it.
  static func previewed(
    _ element: Element,
    _ context: Argument,
    _ call: Call,
    _ evaluator: Evaluator
  ) -> Element {
    guard case .chain(let chain) = evaluator.value(context), chain.base == "WidgetPreviewContext",
      let family = chain.steps.first?.arguments?.first,
      let size = evaluator.value(family).member.flatMap({ sizes[$0] })
    else { return PreviewFamily.wrap(element, .paint(name: call.name), call) }
    let estimated = PreviewFamily.wrap(element, .uncertain(name: call.name, axes: Axis.both), call)
    return PreviewFamily.wrap(estimated, .preview(.window(.fixed(size))), call)
  }
}
