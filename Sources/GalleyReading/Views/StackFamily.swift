internal import GalleyModel

/// `HStack`, `VStack` and `ZStack`.
enum StackFamily: ViewFamily {
  static let names = ["HStack", "VStack", "ZStack"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["content"] else { return nil }
    // A narrower room makes taller texts, not the other way round; members are aligned across the stack.
    let along: Set<Axis> = call.name == "VStack" ? [.vertical] : Axis.both
    let across: Set<Axis> =
      switch call.name {
      case "HStack": [.vertical]
      case "VStack": [.horizontal]
      default: Axis.both
      }
    guard let spacing = evaluator.given(call["spacing"], along: along, \.number),
      let given = evaluator.given(call["alignment"], along: across, evaluator.alignment)
    else { return nil }
    let alignment = given ?? .center
    let members = evaluator.content(content)
    return switch call.name {
    case "HStack": .stack(.horizontal, alignment: alignment, spacing: spacing, members)
    case "VStack": .stack(.vertical, alignment: alignment, spacing: spacing, members)
    default: .zstack(alignment: alignment, members)
    }
  }
}

extension Evaluator {
  /// `.leading`, `.topTrailing`, `.firstTextBaseline`, …; `nil` for a custom alignment.
  func alignment(_ value: Value) -> Alignment? {
    if let name = value.member { return Alignment(named: name) }
    // `Alignment(horizontal: .leading, vertical: .top)`
    guard case .chain(let chain) = value, chain.base == nil || chain.base == "Alignment",
      chain.steps.count == 1, let step = chain.steps.first, step.name == "init",
      let arguments = step.arguments
    else { return nil }
    let part = { (label: String) -> Alignment? in
      arguments.first { $0.label == label }.flatMap { self.value($0).member }.flatMap(Alignment.init(named:))
    }
    guard let horizontal = part("horizontal"), let vertical = part("vertical") else { return nil }
    return Alignment(horizontal.horizontal, vertical.vertical)
  }
}

extension Alignment {
  init?(named name: String) {
    let lower = name.lowercased()
    let horizontal = HorizontalAlignment.allCases.first { lower.hasSuffix($0.rawValue) }
    let vertical = VerticalAlignment.allCases.first { name.hasPrefix($0.rawValue) }
    guard horizontal != nil || vertical != nil else { return nil }
    self.init(horizontal ?? .center, vertical ?? .center)
  }
}
