internal import GalleyModel

/// `Picker`: its label and the option chosen; what is chosen is shown only where source tells.
enum PickerFamily: ViewFamily {
  static let names = ["Picker"]

  /// The parts of a picker, which a style or a list arranges otherwise.
  struct Parts {
    var label: [Element]
    var options: [Element]
    var chosen: Element
  }

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let label = ControlLabel.read(call, evaluator) else { return nil }
    let content = call.trailing ?? call["content"]
    // What an initializer of the app's own makes the options of is not followed.
    if content == nil { evaluator.unknowns.note("content", along: Axis.both) }
    let options = flattened(content.map(evaluator.content) ?? [])
    let selection = call["selection"].flatMap { TagValue.text(evaluator.bound($0), evaluator) }
    let chosen =
      options.first { selection != nil && TagValue.tag(of: $0) == selection }
      ?? Element(.text(.unknown(sample: Evaluator.sample)), at: call.location)
    let parts = Parts(label: label, options: options, chosen: chosen)
    return .modified(
      .styleable(by: "picker", parts: ["label": label, "options": options, "chosen": [chosen]]),
      Element(.modified(.control, menu(parts, at: call.location)), at: call.location)
    )
  }

  /// The parts of a node that is a picker.
  static func parts(of node: Element) -> Parts? {
    guard case .modified(.styleable(by: "picker", let parts), _) = node.kind,
      let chosen = parts["chosen"]?.first
    else { return nil }
    return Parts(label: parts["label"] ?? [], options: parts["options"] ?? [], chosen: chosen)
  }

  /// The chosen option and the sign of a menu; a label is shown in lists only.
  private static func menu(_ parts: Parts, at location: SourceLocation) -> Element {
    let sign = Element(.image(ImageContent(.symbol("chevron.up.chevron.down"))), at: location)
    return Element(
      .stack(.horizontal, alignment: .center, spacing: 4, [parts.chosen, sign]),
      at: location
    )
  }

  /// As a row of a list: the label before the chosen option.
  static func row(_ parts: Parts, at location: SourceLocation) -> Element {
    let gap = Element(.spacer(minLength: nil), at: location)
    let row = Element.Kind.stack(
      .horizontal,
      alignment: .center,
      spacing: nil,
      parts.label + [gap, menu(parts, at: location)]
    )
    return Element(.modified(.control, Element(row, at: location)), at: location)
  }

  /// Options side by side in equal parts, each on one line.
  static func segmented(_ options: [Element], at location: SourceLocation) -> Element {
    let wide = FlexibleFrame(width: .init(maximum: .infinity))
    let segments = options.map { option in
      let line = Element(
        .modified(.environment(.lineLimit(minimum: nil, maximum: 1)), option),
        at: option.location
      )
      let font = EnvironmentChange.font(FontSpec(.system(size: 13)))
      let small = Element(.modified(.environment(font), line), at: location)
      return Element(.modified(.flexibleFrame(wide), small), at: location)
    }
    let bar = Element(.stack(.horizontal, alignment: .center, spacing: 0, segments), at: location)
    let frame = Element(.modified(.frame(width: nil, height: 32, alignment: .center), bar), at: location)
    return Element(.modified(.control, frame), at: location)
  }

  static func flattened(_ options: [Element]) -> [Element] {
    options.flatMap { option in
      if case .group(let members) = option.kind { flattened(members) } else { [option] }
    }
  }
}

/// What `tag` says, where it is a value that can be told from others.
enum TagValue {
  static func text(_ value: Value, _ evaluator: Evaluator) -> String? {
    switch value {
    case .bool(let flag): return "\(flag)"
    case .integer(let number): return "\(number)"
    case .instance(let instance):
      guard let name = instance.enumCase, instance.fields.isEmpty else { return nil }
      return name
    case .chain: return value.member
    case .string(.verbatim(let text)): return text
    case .literal:
      guard case .verbatim(let text)? = evaluator.string(value) else { return nil }
      return text
    default: return nil
    }
  }

  /// The tag of an option.
  static func tag(of element: Element) -> String? {
    guard case .modified(let modifier, let inner) = element.kind else { return nil }
    if case .paint(let name) = modifier, name.hasPrefix("tag "), name.count > 4 {
      return String(name.dropFirst(4))
    }
    return tag(of: inner)
  }
}
