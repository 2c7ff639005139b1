internal import GalleyModel

/// `ProgressView` and `Slider`.
enum ProgressFamily: ViewFamily {
  static let names = ["ProgressView", "Slider"]

  static let spinner = PlatformControl(.spinner, width: 20, height: 20, isEstimated: true)
  static let bar = PlatformControl(.progressBar, width: nil, height: 4, isEstimated: true)

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    if call.name == "Slider" { return slider(call, evaluator) }
    let isBar = call["value"] != nil || call["timerInterval"] != nil
    var label: [Element] = []
    // `ProgressView(progress)` and a configuration of a style have no text of their own.
    if let title = call.unlabelled.first {
      label = evaluator.title(title).map { [Element(.text($0), at: call.location)] } ?? []
    } else if let closure = call["label"] ?? call.trailing {
      label = evaluator.content(closure)
    }
    let current = call["currentValueLabel"].map(evaluator.content) ?? []
    let indicator = Element(.platform(isBar ? bar : spinner), at: call.location)
    let parts = ["label": label, "currentValueLabel": current]
    let members = label + [indicator] + current
    let alignment: Alignment = isBar ? Alignment(.leading, .center) : .center
    let stack = Element.Kind.stack(.vertical, alignment: alignment, spacing: nil, members)
    let view = members.count == 1 ? indicator : Element(stack, at: call.location)
    return .modified(.styleable(by: "progressViewStyle", parts: parts), view)
  }

  /// The labels at its ends are shown, its own is not.
  private static func slider(_ call: Call, _ evaluator: Evaluator) -> Element.Kind {
    let bar = Element(
      .platform(PlatformControl(.slider, width: nil, height: 31, isEstimated: true)),
      at: call.location
    )
    let least = call["minimumValueLabel"].map(evaluator.content) ?? []
    let most = call["maximumValueLabel"].map(evaluator.content) ?? []
    let members = least + [bar] + most
    let stack = Element.Kind.stack(.horizontal, alignment: .center, spacing: nil, members)
    return .modified(.control, members.count == 1 ? bar : Element(stack, at: call.location))
  }
}
