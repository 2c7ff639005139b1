extension Bool: Packable {
  func pack(into writer: inout TreeWriter) { writer.put(tag: self ? 1 : 0) }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Bool {
    switch try reader.tag() {
    case 0: false
    case 1: true
    default: throw DamagedTree()
    }
  }
}

extension Int: Packable {
  func pack(into writer: inout TreeWriter) { writer.put(signed: self) }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Int { try reader.signed() }
}

extension Double: Packable {
  func pack(into writer: inout TreeWriter) { writer.put(signed: Int(bitPattern: UInt(bitPattern))) }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Double {
    Double(bitPattern: UInt64(UInt(bitPattern: try reader.signed())))
  }
}

extension String: Packable {
  func pack(into writer: inout TreeWriter) { writer.put(string: self) }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> String { try reader.string() }
}

extension Optional: Packable where Wrapped: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(self != nil)
    if let value = self { writer.put(value) }
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Wrapped? {
    guard try reader.get() as Bool else { return nil }
    return try reader.get() as Wrapped
  }
}

extension Array: Packable where Element: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(number: count)
    for element in self { writer.put(element) }
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> [Element] {
    var result: [Element] = []
    for _ in 0..<(try reader.count()) { result.append(try reader.get()) }
    return result
  }
}

/// An enumeration whose cases are numbers.
extension Packable where Self: RawRepresentable, RawValue == UInt8 {
  func pack(into writer: inout TreeWriter) { writer.put(tag: rawValue) }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> Self {
    guard let value = Self(rawValue: try reader.tag()) else { throw DamagedTree() }
    return value
  }
}

extension Expression.Mark: Packable {}
extension Expression.Cast: Packable {}
extension NominalDeclaration.Kind: Packable {}
extension FunctionDeclaration.Kind: Packable {}
extension Modifiers: Packable {}

extension SourceRange: Packable {
  func pack(into writer: inout TreeWriter) { writer.put(range: self) }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> SourceRange { try reader.range() }
}
