internal import GalleyModel

/// `safeAreaInset`, `safeAreaPadding`, `ignoresSafeArea`.
enum SafeAreaFamily: ModifierFamily {
  static let names = ["safeAreaInset", "safeAreaPadding", "ignoresSafeArea", "edgesIgnoringSafeArea"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    switch call.name {
    case "safeAreaPadding":
      let padding = Call("padding", call.arguments, at: call.location, call.scope)
      return PaddingFamily.apply(padding, to: element, evaluator)
    case "safeAreaInset":
      let edges: [String: Edge] = [
        "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
      ]
      guard let edge = call["edge"].flatMap({ evaluator.value($0).member }).flatMap({ edges[$0] }),
        let content = call.trailing ?? call["content"]
      else { return nil }
      var spacing: Double?
      switch call["spacing"].map(evaluator.value) {
      case nil, .null?: spacing = nil
      case let value?:
        guard let points = value.number else { return nil }
        spacing = points
      }
      return wrap(element, .safeAreaInset(edge, spacing: spacing, evaluator.content(content)), call)
    default: return wrap(element, .ignoresSafeArea, call)
    }
  }
}
