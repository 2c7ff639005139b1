internal import GalleyModel

/// `ToolbarItem`, `ToolbarItemGroup` and `ToolbarSpacer`: they stand in the bar round the content, not in it.
enum ToolbarFamily: ViewFamily {
  static let names = ["ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard call.name != "ToolbarSpacer" else { return .group([]) }
    guard let content = call.trailing ?? call["content"] else { return nil }
    let placement = call["placement"].map { evaluator.value($0).member } ?? "automatic"
    add(evaluator.content(content), placement, call, evaluator)
    return .group([])
  }

  /// Puts items where a placement means them to stand.
  static func add(_ items: [Element], _ placement: String?, _ call: Call, _ evaluator: Evaluator) {
    guard let bar = evaluator.bars.last else { return }
    let items = items.map { LabelStyleFamily.styled($0, "iconOnly") }
    switch placement {
    case "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation": bar.leading += items
    case "principal": bar.principal += items
    case "bottomBar", "status": bar.bottom += items
    case "automatic", "topBarTrailing", "navigationBarTrailing", "primaryAction", "confirmationAction",
      "destructiveAction", "secondaryAction":
      bar.trailing += items
    default: evaluator.record(.view, "\(call.name) of a placement that is not laid out", at: call.location)
    }
  }
}
