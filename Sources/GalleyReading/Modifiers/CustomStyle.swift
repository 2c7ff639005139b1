internal import GalleyModel

/// Styles that are types of the project: the body of each is evaluated round the parts of the views it draws.
enum CustomStyle {
  /// The type of a style when an argument is one that draws.
  static func instance(_ value: Value, _ method: String = "makeBody") -> Instance? {
    guard case .instance(let style) = value, style.type.functions[method] != nil else { return nil }
    return style
  }

  /// What a style makes of a view's parts, which are the `fields` of its configuration.
  static func body(
    of style: Instance,
    _ configuration: String,
    _ fields: [String: Value],
    at location: SourceLocation,
    otherwise: Element,
    _ evaluator: Evaluator
  ) -> Element {
    let type = style.type.functions["makeBody"]?.first.map { body in
      TypeDeclaration(name: configuration, kind: .structure, at: body.body.location)
    }
    guard let type else { return otherwise }
    return body(
      of: style,
      "makeBody",
      .instance(Instance(type: type, fields: fields)),
      at: location,
      otherwise: otherwise,
      evaluator
    )
  }

  /// What a method of a style makes of its only parameter.
  static func body(
    of style: Instance,
    _ method: String,
    _ parameter: Value,
    at location: SourceLocation,
    otherwise: Element,
    _ evaluator: Evaluator
  ) -> Element {
    guard let body = style.type.functions[method]?.first, let name = body.parameters.first?.name else {
      return otherwise
    }
    let scope = Scope(
      file: body.file,
      receiver: .instance(style),
      context: style.type,
      names: [name: parameter]
    )
    return evaluator.bounded(location, otherwise: otherwise) {
      evaluator.grouped(evaluator.elements(body.body, scope), at: location)
    }
  }
}
