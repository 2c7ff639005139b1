internal import GalleyModel

/// Modifiers that bring views of their own, in a bar, a sheet, an alert or a menu.
///
/// The view itself is laid out as without them. What they bring is not laid out, so each is recorded: its texts were not
/// looked at.
enum PresentationFamily: ModifierFamily {
  static let names = [
    "alert", "confirmationDialog", "contextMenu", "fullScreenCover", "inspector", "navigationBarItems",
    "navigationBarTitle", "navigationSubtitle", "navigationTitle", "popover", "searchable", "sheet",
    "swipeActions",
    "tabItem", "toolbar", "toolbarTitleMenu",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    evaluator.record(.modifier, call.name, at: call.location)
    return wrap(element, .paint(name: call.name), call)
  }
}
