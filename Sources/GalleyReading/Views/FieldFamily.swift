internal import GalleyModel

/// `TextField`, `SecureField`: the placeholder, or the text where source knows it, on one line; `TextEditor`, whose text
/// fills the room there is.
enum FieldFamily: ViewFamily {
  static let names = ["TextField", "SecureField", "TextEditor"]

  /// Round the text of an editor, in points: of a text view 8 above and below, 5 at the sides.
  private static let editorInsets = Padding(edges: [.top: 8, .leading: 5, .bottom: 8, .trailing: 5])

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    let typed = typed(call, evaluator)
    if call.name == "TextEditor" {
      let text = Element(.text(typed ?? .unknown(sample: Evaluator.sample)), at: call.location)
      let padded = Element(.modified(.padding(editorInsets), text), at: call.location)
      let corner = Alignment(.leading, .top)
      let fill = FlexibleFrame(
        width: .init(maximum: .infinity),
        height: .init(maximum: .infinity),
        alignment: corner
      )
      let field = Element(.modified(.flexibleFrame(fill), padded), at: call.location)
      return .modified(.styleable(by: "textEditorStyle", parts: [:]), control(field, call))
    }
    guard var shown = label(call, evaluator) else { return nil }
    if let prompt = call["prompt"], case .view(let element) = evaluator.value(prompt),
      let text = TextFamily.text(of: element)
    {
      shown = Element(.text(text), at: call.location)
    }
    if let typed { shown = Element(.text(typed), at: call.location) }
    // Along its axis a field grows with its text, up to the limit that stands round it.
    let axis = call["axis"].flatMap { evaluator.value($0).member }
    let line =
      axis == "vertical"
      ? shown
      : Element(.modified(.environment(.lineLimit(minimum: nil, maximum: 1)), shown), at: call.location)
    let frame = FlexibleFrame(
      width: .init(maximum: .infinity),
      alignment: Alignment(.leading, .center)
    )
    let field = Element(.modified(.flexibleFrame(frame), line), at: call.location)
    return .modified(.styleable(by: "textFieldStyle", parts: [:]), control(field, call))
  }

  private static func control(_ field: Element, _ call: Call) -> Element {
    Element(.modified(.control, field), at: call.location)
  }

  private static func typed(_ call: Call, _ evaluator: Evaluator) -> TextExpression? {
    guard let value = call["text"].map(evaluator.bound), case .verbatim(let typed)? = evaluator.string(value),
      !typed.isEmpty
    else { return nil }
    return .verbatim(typed)
  }

  /// The placeholder, a text with what is said of it.
  private static func label(_ call: Call, _ evaluator: Evaluator) -> Element? {
    if let title = call.unlabelled.first {
      return evaluator.titleOrSample(title).map { Element(.text($0), at: call.location) }
    }
    if let label = call["label"] ?? call.trailing {
      return Element(.group(evaluator.content(label)).lone, at: call.location)
    }
    return call["text"] == nil && call["value"] == nil
      ? nil : Element(.text(.unknown(sample: Evaluator.sample)), at: call.location)
  }
}
