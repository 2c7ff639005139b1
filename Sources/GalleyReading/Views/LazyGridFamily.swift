internal import GalleyModel

/// `LazyVGrid` and `LazyHGrid`, their tracks given as `GridItem`s.
enum LazyGridFamily: ViewFamily {
  static let names = ["LazyVGrid", "LazyHGrid"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["content"], let items = call["columns"] ?? call["rows"],
      case .array(let values) = evaluator.value(items)
    else { return nil }
    var alignment = Alignment.center
    if let argument = call["alignment"] {
      guard let given = evaluator.alignment(argument) else { return nil }
      alignment = given
    }
    var tracks: [LazyGridStyle.Track] = []
    var gaps: [Double?] = []
    for value in values {
      guard let item = track(value, evaluator) else { return nil }
      tracks.append(item.track)
      gaps.append(item.gap)
    }
    let style = LazyGridStyle(
      axis: call.name == "LazyVGrid" ? .vertical : .horizontal,
      tracks: tracks,
      trackSpacing: gaps,
      spacing: call["spacing"].flatMap { evaluator.value($0).number },
      alignment: alignment
    )
    return .lazyGrid(style, evaluator.content(content))
  }

  private static func track(
    _ value: Value,
    _ evaluator: Evaluator
  ) -> (track: LazyGridStyle.Track, gap: Double?)? {
    guard case .chain(let chain) = value, chain.base == "GridItem" || chain.base == nil,
      let arguments = chain.steps.first?.arguments
    else { return nil }
    let gap = arguments.first { $0.label == "spacing" }.flatMap { evaluator.value($0).number }
    guard let size = arguments.first, size.label == nil else {
      return (.flexible(minimum: 10, maximum: .infinity), gap)
    }
    guard case .chain(let kind) = evaluator.value(size), let step = kind.steps.last else { return nil }
    let number = { (label: String?) in
      step.arguments?.first { $0.label == label }.flatMap { evaluator.value($0).number }
    }
    switch step.name {
    case "fixed": return number(nil).map { (.fixed($0), gap) }
    case "flexible":
      return (.flexible(minimum: number("minimum") ?? 10, maximum: number("maximum") ?? .infinity), gap)
    case "adaptive":
      return number("minimum").map { (.adaptive(minimum: $0, maximum: number("maximum") ?? .infinity), gap) }
    default: return nil
    }
  }
}
