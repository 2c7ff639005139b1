internal import GalleyModel

/// `NavigationLink`, `Link`, `Menu`, `ShareLink` and `EditButton`: their label; where they lead is another screen.
enum LinkFamily: ViewFamily {
  static let names = ["NavigationLink", "Link", "Menu", "ShareLink", "EditButton"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    label(call, evaluator).map { .modified(.control, Element(.group($0).lone, at: call.location)) }
  }

  private static func label(_ call: Call, _ evaluator: Evaluator) -> [Element]? {
    if let title = call.unlabelled.first {
      if call["systemImage"] != nil || call["image"] != nil {
        return LabelFamily.read(call, evaluator).map { [Element($0, at: call.location)] }
      }
      return evaluator.title(title).map { [Element(.text($0), at: call.location)] }
    }
    if let label = call["label"] { return evaluator.content(label) }
    switch call.name {
    // What the platform writes in its own words.
    case "EditButton": return [Element(.text(.unknown(sample: "Edit")), at: call.location)]
    case "ShareLink":
      if let label = call.trailing { return evaluator.content(label) }
      let icon = Element(.image(ImageContent(.symbol("square.and.arrow.up"))), at: call.location)
      let title = Element(.text(.unknown(sample: "Share…")), at: call.location)
      let baseline = Alignment(.center, .firstTextBaseline)
      let stack = Element.Kind.stack(.horizontal, alignment: baseline, spacing: nil, [icon, title])
      return [Element(.modified(LabelStyleFamily.mark, Element(stack, at: call.location)), at: call.location)]
    case "Menu":
      if let content = call["content"], !content.isTrailing { return call.trailing.map(evaluator.content) }
    default: break
    }
    // With the destination or the value in the parentheses the closure is the label.
    guard call["destination"].map({ !$0.isTrailing }) ?? (call["value"] != nil) else { return nil }
    return call.trailing.map(evaluator.content)
  }
}
