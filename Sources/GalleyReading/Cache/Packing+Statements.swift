extension Statement: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(range)
    writer.put(kind)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Statement {
    try reader.enter()
    defer { reader.leave() }
    let range: SourceRange = try reader.get()
    return Statement(try reader.get(), range)
  }
}

extension Statement.Kind: Packable {
  func pack(into writer: inout TreeWriter) {
    switch self {
    case .expression(let value):
      writer.put(tag: 0)
      writer.put(value)
    case .declaration(let value):
      writer.put(tag: 1)
      writer.put(value)
    case .return(let value):
      writer.put(tag: 2)
      writer.put(value)
    case .guard(let first, let second):
      writer.put(tag: 3)
      writer.put(first)
      writer.put(second)
    case .for(let value):
      writer.put(tag: 4)
      writer.put(value)
    case .while(let first, let second):
      writer.put(tag: 5)
      writer.put(first)
      writer.put(second)
    case .repeat(let first, let second):
      writer.put(tag: 6)
      writer.put(first)
      writer.put(second)
    case .do(let first, let second):
      writer.put(tag: 7)
      writer.put(first)
      writer.put(second)
    case .defer(let value):
      writer.put(tag: 8)
      writer.put(value)
    case .throw(let value):
      writer.put(tag: 9)
      writer.put(value)
    case .jump: writer.put(tag: 10)
    case .fallthrough: writer.put(tag: 11)
    case .labeled(let value):
      writer.put(tag: 12)
      writer.put(value)
    case .unsupported(let value):
      writer.put(tag: 13)
      writer.put(value)
    }
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Statement.Kind {
    switch try reader.tag() {
    case 0: .expression(try reader.get())
    case 1: .declaration(try reader.get())
    case 2: .return(try reader.get())
    case 3: .guard(try reader.get(), try reader.get())
    case 4: .for(try reader.get())
    case 5: .while(try reader.get(), try reader.get())
    case 6: .repeat(try reader.get(), try reader.get())
    case 7: .do(try reader.get(), catches: try reader.get())
    case 8: .defer(try reader.get())
    case 9: .throw(try reader.get())
    case 10: .jump
    case 11: .fallthrough
    case 12: .labeled(try reader.get())
    case 13: .unsupported(try reader.get())
    default: throw DamagedTree()
    }
  }
}

extension Statement.Catch: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(patterns)
    writer.put(body)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Statement.Catch {
    Statement.Catch(patterns: try reader.get(), body: try reader.get())
  }
}

extension ForLoop: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(pattern)
    writer.put(sequence)
    writer.put(condition)
    writer.put(body)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> ForLoop {
    ForLoop(
      pattern: try reader.get(),
      sequence: try reader.get(),
      condition: try reader.get(),
      body: try reader.get()
    )
  }
}

extension Block: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(range)
    writer.put(statements)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Block {
    let range: SourceRange = try reader.get()
    return Block(try reader.get(), range)
  }
}

extension IfExpression: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(conditions)
    writer.put(body)
    writer.put(otherwise)
    writer.put(range)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> IfExpression {
    try reader.enter()
    defer { reader.leave() }
    return IfExpression(
      conditions: try reader.get(),
      body: try reader.get(),
      otherwise: try reader.get(),
      range: try reader.get()
    )
  }
}

extension IfExpression.Otherwise: Packable {
  func pack(into writer: inout TreeWriter) {
    switch self {
    case .block(let value):
      writer.put(tag: 0)
      writer.put(value)
    case .branch(let value):
      writer.put(tag: 1)
      writer.put(value)
    }
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> IfExpression.Otherwise {
    switch try reader.tag() {
    case 0: .block(try reader.get())
    case 1: .branch(try reader.get())
    default: throw DamagedTree()
    }
  }
}

extension SwitchExpression: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(subject)
    writer.put(elements)
    writer.put(range)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> SwitchExpression {
    SwitchExpression(subject: try reader.get(), elements: try reader.get(), range: try reader.get())
  }
}

extension SwitchExpression.Element: Packable {
  func pack(into writer: inout TreeWriter) {
    switch self {
    case .option(let value):
      writer.put(tag: 0)
      writer.put(value)
    case .conditional(let value):
      writer.put(tag: 1)
      writer.put(value)
    }
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> SwitchExpression.Element {
    switch try reader.tag() {
    case 0: .option(try reader.get())
    case 1: .conditional(try reader.get())
    default: throw DamagedTree()
    }
  }
}

extension SwitchCase: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(items)
    writer.put(body)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> SwitchCase {
    SwitchCase(items: try reader.get(), body: try reader.get())
  }
}

extension SwitchCase.Item: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(pattern)
    writer.put(condition)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> SwitchCase.Item {
    SwitchCase.Item(pattern: try reader.get(), condition: try reader.get())
  }
}

extension ConditionList: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(elements)
    writer.put(range)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> ConditionList {
    ConditionList(try reader.get(), try reader.get())
  }
}

extension ConditionList.Element: Packable {
  func pack(into writer: inout TreeWriter) {
    switch self {
    case .expression(let value):
      writer.put(tag: 0)
      writer.put(value)
    case .availability(let value):
      writer.put(tag: 1)
      writer.put(value)
    case .matching(let first, let second):
      writer.put(tag: 2)
      writer.put(first)
      writer.put(second)
    case .binding(let first, let second, let third):
      writer.put(tag: 3)
      writer.put(first)
      writer.put(second)
      writer.put(third)
    }
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> ConditionList.Element {
    switch try reader.tag() {
    case 0: .expression(try reader.get())
    case 1: .availability(isAvailable: try reader.get())
    case 2: .matching(try reader.get(), try reader.get())
    case 3: .binding(try reader.get(), try reader.get(), try reader.get())
    default: throw DamagedTree()
    }
  }
}

extension Pattern: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(range)
    writer.put(kind)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Pattern {
    try reader.enter()
    defer { reader.leave() }
    let range: SourceRange = try reader.get()
    return Pattern(try reader.get(), range)
  }
}

extension Pattern.Kind: Packable {
  func pack(into writer: inout TreeWriter) {
    switch self {
    case .wildcard: writer.put(tag: 0)
    case .name(let value):
      writer.put(tag: 1)
      writer.put(value)
    case .binding(let value):
      writer.put(tag: 2)
      writer.put(value)
    case .expression(let value):
      writer.put(tag: 3)
      writer.put(value)
    case .tuple(let value):
      writer.put(tag: 4)
      writer.put(value)
    case .type(let value):
      writer.put(tag: 5)
      writer.put(value)
    case .unsupported: writer.put(tag: 6)
    }
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Pattern.Kind {
    switch try reader.tag() {
    case 0: .wildcard
    case 1: .name(try reader.get())
    case 2: .binding(try reader.get())
    case 3: .expression(try reader.get())
    case 4: .tuple(try reader.get())
    case 5: .type(try reader.get())
    case 6: .unsupported
    default: throw DamagedTree()
    }
  }
}
