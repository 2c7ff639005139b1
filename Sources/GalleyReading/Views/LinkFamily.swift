internal import GalleyModel

/// Controls that are drawn as their label: `NavigationLink`, `Link`, `Menu`, `ShareLink` and the platform's buttons;
/// where they lead is another screen.
enum LinkFamily: ViewFamily {
  static let names = [
    "NavigationLink", "Link", "Menu", "ShareLink", "EditButton", "RenameButton", "PasteButton",
    "PhotosPicker", "SettingsLink", "TextFieldLink", "HelpLink",
  ]

  /// What the platform writes in its own words, by its English ones, with a symbol.
  private static let own: [String: (symbol: String?, title: String)] = [
    "EditButton": (nil, "Edit"), "RenameButton": ("pencil", "Rename"),
    "PasteButton": ("doc.on.clipboard", "Paste"), "SettingsLink": (nil, "Settings…"),
    "HelpLink": ("questionmark", ""), "ShareLink": ("square.and.arrow.up", "Share…"),
  ]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    label(call, evaluator).map { .modified(.control, Element(.group($0).lone, at: call.location)) }
  }

  private static func label(_ call: Call, _ evaluator: Evaluator) -> [Element]? {
    if let label = ControlLabel.read(call, closure: closure(call), evaluator) { return label }
    guard let own = own[call.name] else { return nil }
    let title = own.title.isEmpty ? [] : [Element(.text(.unknown(sample: own.title)), at: call.location)]
    guard let symbol = own.symbol else { return title }
    let icon = Element(.image(ImageContent(.symbol(symbol))), at: call.location)
    let baseline = Alignment(.center, .firstTextBaseline)
    let stack = Element.Kind.stack(.horizontal, alignment: baseline, spacing: nil, [icon] + title)
    return [Element(.modified(LabelStyleFamily.mark, Element(stack, at: call.location)), at: call.location)]
  }

  /// The closure without a label, where it makes the label and not the destination or the menu.
  private static func closure(_ call: Call) -> Argument? {
    switch call.name {
    case "ShareLink", "PhotosPicker", "SettingsLink", "TextFieldLink": return call.trailing
    case "Menu":
      guard let content = call["content"], !content.isTrailing else { return nil }
      return call.trailing
    default:
      // With the destination or the value in the parentheses the closure is the label.
      let leads = ["destination", "value", "tag", "isActive", "id"].compactMap { call[$0] }
      return leads.contains { !$0.isTrailing } ? call.trailing : nil
    }
  }
}
