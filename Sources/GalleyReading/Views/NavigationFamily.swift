internal import GalleyModel

/// `NavigationStack` and `NavigationView`: a bar above, the content in what is left.
///
/// The bar's own texts are not laid out; `navigationTitle` is recorded as not understood.
enum NavigationFamily: ViewFamily {
  static let names = ["NavigationStack", "NavigationView"]

  /// Points; with a large title, which is what a bar begins with.
  private static let bar: Double = 96

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["root"] ?? call["content"] else { return nil }
    let bar = Element(.platform(PlatformControl(.navigationBar, width: nil, height: bar)), at: call.location)
    let fill = FlexibleFrame(width: .init(maximum: .infinity), height: .init(maximum: .infinity))
    let members = Element(.group(evaluator.content(content)).lone, at: call.location)
    // Several views at the root stand in a stack of their own.
    let body: Element =
      if case .group(let views) = members.kind {
        Element(.stack(.vertical, alignment: .center, spacing: nil, views), at: call.location)
      } else {
        members
      }
    return .stack(
      .vertical,
      alignment: .center,
      spacing: 0,
      [bar, Element(.modified(.flexibleFrame(fill), body), at: call.location)]
    )
  }
}
