internal import GalleyModel

/// `Label`: an icon before a title, side by side.
enum LabelFamily: ViewFamily {
  static let names = ["Label"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    var icon: [Element] = []
    var title: [Element] = []
    if let first = call.unlabelled.first {
      guard let text = evaluator.titleOrSample(first) else { return nil }
      title = [Element(.text(text), at: call.location)]
      if let symbol = call["systemImage"] {
        icon = [Element(.image(ImageContent(.symbol(evaluator.verbatim(symbol) ?? "?"))), at: call.location)]
      } else if let symbol = call["systemSymbol"] {
        let name = evaluator.value(symbol).member.map(SymbolName.dotted) ?? "?"
        icon = [Element(.image(ImageContent(.symbol(name))), at: call.location)]
      } else if let asset = call["image"] {
        icon = [Element(.image(PictureValue.image(asset, bundle: nil, evaluator)), at: call.location)]
      }
    } else {
      guard let closure = call["title"] ?? call.trailing else { return nil }
      title = evaluator.content(closure)
      icon = call["icon"].map(evaluator.content) ?? []
    }
    let baseline = Alignment(.center, .firstTextBaseline)
    let stack = Element.Kind.stack(.horizontal, alignment: baseline, spacing: nil, icon + title)
    return .modified(LabelStyleFamily.mark, Element(stack, at: call.location))
  }
}
