internal import GalleyModel

/// `searchable`, whose field stands in the bar, and what is shown while one searches.
enum SearchFamily: ModifierFamily {
  static let names = ["searchable", "searchScopes", "searchSuggestions"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    let result = wrap(element, .paint(name: call.name), call)
    switch call.name {
    case "searchable":
      // Without a prompt the platform writes its own word.
      guard let prompt = call["prompt"] else {
        evaluator.bars.last?.search = .unknown(sample: "Search")
        break
      }
      evaluator.bars.last?.search = evaluator.titleOrSample(prompt) ?? .unknown(sample: "Search")
    case "searchScopes":
      guard let content = call.trailing ?? call["scopes"] else { return nil }
      evaluator.present("scopes", at: call.location) {
        [PickerFamily.segmented(PickerFamily.flattened(evaluator.content(content)), at: call.location)]
      }
    default:
      guard let content = call.trailing ?? call["suggestions"] else { return nil }
      evaluator.present("suggestions", at: call.location) {
        [Element(.list(.plain, evaluator.content(content)), at: call.location)]
      }
    }
    return result
  }
}
