extension Expression: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(range)
    writer.put(kind)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Expression {
    try reader.enter()
    defer { reader.leave() }
    let range: SourceRange = try reader.get()
    return Expression(try reader.get(), range)
  }
}

extension Expression.Kind: Packable {
  func pack(into writer: inout TreeWriter) {
    switch self {
    case .string(let value):
      writer.put(tag: 0)
      writer.put(value)
    case .integer(let value):
      writer.put(tag: 1)
      writer.put(value)
    case .float(let value):
      writer.put(tag: 2)
      writer.put(value)
    case .boolean(let value):
      writer.put(tag: 3)
      writer.put(value)
    case .null: writer.put(tag: 4)
    case .array(let value):
      writer.put(tag: 5)
      writer.put(value)
    case .dictionary(let value):
      writer.put(tag: 6)
      writer.put(value)
    case .tuple(let value):
      writer.put(tag: 7)
      writer.put(value)
    case .name(let first, let second):
      writer.put(tag: 8)
      writer.put(first)
      writer.put(second)
    case .member(let value):
      writer.put(tag: 9)
      writer.put(value)
    case .call(let value):
      writer.put(tag: 10)
      writer.put(value)
    case .subscripted(let first, let second):
      writer.put(tag: 11)
      writer.put(first)
      writer.put(second)
    case .prefix(let first, let second):
      writer.put(tag: 12)
      writer.put(first)
      writer.put(second)
    case .postfix(let first, let second):
      writer.put(tag: 13)
      writer.put(first)
      writer.put(second)
    case .infix(let first, let second, let third):
      writer.put(tag: 14)
      writer.put(first)
      writer.put(second)
      writer.put(third)
    case .assignment(let first, let second, let third):
      writer.put(tag: 15)
      writer.put(first)
      writer.put(second)
      writer.put(third)
    case .ternary(let first, let second, let third):
      writer.put(tag: 16)
      writer.put(first)
      writer.put(second)
      writer.put(third)
    case .closure(let value):
      writer.put(tag: 17)
      writer.put(value)
    case .keyPath(let value):
      writer.put(tag: 18)
      writer.put(value)
    case .marked(let first, let second):
      writer.put(tag: 19)
      writer.put(first)
      writer.put(second)
    case .cast(let first, let second, let third):
      writer.put(tag: 20)
      writer.put(first)
      writer.put(second)
      writer.put(third)
    case .specialized(let first, let second):
      writer.put(tag: 21)
      writer.put(first)
      writer.put(second)
    case .if(let value):
      writer.put(tag: 22)
      writer.put(value)
    case .switch(let value):
      writer.put(tag: 23)
      writer.put(value)
    case .conditional(let first, let second):
      writer.put(tag: 24)
      writer.put(first)
      writer.put(second)
    case .discard: writer.put(tag: 25)
    case .pattern(let value):
      writer.put(tag: 26)
      writer.put(value)
    case .type(let value):
      writer.put(tag: 27)
      writer.put(value)
    case .macro(let value):
      writer.put(tag: 28)
      writer.put(value)
    case .unsupported(let value):
      writer.put(tag: 29)
      writer.put(value)
    case .tooDeep: writer.put(tag: 30)
    }
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Expression.Kind {
    switch try reader.tag() {
    case 0: .string(try reader.get())
    case 1: .integer(try reader.get())
    case 2: .float(try reader.get())
    case 3: .boolean(try reader.get())
    case 4: .null
    case 5: .array(try reader.get())
    case 6: .dictionary(try reader.get())
    case 7: .tuple(try reader.get())
    case 8: .name(try reader.get(), labels: try reader.get())
    case 9: .member(try reader.get())
    case 10: .call(try reader.get())
    case 11: .subscripted(try reader.get(), try reader.get())
    case 12: .prefix(try reader.get(), try reader.get())
    case 13: .postfix(try reader.get(), try reader.get())
    case 14: .infix(try reader.get(), try reader.get(), try reader.get())
    case 15: .assignment(try reader.get(), operation: try reader.get(), try reader.get())
    case 16: .ternary(try reader.get(), then: try reader.get(), else: try reader.get())
    case 17: .closure(try reader.get())
    case 18: .keyPath(try reader.get())
    case 19: .marked(try reader.get(), try reader.get())
    case 20: .cast(try reader.get(), try reader.get(), try reader.get())
    case 21: .specialized(try reader.get(), try reader.get())
    case 22: .if(try reader.get())
    case 23: .switch(try reader.get())
    case 24: .conditional(base: try reader.get(), try reader.get())
    case 25: .discard
    case 26: .pattern(try reader.get())
    case 27: .type(try reader.get())
    case 28: .macro(try reader.get())
    case 29: .unsupported(try reader.get())
    case 30: .tooDeep
    default: throw DamagedTree()
    }
  }
}

extension Expression.KeyValue: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(key)
    writer.put(value)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Expression.KeyValue {
    Expression.KeyValue(key: try reader.get(), value: try reader.get())
  }
}

extension LabeledExpression: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(label)
    writer.put(isTrailing)
    writer.put(expression)
    writer.put(number: Int(expression.range.start) - Int(start))
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> LabeledExpression {
    let label: String? = try reader.get()
    let isTrailing: Bool = try reader.get()
    let expression: Expression = try reader.get()
    let distance = try reader.number()
    guard (0...Int(expression.range.start)).contains(distance) else { throw DamagedTree() }
    let start = expression.range.start - UInt32(distance)
    return LabeledExpression(label: label, expression: expression, isTrailing: isTrailing, start: start)
  }
}

extension MemberExpression: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(base)
    writer.put(name)
    writer.put(labels)
    writer.put(range)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> MemberExpression {
    MemberExpression(
      base: try reader.get(),
      name: try reader.get(),
      labels: try reader.get(),
      range: try reader.get()
    )
  }
}

extension CallExpression: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(callee)
    writer.put(arguments)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> CallExpression {
    CallExpression(callee: try reader.get(), arguments: try reader.get())
  }
}

extension MacroExpansion: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(name)
    writer.put(arguments)
    writer.put(range)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> MacroExpansion {
    MacroExpansion(name: try reader.get(), arguments: try reader.get(), range: try reader.get())
  }
}

extension StringLiteral: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(pieces)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> StringLiteral {
    StringLiteral(try reader.get())
  }
}

extension StringLiteral.Piece: Packable {
  func pack(into writer: inout TreeWriter) {
    switch self {
    case .text(let value):
      writer.put(tag: 0)
      writer.put(value)
    case .interpolation(let value):
      writer.put(tag: 1)
      writer.put(value)
    }
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> StringLiteral.Piece {
    switch try reader.tag() {
    case 0: .text(try reader.get())
    case 1: .interpolation(try reader.get())
    default: throw DamagedTree()
    }
  }
}

extension KeyPathExpression: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(root)
    writer.put(components)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> KeyPathExpression {
    KeyPathExpression(root: try reader.get(), components: try reader.get())
  }
}

extension KeyPathExpression.Component: Packable {
  func pack(into writer: inout TreeWriter) {
    switch self {
    case .property(let value):
      writer.put(tag: 0)
      writer.put(value)
    case .subscripted(let value):
      writer.put(tag: 1)
      writer.put(value)
    case .optional: writer.put(tag: 2)
    case .unsupported: writer.put(tag: 3)
    }
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> KeyPathExpression.Component {
    switch try reader.tag() {
    case 0: .property(try reader.get())
    case 1: .subscripted(try reader.get())
    case 2: .optional
    case 3: .unsupported
    default: throw DamagedTree()
    }
  }
}

extension ClosureExpression: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(captures)
    writer.put(parameters)
    writer.put(result)
    writer.put(body)
    writer.put(range)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> ClosureExpression {
    ClosureExpression(
      captures: try reader.get(),
      parameters: try reader.get(),
      result: try reader.get(),
      body: try reader.get(),
      range: try reader.get()
    )
  }
}

extension ClosureExpression.Parameter: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(name)
    writer.put(type)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> ClosureExpression.Parameter {
    ClosureExpression.Parameter(name: try reader.get(), type: try reader.get())
  }
}

extension ClosureExpression.Capture: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(name)
    writer.put(value)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> ClosureExpression.Capture {
    ClosureExpression.Capture(name: try reader.get(), value: try reader.get())
  }
}
