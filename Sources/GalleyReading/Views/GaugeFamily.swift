internal import GalleyModel

/// `Gauge`: a bar with its label above and the values at its ends.
enum GaugeFamily: ViewFamily {
  static let names = ["Gauge"]

  /// Of the circular gauges of a complication.
  static let circle = PlatformControl(.gauge, width: 58, height: 58, isEstimated: true)

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let closure = call["label"] ?? call.trailing else { return nil }
    let label = evaluator.content(closure)
    let part = { (name: String) in call[name].map(evaluator.content) ?? [] }
    let current = part("currentValueLabel")
    let least = part("minimumValueLabel")
    let most = part("maximumValueLabel")
    let bar = Element(
      .platform(PlatformControl(.gauge, width: nil, height: 6, isEstimated: true)),
      at: call.location
    )
    let line = Element(
      .stack(.horizontal, alignment: .center, spacing: nil, least + [bar] + most),
      at: call.location
    )
    let stack = Element(
      .stack(.vertical, alignment: .center, spacing: nil, label + [line] + current),
      at: call.location
    )
    let parts = [
      "label": label, "currentValueLabel": current, "minimumValueLabel": least, "maximumValueLabel": most,
    ]
    return .modified(.styleable(by: "gaugeStyle", parts: parts), stack)
  }
}
