internal import GalleyModel

/// `padding()`, `padding(8)`, `padding(.horizontal)`, `padding([.top, .leading], 8)`, `padding(EdgeInsets(…))`.
enum PaddingFamily: ModifierFamily {
  static let names = ["padding", "scenePadding"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    padding(call, evaluator).map { wrap(element, .padding($0), call) }
  }

  private static func padding(_ call: Call, _ evaluator: Evaluator) -> Padding? {
    let values = call.arguments.map { evaluator.value($0) }
    switch values.count {
    case 0: return Padding(Edge.allCases, length: nil)
    case 1:
      if let length = values[0].number { return Padding(Edge.allCases, length: length) }
      if let insets = insets(values[0], evaluator) { return insets }
      return edges(values[0]).map { Padding($0, length: nil) }
    case 2:
      guard let edges = edges(values[0]) else { return nil }
      if case .null = values[1] { return Padding(edges, length: nil) }
      return values[1].number.map { Padding(edges, length: $0) }
    default: return nil
    }
  }

  private static func edges(_ value: Value) -> Set<Edge>? {
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

  static func insets(_ value: Value, _ evaluator: Evaluator) -> Padding? {
    guard case .chain(let chain) = value, let step = chain.steps.first, step.name == "init",
      chain.base == "EdgeInsets" || chain.base == nil, let arguments = step.arguments
    else { return nil }
    let names: [String: Edge] = ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing]
    var edges: [Edge: Double?] = [:]
    for argument in arguments {
      guard let edge = names[argument.label ?? ""],
        let length = evaluator.value(argument).number
      else { return nil }
      edges[edge] = length
    }
    return Padding(edges: edges)
  }
}
