internal import GalleyModel

/// `Image`, a system symbol or a picture whose size source does not tell, and `AsyncImage`.
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
    return .image(ImageContent(.asset(call.arguments.first.flatMap { asset($0, evaluator) } ?? "?")))
  }

  /// `"name"`, or a resource that Xcode names: `.name`.
  private static func asset(_ argument: Argument, _ evaluator: Evaluator) -> String? {
    guard [nil, "decorative", "resource"].contains(argument.label) else { return nil }
    if let name = evaluator.verbatim(argument) { return name }
    guard case .chain(let chain) = evaluator.value(argument), let last = chain.steps.last,
      last.arguments == nil
    else { return nil }
    return last.name
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
