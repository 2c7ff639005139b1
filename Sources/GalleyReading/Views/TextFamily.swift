internal import GalleyModel

/// `Text`: a literal is a key to look up, a `String` is shown as it stands.
enum TextFamily: ViewFamily {
  static let names = ["Text"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    if let verbatim = call["verbatim"] {
      return .text(evaluator.string(evaluator.value(verbatim)) ?? .unknown(sample: Evaluator.sample))
    }
    guard let first = call.arguments.first else { return nil }
    // `timerInterval:` and its kind.
    guard first.label == nil else { return .text(.unknown(sample: Evaluator.sample)) }
    // A date or a format is text by the format locale, which is not evaluated.
    let known: Set<String?> = [nil, "tableName", "bundle", "comment"]
    guard call.labels.allSatisfy(known.contains), call.unlabelled.count == 1 else {
      return .text(.unknown(sample: Evaluator.sample))
    }
    guard var text = evaluator.title(first) else {
      // An image inside a text is about as wide as a letter.
      if case .view(let element) = evaluator.value(first), element.isImage {
        return .text(.unknown(sample: "M"))
      }
      return evaluator.isBeyondSource(evaluator.value(first))
        ? .text(.unknown(sample: Evaluator.sample)) : nil
    }
    if case .localized(var key) = text {
      evaluator.complete(&key, from: call)
      text = .localized(key)
    }
    return .text(text)
  }

  /// The text of a view that is one, whatever its style.
  static func text(of element: Element) -> TextExpression? {
    switch element.kind {
    case .text(let text): text
    case .modified(.environment, let inner), .modified(.paint, let inner), .modified(.uncertain, let inner):
      text(of: inner)
    default: nil
    }
  }

  /// Whether a text has a style that measures differently.
  static func isStyled(_ element: Element) -> Bool {
    guard case .modified(let modifier, let inner) = element.kind else { return false }
    switch modifier {
    case .environment(.foreground), .paint: return isStyled(inner)
    default: return true
    }
  }
}

extension Element {
  fileprivate var isImage: Bool {
    switch kind {
    case .image: true
    case .modified(_, let inner): inner.isImage
    default: false
    }
  }
}
