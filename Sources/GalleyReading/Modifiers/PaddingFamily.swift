internal import GalleyModel

/// `padding()`, `padding(8)`, `padding(.horizontal)`, `padding([.top, .leading], 8)`, `padding(EdgeInsets(…))`.
enum PaddingFamily: ModifierFamily {
  static let names = ["padding", "scenePadding"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let padding = padding(call, evaluator) else { return nil }
    return padding.map { wrap(element, .padding($0), call) } ?? element
  }

  /// What a call says of the edges; the value inside is `nil` when source does not tell it.
  static func padding(_ call: Call, _ evaluator: Evaluator) -> Padding?? {
    let arguments = call.unlabelled
    guard arguments.count == call.arguments.count else { return nil }
    switch arguments.count {
    case 0: return Padding(Edge.allCases, length: nil)
    case 1:
      return evaluator.given(arguments[0]) { value in
        if let length = value.number { return Padding(Edge.allCases, length: length) }
        return insets(value, evaluator) ?? edges(value).map { Padding($0, length: nil) }
      }
    case 2:
      guard let edges = evaluator.given(arguments[0], edges) else { return nil }
      guard let edges else { return .some(nil) }
      if case .null = evaluator.value(arguments[1]) { return Padding(edges, length: nil) }
      guard let length = evaluator.given(arguments[1], along: axes(edges), \.number) else { return nil }
      return .some(length.map { Padding(edges, length: $0) })
    default: return nil
    }
  }

  private static func axes(_ edges: Set<Edge>) -> Set<Axis> {
    // A narrower view may be a taller one.
    edges.isDisjoint(with: [.leading, .trailing]) ? [.vertical] : Axis.both
  }

  static func edges(_ value: Value) -> Set<Edge>? {
    switch value {
    case .array(let members):
      let parts = members.map(edges)
      guard !parts.contains(nil) else { return nil }
      return parts.reduce(into: []) { $0.formUnion($1 ?? []) }
    default:
      return switch value.member {
      case "top": [.top]
      case "leading": [.leading]
      case "bottom": [.bottom]
      case "trailing": [.trailing]
      case "horizontal": [.leading, .trailing]
      case "vertical": [.top, .bottom]
      case "all": Set(Edge.allCases)
      default: nil
      }
    }
  }

  /// `EdgeInsets(top: 8, …)`; an edge of which source does not tell the length is noted, and has none.
  static func insets(_ value: Value, _ evaluator: Evaluator) -> Padding? {
    guard case .chain(let chain) = value, let step = chain.steps.first, step.name == "init",
      chain.base == "EdgeInsets" || chain.base == nil, let arguments = step.arguments
    else { return nil }
    let names: [String: Edge] = ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing]
    var edges: [Edge: Double?] = [:]
    for argument in arguments {
      guard let edge = names[argument.label ?? ""],
        let length = evaluator.given(argument, along: axes([edge]), \.number)
      else { return nil }
      edges[edge] = length ?? 0
    }
    return Padding(edges: edges)
  }
}
