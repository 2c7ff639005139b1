internal import GalleyModel

/// `modifier`: a modifier type of the project, its body evaluated around the view.
enum CustomModifierFamily: ModifierFamily {
  static let names = ["modifier"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first else { return nil }
    let value = evaluator.value(argument)
    if case .chain(let chain) = value, chain.base == "EmptyModifier" { return element }
    guard case .instance(let instance) = value, let body = instance.type.functions["body"]?.first,
      let parameter = body.parameters.first
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
