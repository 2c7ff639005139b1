internal import GalleyModel

/// `LazyVGrid` and `LazyHGrid`, their tracks given as `GridItem`s.
enum LazyGridFamily: ViewFamily {
  static let names = ["LazyVGrid", "LazyHGrid"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["content"], let written = call["columns"] ?? call["rows"],
      let alignment = evaluator.given(call["alignment"], evaluator.alignment),
      let spacing = evaluator.given(call["spacing"], along: along(call), \.number),
      let known = evaluator.given(written, { tracks(of: $0, evaluator) })
    else { return nil }
    // One track stands for those that source does not tell.
    let items = known ?? [Track(size: .flexible(minimum: 10, maximum: .infinity), gap: nil)]
    let style = LazyGridStyle(
      axis: call.name == "LazyVGrid" ? .vertical : .horizontal,
      tracks: items.map(\.size),
      trackSpacing: items.map(\.gap),
      spacing: spacing,
      alignment: alignment ?? .center
    )
    return .lazyGrid(style, evaluator.content(content))
  }

  /// The axes along which the distance between lines matters.
  private static func along(_ call: Call) -> Set<Axis> {
    call.name == "LazyVGrid" ? [.vertical] : Axis.both
  }

  private struct Track {
    var size: LazyGridStyle.Track
    var gap: Double?
  }

  private static func tracks(of value: Value, _ evaluator: Evaluator) -> [Track]? {
    guard case .array(let items) = value else { return nil }
    let tracks = items.compactMap { track($0, evaluator) }
    return tracks.count == items.count ? tracks : nil
  }

  private static func track(_ value: Value, _ evaluator: Evaluator) -> Track? {
    guard case .chain(let chain) = value, chain.base == "GridItem" || chain.base == nil,
      let arguments = chain.steps.first?.arguments,
      let gap = evaluator.given(arguments.first { $0.label == "spacing" }, \.number)
    else { return nil }
    guard let argument = arguments.first, argument.label == nil,
      case .chain(let kind) = evaluator.value(argument), let step = kind.steps.last
    else { return Track(size: .flexible(minimum: 10, maximum: .infinity), gap: gap) }
    let given = step.arguments ?? []
    guard let minimum = evaluator.given(given.first { $0.label != "maximum" }, \.number),
      let maximum = evaluator.given(given.first { $0.label == "maximum" }, \.number)
    else { return nil }
    let standard = LazyGridStyle.Track.flexible(minimum: 10, maximum: .infinity)
    let size: LazyGridStyle.Track? =
      switch step.name {
      case "fixed": minimum.map { .fixed($0) } ?? standard
      case "flexible": .flexible(minimum: minimum ?? 10, maximum: maximum ?? .infinity)
      case "adaptive": minimum.map { .adaptive(minimum: $0, maximum: maximum ?? .infinity) } ?? standard
      default: nil
      }
    return size.map { Track(size: $0, gap: gap) }
  }
}
