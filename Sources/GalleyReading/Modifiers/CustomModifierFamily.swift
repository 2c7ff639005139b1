internal import GalleyModel

/// `modifier`: a modifier type of the project, its body evaluated around the view.
enum CustomModifierFamily: ModifierFamily {
  static let names = ["modifier"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first,
      case .instance(let instance) = evaluator.value(argument),
      let body = instance.type.functions["body"]?.first, let parameter = body.parameters.first
    else { return nil }
    let scope = Scope(
      file: body.file,
      receiver: .instance(instance),
      context: instance.type,
      names: [parameter.name: .view(element)]
    )
    return evaluator.bounded(call.location, otherwise: nil) {
      evaluator.grouped(evaluator.built(body.body, scope), at: call.location)
    }
  }
}
