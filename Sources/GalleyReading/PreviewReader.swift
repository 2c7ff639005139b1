internal import GalleyModel

/// `#Preview` blocks and `PreviewProvider`s: a team's own list of what to look at.
struct PreviewReader {
  let evaluator: Evaluator

  func screens(_ preview: PreviewDeclaration) -> [Screen] {
    evaluator.screens {
      switch preview {
      case .macro(let macro, let file): [screen(macro, file)].compactMap { $0 }
      case .provider(let type, let previews): screens(type, previews)
      }
    }
  }

  // MARK: #Preview

  private func screen(_ macro: MacroExpansion, _ file: SourceFile) -> Screen? {
    let location = macro.location
    let scope = Scope(file: file, isSample: true)
    let written = macro.arguments.first {
      $0.isTrailing && $0.label == nil || ["body", "widget"].contains($0.label)
    }
    guard case .closure(let content)? = written?.expression.kind else {
      evaluator.record(.expression, "#Preview without a closure", at: location)
      return nil
    }
    var name: String?
    var window = Screen.Window.device
    for argument in macro.arguments where !argument.isTrailing {
      switch argument.label {
      case nil where name == nil && argument.expression.isString: name = argument.expression.literalText
      case "traits", nil:
        let value = evaluator.value(argument.expression, scope)
        if let traits = Self.window(value, evaluator) {
          window = traits
        } else {
          evaluator.record(.expression, argument.expression.summary, at: argument.location)
        }
      default: continue
      }
    }
    let root = evaluator.grouped(evaluator.built(content.body, scope), at: location)
    return Screen(name: name ?? Self.fallback(location), location: location, window: window, root: root)
  }

  /// What a trait says about the window; `nil` when it says something that is not understood.
  static func window(_ trait: Value, _ evaluator: Evaluator) -> Screen.Window? {
    guard case .chain(let chain) = trait, let step = chain.steps.last else { return nil }
    switch step.name {
    case "sizeThatFitsLayout", "sizeThatFits": return .fits
    case "defaultLayout", "device", "portrait": return .device
    case "fixedLayout", "fixed":
      let lengths = (step.arguments ?? []).map { evaluator.value($0).number }
      guard lengths.count == 2, let width = lengths[0], let height = lengths[1], width.isFinite,
        height.isFinite,
        width > 0, height > 0
      else { return nil }
      return .fixed(Size(width: width, height: height))
    default: return nil
    }
  }

  // MARK: PreviewProvider

  private func screens(_ type: TypeDeclaration, _ previews: ComputedProperty) -> [Screen] {
    let scope = Scope(file: previews.file, context: type)
    let location = previews.body.location
    let elements = evaluator.built(previews.body, scope).flatMap(members(_:))
    return elements.enumerated().map { number, element in
      let settings = settings(of: element)
      let standard = elements.count == 1 ? type.name : "\(type.name) \(number + 1)"
      return Screen(
        name: settings.name ?? standard,
        location: location,
        window: settings.window ?? .device,
        root: element
      )
    }
  }

  private func members(_ element: Element) -> [Element] {
    switch element.kind {
    case .group(let members): members.flatMap(members(_:))
    case .modified(let modifier, let inner):
      members(inner).map { Element(.modified(modifier, $0), at: element.location) }
    default: [element]
    }
  }

  /// What `previewDisplayName` and `previewLayout` around a view say.
  private func settings(of element: Element) -> (name: String?, window: Screen.Window?) {
    guard case .modified(let modifier, let inner) = element.kind else { return (nil, nil) }
    let found = settings(of: inner)
    guard case .preview(let setting) = modifier else { return found }
    switch setting {
    case .name(let name): return (name, found.window)
    case .window(let window): return (found.name, window)
    }
  }

  private static func fallback(_ location: SourceLocation) -> String {
    let file = location.file.split(separator: "/").last ?? ""
    return "\(file):\(location.line)"
  }
}
