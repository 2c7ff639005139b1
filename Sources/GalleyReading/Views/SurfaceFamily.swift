internal import GalleyModel

/// Views that fill what they are offered and paint what only the running app knows: maps, charts, films, pages.
///
/// Which texts they paint is not known, so that each is among the unknown values.
enum SurfaceFamily: ViewFamily {
  static let names = [
    "CameraView", "Canvas", "Chart", "Chart3D", "LookAroundPreview", "Map", "Model3D", "RealityView",
    "SceneView", "SpriteView", "VideoPlayer", "WebView",
  ]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    evaluator.unknowns.record(.view, "content of \(call.name)", at: call.location)
    return .platform(PlatformControl(.surface, width: nil, height: nil))
  }
}
