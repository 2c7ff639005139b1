extension TypeReference: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(range)
    writer.put(kind)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> TypeReference {
    try reader.enter()
    defer { reader.leave() }
    let range: SourceRange = try reader.get()
    return TypeReference(try reader.get(), range)
  }
}

extension TypeReference.Kind: Packable {
  func pack(into writer: inout TreeWriter) {
    switch self {
    case .name(let first, let second):
      writer.put(tag: 0)
      writer.put(first)
      writer.put(second)
    case .member(let first, let second, let third):
      writer.put(tag: 1)
      writer.put(first)
      writer.put(second)
      writer.put(third)
    case .optional(let value):
      writer.put(tag: 2)
      writer.put(value)
    case .unwrapped(let value):
      writer.put(tag: 3)
      writer.put(value)
    case .array(let value):
      writer.put(tag: 4)
      writer.put(value)
    case .dictionary(let first, let second):
      writer.put(tag: 5)
      writer.put(first)
      writer.put(second)
    case .tuple(let value):
      writer.put(tag: 6)
      writer.put(value)
    case .function(let first, let second):
      writer.put(tag: 7)
      writer.put(first)
      writer.put(second)
    case .opaque(let value):
      writer.put(tag: 8)
      writer.put(value)
    case .existential(let value):
      writer.put(tag: 9)
      writer.put(value)
    case .attributed(let first, let second):
      writer.put(tag: 10)
      writer.put(first)
      writer.put(second)
    case .composition(let value):
      writer.put(tag: 11)
      writer.put(value)
    case .metatype(let value):
      writer.put(tag: 12)
      writer.put(value)
    case .unsupported: writer.put(tag: 13)
    }
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> TypeReference.Kind {
    switch try reader.tag() {
    case 0: .name(try reader.get(), try reader.get())
    case 1: .member(try reader.get(), try reader.get(), try reader.get())
    case 2: .optional(try reader.get())
    case 3: .unwrapped(try reader.get())
    case 4: .array(try reader.get())
    case 5: .dictionary(try reader.get(), try reader.get())
    case 6: .tuple(try reader.get())
    case 7: .function(try reader.get(), try reader.get())
    case 8: .opaque(try reader.get())
    case 9: .existential(try reader.get())
    case 10: .attributed(try reader.get(), try reader.get())
    case 11: .composition(try reader.get())
    case 12: .metatype(try reader.get())
    case 13: .unsupported
    default: throw DamagedTree()
    }
  }
}

extension TypeReference.Member: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(label)
    writer.put(type)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> TypeReference.Member {
    TypeReference.Member(label: try reader.get(), type: try reader.get())
  }
}

extension Generics: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(parameters)
    writer.put(requirements)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Generics {
    Generics(parameters: try reader.get(), requirements: try reader.get())
  }
}

extension Generics.Parameter: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(name)
    writer.put(constraint)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Generics.Parameter {
    Generics.Parameter(name: try reader.get(), constraint: try reader.get())
  }
}

extension Generics.Requirement: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(left)
    writer.put(right)
    writer.put(isSame)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Generics.Requirement {
    Generics.Requirement(left: try reader.get(), right: try reader.get(), isSame: try reader.get())
  }
}
