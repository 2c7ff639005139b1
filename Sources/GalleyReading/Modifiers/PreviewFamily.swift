internal import GalleyModel

/// `previewDisplayName` and `previewLayout`, which a `PreviewProvider` says around its views.
enum PreviewFamily: ModifierFamily {
  static let names = ["previewDisplayName", "previewLayout"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first else { return nil }
    if call.name == "previewDisplayName" {
      return evaluator.verbatim(argument).map { wrap(element, .preview(.name($0)), call) }
    }
    let trait = evaluator.value(argument)
    return PreviewReader.window(trait, evaluator).map { wrap(element, .preview(.window($0)), call) }
  }
}
