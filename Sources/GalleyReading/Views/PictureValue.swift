internal import GalleyModel

/// Pictures of the project: by name, by the symbol that Xcode generates, or as a `UIImage`.
enum PictureValue {
  /// The picture an argument names; it is looked for in `bundle`, and without one in the app.
  static func image(_ argument: Argument, bundle: Argument?, _ evaluator: Evaluator) -> ImageContent {
    image(evaluator.value(argument), bundle: bundle, near: argument.scope.file.path, evaluator)
  }

  private static func image(
    _ value: Value,
    bundle: Argument?,
    near file: String,
    _ evaluator: Evaluator
  ) -> ImageContent {
    if case .chain(let chain) = value {
      if let made = made(chain, near: file, evaluator) { return made }
      if let name = symbol(chain, evaluator) { return found(name, near: file, evaluator) }
    } else if case .verbatim(let name)? = evaluator.string(value) {
      let image = found(name, near: file, evaluator)
      return image.lookup == .missing && !isOwn(bundle, evaluator) ? ImageContent(.asset(name)) : image
    }
    return ImageContent(.asset("?"))
  }

  private static func found(_ name: String, near file: String, _ evaluator: Evaluator) -> ImageContent {
    guard let asset = evaluator.assets.image(name, near: file) else {
      return ImageContent(.asset(name), lookup: evaluator.assets.isComplete ? .missing : .unknown)
    }
    return asset.isSymbol ? ImageContent(.symbol(name)) : ImageContent(.asset(name), lookup: .found(asset))
  }

  /// `UIImage(named: "logo")`, `UIImage(resource: .logo)`, `ImageResource(name: "logo", bundle: .main)`.
  private static func made(_ chain: Chain, near file: String, _ evaluator: Evaluator) -> ImageContent? {
    guard ["UIImage", "NSImage", "ImageResource"].contains(chain.base), let step = chain.steps.first,
      step.name == "init", let arguments = step.arguments,
      let named = arguments.first(where: { ["named", "resource", "name"].contains($0.label) })
    else { return nil }
    let bundle = arguments.first { ["bundle", "in"].contains($0.label) }
    return image(evaluator.value(named), bundle: bundle, near: file, evaluator)
  }

  /// The name behind a generated symbol, as `.logo` or `ImageResource.Icons.close`.
  private static func symbol(_ chain: Chain, _ evaluator: Evaluator) -> String? {
    guard [nil, "UIImage", "NSImage", "ImageResource"].contains(chain.base),
      chain.steps.allSatisfy({ $0.arguments == nil })
    else { return nil }
    return evaluator.assets.imageName(symbol: chain.steps.map(\.name))
  }

  /// Whether the bundle is one whose catalogues are read; those of other modules may have come without source.
  private static func isOwn(_ bundle: Argument?, _ evaluator: Evaluator) -> Bool {
    guard let bundle else { return true }
    switch evaluator.value(bundle) {
    case .null: return true
    case .chain(let chain):
      return [nil, "Bundle"].contains(chain.base) && ["main", "module"].contains(chain.steps.last?.name)
    default: return false
    }
  }
}
