internal import GalleyModel

/// Views of well-known packages that behave as a view of the platform does, by what their documentation states.
enum ThirdPartyFamily: ViewFamily {
  /// Loaders of pictures: as `AsyncImage` with the picture in place.
  private static let images = [
    "AnimatedImage", "CachedAsyncImage", "KFAnimatedImage", "KFImage", "LazyImage", "WebImage",
  ]
  /// Films and pages that fill what they are offered.
  private static let surfaces = ["LottieView"]

  static let names = images + surfaces

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    if surfaces.contains(call.name) { return .platform(PlatformControl(.surface, width: nil, height: nil)) }
    let picture = Element(.image(ImageContent(.asset(call.name))), at: call.location)
    guard let content = call.trailing ?? call["content"] else { return picture.kind }
    // With a placeholder beside it the closure is given the picture, without one the state of loading.
    let given: Value = call["placeholder"] == nil ? .unknown(type: "AsyncImagePhase") : .view(picture)
    return .group(evaluator.content(content, given: [given])).lone
  }
}

/// Modifiers of well-known packages that change no layout.
enum ThirdPartyModifierFamily: ModifierFamily {
  /// Settings of picture loaders, which answer another loader.
  static let loading = [
    "appendProcessor", "cacheMemoryOnly", "cacheOriginalImage", "cancelOnDisappear", "fade",
    "forceTransition",
    "loadDiskFileSynchronously", "onCompletion", "onFailure", "onFailureImage", "onProgress", "onStart",
    "onSuccess", "pipeline", "placeholder", "priority", "processors", "retry", "setProcessor",
  ]
  /// What is painted over a view, or done with it.
  private static let painted = ["introspect", "sentryTrace", "shimmer", "shimmering", "snapshotPreferences"]

  static let names = loading + painted

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    wrap(element, .paint(name: call.name), call)
  }
}
