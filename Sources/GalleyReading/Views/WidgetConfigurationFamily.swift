internal import GalleyModel

/// Configurations of widgets, whose content is shown for an entry that only the running app has.
///
/// How large a widget is depends on the device and on the family the user chose; it is laid out in the whole window.
enum WidgetConfigurationFamily: ViewFamily {
  static let names = [
    "ActivityConfiguration", "AppIntentConfiguration", "IntentConfiguration", "StaticConfiguration",
  ]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["content"] else { return nil }
    return .group(evaluator.content(content, given: [.unknown(type: nil)])).lone
  }
}

/// What a widget's configuration says beside its content.
enum WidgetModifierFamily: ModifierFamily {
  static let names = [
    "configurationDisplayName", "containerBackgroundRemovable", "contentMarginsDisabled",
    "description", "disfavoredLocations",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    wrap(element, .paint(name: call.name), call)
  }
}
