internal import GalleyModel

/// `ToolbarItem`, `ToolbarItemGroup` and `ToolbarSpacer`: they stand in the bar round the content, not in it.
enum ToolbarFamily: ViewFamily {
  static let names = ["ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "ToolbarTitleMenu"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard call.name != "ToolbarSpacer" else { return .group([]) }
    guard let content = call.trailing ?? call["content"] else {
      return call.name == "ToolbarTitleMenu" ? .group([]) : nil
    }
    if call.name == "ToolbarTitleMenu" {
      evaluator.present("menu", at: call.location) { evaluator.content(content) }
      return .group([])
    }
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
    case "principal", "title", "largeTitle": bar.principal += items
    case "bottomBar", "status": bar.bottom += items
    // Above the keyboard, or outside the window, they stand by themselves.
    case "keyboard", "accessoryBar", "bottomOrnament", "subtitle", "largeSubtitle":
      evaluator.present("toolbar", at: call.location) {
        [Element(.stack(.horizontal, alignment: .center, spacing: nil, items), at: call.location)]
      }
    // Where the app or the platform decides, it is in most cases the trailing end.
    default: bar.trailing += items
    }
  }
}
