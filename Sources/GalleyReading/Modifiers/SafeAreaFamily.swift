internal import GalleyModel

/// `safeAreaInset`, `safeAreaBar`, `safeAreaPadding`, `ignoresSafeArea`.
enum SafeAreaFamily: ModifierFamily {
  static let names = [
    "safeAreaInset", "safeAreaBar", "safeAreaPadding", "ignoresSafeArea", "edgesIgnoringSafeArea",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    switch call.name {
    case "safeAreaPadding":
      let padding = Call("padding", call.arguments, at: call.location, call.scope)
      return PaddingFamily.apply(padding, to: element, evaluator)
    case "safeAreaInset", "safeAreaBar":
      let edges: [String: Edge] = [
        "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
      ]
      guard let content = call.trailing ?? call["content"],
        let edge = evaluator.given(call["edge"], { $0.member.flatMap { edges[$0] } }),
        let spacing = evaluator.given(call["spacing"], \.number)
      else { return nil }
      return wrap(
        element,
        .safeAreaInset(edge ?? .bottom, spacing: spacing, evaluator.content(content)),
        call
      )
    default: return wrap(element, .ignoresSafeArea, call)
    }
  }
}
