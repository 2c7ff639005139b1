extension Declaration: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(range)
    writer.put(kind)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Declaration {
    try reader.enter()
    defer { reader.leave() }
    let range: SourceRange = try reader.get()
    return Declaration(try reader.get(), range)
  }
}

extension Declaration.Kind: Packable {
  func pack(into writer: inout TreeWriter) {
    switch self {
    case .nominal(let value):
      writer.put(tag: 0)
      writer.put(value)
    case .function(let value):
      writer.put(tag: 1)
      writer.put(value)
    case .variable(let value):
      writer.put(tag: 2)
      writer.put(value)
    case .cases(let value):
      writer.put(tag: 3)
      writer.put(value)
    case .alias(let first, let second, let third):
      writer.put(tag: 4)
      writer.put(first)
      writer.put(second)
      writer.put(third)
    case .associatedType(let first, let second):
      writer.put(tag: 5)
      writer.put(first)
      writer.put(second)
    case .import(let value):
      writer.put(tag: 6)
      writer.put(value)
    case .operator(let first, let second, let third):
      writer.put(tag: 7)
      writer.put(first)
      writer.put(second)
      writer.put(third)
    case .macro(let value):
      writer.put(tag: 8)
      writer.put(value)
    case .conditional(let value):
      writer.put(tag: 9)
      writer.put(value)
    case .unsupported: writer.put(tag: 10)
    }
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Declaration.Kind {
    switch try reader.tag() {
    case 0: .nominal(try reader.get())
    case 1: .function(try reader.get())
    case 2: .variable(try reader.get())
    case 3: .cases(try reader.get())
    case 4: .alias(try reader.get(), try reader.get(), try reader.get())
    case 5: .associatedType(try reader.get(), try reader.get())
    case 6: .import(try reader.get())
    case 7: .operator(try reader.get(), kind: try reader.get(), precedence: try reader.get())
    case 8: .macro(try reader.get())
    case 9: .conditional(try reader.get())
    case 10: .unsupported
    default: throw DamagedTree()
    }
  }
}

extension NominalDeclaration: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(kind)
    writer.put(name)
    writer.put(generics)
    writer.put(inherited)
    writer.put(attributes)
    writer.put(modifiers)
    writer.put(members)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> NominalDeclaration {
    NominalDeclaration(
      kind: try reader.get(),
      name: try reader.get(),
      generics: try reader.get(),
      inherited: try reader.get(),
      attributes: try reader.get(),
      modifiers: try reader.get(),
      members: try reader.get()
    )
  }
}

extension FunctionDeclaration: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(kind)
    writer.put(name)
    writer.put(generics)
    writer.put(parameters)
    writer.put(result)
    writer.put(attributes)
    writer.put(modifiers)
    writer.put(body)
    writer.put(accessors)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> FunctionDeclaration {
    FunctionDeclaration(
      kind: try reader.get(),
      name: try reader.get(),
      generics: try reader.get(),
      parameters: try reader.get(),
      result: try reader.get(),
      attributes: try reader.get(),
      modifiers: try reader.get(),
      body: try reader.get(),
      accessors: try reader.get()
    )
  }
}

extension FunctionDeclaration.Parameter: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(label)
    writer.put(name)
    writer.put(type)
    writer.put(initial)
    writer.put(isVariadic)
    writer.put(attributes)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> FunctionDeclaration.Parameter {
    FunctionDeclaration.Parameter(
      label: try reader.get(),
      name: try reader.get(),
      type: try reader.get(),
      initial: try reader.get(),
      isVariadic: try reader.get(),
      attributes: try reader.get()
    )
  }
}

extension VariableDeclaration: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(isConstant)
    writer.put(attributes)
    writer.put(modifiers)
    writer.put(bindings)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> VariableDeclaration {
    VariableDeclaration(
      isConstant: try reader.get(),
      attributes: try reader.get(),
      modifiers: try reader.get(),
      bindings: try reader.get()
    )
  }
}

extension VariableDeclaration.Binding: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(pattern)
    writer.put(type)
    writer.put(initial)
    writer.put(accessors)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> VariableDeclaration.Binding {
    VariableDeclaration.Binding(
      pattern: try reader.get(),
      type: try reader.get(),
      initial: try reader.get(),
      accessors: try reader.get()
    )
  }
}

extension Accessor: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(kind)
    writer.put(parameter)
    writer.put(body)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Accessor {
    Accessor(kind: try reader.get(), parameter: try reader.get(), body: try reader.get())
  }
}

extension EnumCaseDeclaration: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(name)
    writer.put(payload)
    writer.put(raw)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> EnumCaseDeclaration {
    EnumCaseDeclaration(name: try reader.get(), payload: try reader.get(), raw: try reader.get())
  }
}

extension EnumCaseDeclaration.Payload: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(label)
    writer.put(type)
    writer.put(initial)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> EnumCaseDeclaration.Payload {
    EnumCaseDeclaration.Payload(label: try reader.get(), type: try reader.get(), initial: try reader.get())
  }
}

extension Attribute: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(name)
    writer.put(arguments)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Attribute {
    Attribute(name: try reader.get(), arguments: try reader.get())
  }
}

extension ConditionalCompilation: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(clauses)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> ConditionalCompilation {
    try reader.enter()
    defer { reader.leave() }
    return ConditionalCompilation(try reader.get())
  }
}

extension ConditionalCompilation.Clause: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(condition)
    writer.put(content)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> ConditionalCompilation.Clause {
    ConditionalCompilation.Clause(condition: try reader.get(), content: try reader.get())
  }
}

extension ConditionalCompilation.Content: Packable {
  func pack(into writer: inout TreeWriter) {
    switch self {
    case .statements(let value):
      writer.put(tag: 0)
      writer.put(value)
    case .declarations(let value):
      writer.put(tag: 1)
      writer.put(value)
    case .members(let value):
      writer.put(tag: 2)
      writer.put(value)
    case .cases(let value):
      writer.put(tag: 3)
      writer.put(value)
    case .none: writer.put(tag: 4)
    }
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> ConditionalCompilation.Content {
    switch try reader.tag() {
    case 0: .statements(try reader.get())
    case 1: .declarations(try reader.get())
    case 2: .members(try reader.get())
    case 3: .cases(try reader.get())
    case 4: .none
    default: throw DamagedTree()
    }
  }
}
