internal import GalleyModel

/// `ProgressView` and `Slider`.
enum ProgressFamily: ViewFamily {
  static let names = ["ProgressView", "Slider"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    if call.name == "Slider" {
      return .modified(
        .control,
        Element(.platform(PlatformControl(.slider, width: nil, height: 31)), at: call.location)
      )
    }
    let bar = Element.Kind.platform(
      call["value"] == nil
        ? PlatformControl(.spinner, width: 20, height: 20)
        : PlatformControl(.progressBar, width: nil, height: 4)
    )
    guard let title = call.unlabelled.first else { return call.trailing == nil ? bar : nil }
    guard let text = evaluator.title(title) else { return nil }
    return .stack(
      .vertical,
      alignment: call["value"] == nil ? .center : Alignment(.leading, .center),
      spacing: nil,
      [Element(.text(text), at: call.location), Element(bar, at: call.location)]
    )
  }
}
