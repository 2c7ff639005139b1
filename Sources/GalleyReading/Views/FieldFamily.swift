internal import GalleyModel

/// `TextField`, `SecureField`: the placeholder, or the text where source knows it, on one line.
enum FieldFamily: ViewFamily {
  static let names = ["TextField", "SecureField"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let title = call.unlabelled.first, var text = evaluator.title(title) else { return nil }
    if let prompt = call["prompt"], case .view(let element) = evaluator.value(prompt),
      let shown = TextFamily.text(of: element)
    {
      text = shown
    }
    if let value = call["text"].map(evaluator.bound), case .verbatim(let typed)? = evaluator.string(value),
      !typed.isEmpty
    {
      text = .verbatim(typed)
    }
    let line = Element(
      .modified(
        .environment(.lineLimit(minimum: nil, maximum: 1)),
        Element(.text(text), at: call.location)
      ),
      at: call.location
    )
    let frame = FlexibleFrame(
      width: .init(maximum: .infinity),
      alignment: Alignment(.leading, .center)
    )
    return .modified(.control, Element(.modified(.flexibleFrame(frame), line), at: call.location))
  }
}
