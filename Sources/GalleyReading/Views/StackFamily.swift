internal import GalleyModel

/// `HStack`, `VStack` and `ZStack`.
enum StackFamily: ViewFamily {
  static let names = ["HStack", "VStack", "ZStack"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["content"] else { return nil }
    var unknown: String?
    var alignment = Alignment.center
    if let argument = call["alignment"] {
      if let given = evaluator.alignment(argument) { alignment = given } else { unknown = "alignment" }
    }
    var spacing: Double?
    if let argument = call["spacing"] {
      let value = evaluator.value(argument)
      if case .null = value {
        spacing = nil
      } else {
        spacing = value.number
        if spacing == nil { unknown = "spacing" }
      }
    }
    let members = evaluator.content(content)
    let stack: Element.Kind =
      switch call.name {
      case "HStack": .stack(.horizontal, alignment: alignment, spacing: spacing, members)
      case "VStack": .stack(.vertical, alignment: alignment, spacing: spacing, members)
      default: .zstack(alignment: alignment, members)
      }
    guard let unknown else { return stack }
    // The members are known; where they stand is not.
    let name = "\(unknown) of \(call.name)"
    evaluator.record(.expression, name, at: call.location)
    return .modified(.opaque(name: name), Element(stack, at: call.location))
  }
}

extension Evaluator {
  /// `.leading`, `.topTrailing`, `.firstTextBaseline`, …; `nil` for a custom alignment.
  func alignment(_ argument: Argument) -> Alignment? {
    guard let name = value(argument.expression, argument.scope).member else { return nil }
    return Alignment(named: name)
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
