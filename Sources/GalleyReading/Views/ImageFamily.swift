internal import GalleyModel

/// `Image`, a system symbol or a picture of the project, and `AsyncImage`.
enum ImageFamily: ViewFamily {
  static let names = ["Image", "AsyncImage"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    if call.name == "AsyncImage" { return asynchronous(call, evaluator) }
    if let name = call["systemName"] ?? call["_internalSystemName"] {
      return .image(ImageContent(.symbol(evaluator.verbatim(name) ?? "?")))
    }
    if let symbol = call["systemSymbol"] {
      // A package names the platform's symbols by members: `.chevronRight`.
      return .image(ImageContent(.symbol(evaluator.value(symbol).member.map(SymbolName.dotted) ?? "?")))
    }
    let labels: Set<String?> = [nil, "decorative", "resource", "uiImage", "nsImage"]
    guard let picture = call.arguments.first, labels.contains(picture.label) else {
      return .image(ImageContent(.asset("?")))
    }
    return .image(PictureValue.image(picture, bundle: call["bundle"], evaluator))
  }

  /// With a closure for the picture, what that makes of it; with one for the phase, any of its branches.
  private static func asynchronous(_ call: Call, _ evaluator: Evaluator) -> Element.Kind {
    let picture = Element(.image(ImageContent(.asset("AsyncImage"))), at: call.location)
    guard let content = call.trailing ?? call["content"] else { return picture.kind }
    let given: Value = call["placeholder"] == nil ? .unknown(type: "AsyncImagePhase") : .view(picture)
    return .group(evaluator.content(content, given: [given])).lone
  }
}

/// The platform's names of symbols, `chevron.right`, from the members that stand for them, `chevronRight`.
enum SymbolName {
  static func dotted(_ member: String) -> String {
    var result = ""
    var previous: Character?
    for letter in member {
      if let previous, letter.isUppercase || letter.isNumber != previous.isNumber, previous != "_" {
        result.append(".")
      }
      result.append(letter == "_" ? "." : Character(letter.lowercased()))
      previous = letter
    }
    return result
  }
}
