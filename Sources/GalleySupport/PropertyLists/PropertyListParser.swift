/// Reads XML property lists, which use little of XML, with positions and without outside entities.
package struct PropertyListParser {
  package struct Failure: Error, Equatable {
    package var message: String
    /// Byte offset.
    package var offset: Int
  }

  private struct Tag {
    var name: String
    var offset: Int
    var isEnd: Bool
    /// Whether it closes itself, as `<true/>`.
    var isEmpty: Bool
  }

  private static let deepest = 64
  private static let scalars: Set<String> = ["integer", "real", "date", "data", "true", "false"]

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// - Parameter bytes: UTF-8.
  /// - Returns: the one value of the list.
  /// - Throws: the first place at which the text is not a property list.
  package static func parse(_ bytes: [UInt8]) throws(Failure) -> PropertyList {
    var parser = PropertyListParser(bytes: bytes)
    let root = try parser.tag()
    guard root.name == "plist", !root.isEnd, !root.isEmpty else {
      throw Failure(message: "expected <plist>", offset: root.offset)
    }
    let value = try parser.value(try parser.tag())
    let end = try parser.tag()
    guard end.name == "plist", end.isEnd else {
      throw Failure(message: "expected </plist>", offset: end.offset)
    }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func starts(with prefix: String) -> Bool {
    bytes[offset...].starts(with: prefix.utf8)
  }

  private mutating func skip(past end: String) throws(Failure) {
    let start = offset
    while offset < bytes.count {
      if starts(with: end) {
        offset += end.utf8.count
        return
      }
      offset += 1
    }
    throw Failure(message: "this is not closed", offset: start)
  }

  /// The next tag; comments, declarations and white space before it are passed over.
  private mutating func tag() throws(Failure) -> Tag {
    while offset < bytes.count {
      if starts(with: "<!--") {
        try skip(past: "-->")
      } else if starts(with: "<?") {
        try skip(past: "?>")
      } else if starts(with: "<!") {
        try skip(past: ">")
      } else if starts(with: "<") {
        return try takeTag()
      } else if bytes[offset] <= 0x20 {
        offset += 1
      } else {
        throw Failure(message: "expected an element, found text", offset: offset)
      }
    }
    throw Failure(message: "expected an element, found the end of the file", offset: offset)
  }

  private mutating func takeTag() throws(Failure) -> Tag {
    let start = offset
    try skip(past: ">")
    var body = bytes[(start + 1)..<(offset - 1)]
    let isEnd = body.first == UInt8(ascii: "/")
    if isEnd { body = body.dropFirst() }
    let isEmpty = body.last == UInt8(ascii: "/")
    if isEmpty { body = body.dropLast() }
    let name = body.prefix { $0 > 0x20 }
    return Tag(name: String(decoding: name, as: UTF8.self), offset: start, isEnd: isEnd, isEmpty: isEmpty)
  }

  private mutating func value(_ tag: Tag) throws(Failure) -> PropertyList {
    guard !tag.isEnd else {
      throw Failure(message: "expected a value, found </\(tag.name)>", offset: tag.offset)
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw Failure(message: "nested more than \(Self.deepest) levels deep", offset: tag.offset)
    }
    let content: PropertyList.Content
    switch tag.name {
    case "string": content = .string(tag.isEmpty ? "" : try text(in: tag))
    case "array": content = .array(tag.isEmpty ? [] : try array(in: tag))
    case "dict": content = .dictionary(tag.isEmpty ? [] : try dictionary(in: tag))
    case let name where Self.scalars.contains(name):
      if !tag.isEmpty { _ = try text(in: tag) }
      content = .other(name)
    default: throw Failure(message: "<\(tag.name)> is no element of property lists", offset: tag.offset)
    }
    return PropertyList(content: content, offset: tag.offset)
  }

  private mutating func array(in opening: Tag) throws(Failure) -> [PropertyList] {
    var values: [PropertyList] = []
    while true {
      let next = try tag()
      if next.isEnd, next.name == opening.name { return values }
      values.append(try value(next))
    }
  }

  private mutating func dictionary(in opening: Tag) throws(Failure) -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    while true {
      let next = try tag()
      if next.isEnd, next.name == opening.name { return members }
      guard next.name == "key", !next.isEnd else {
        throw Failure(message: "expected <key>, found <\(next.name)>", offset: next.offset)
      }
      let key = next.isEmpty ? "" : try text(in: next)
      members.append(.init(key: key, offset: next.offset, value: try value(try tag())))
    }
  }

  /// The characters up to the element's end.
  private mutating func text(in opening: Tag) throws(Failure) -> String {
    var units: [UInt8] = []
    while offset < bytes.count {
      if starts(with: "<![CDATA[") {
        let start = offset + 9
        try skip(past: "]]>")
        units += bytes[start..<(offset - 3)]
      } else if starts(with: "<!--") {
        try skip(past: "-->")
      } else if starts(with: "<") {
        let end = try takeTag()
        guard end.isEnd, end.name == opening.name else {
          throw Failure(message: "expected </\(opening.name)>", offset: end.offset)
        }
        return String(decoding: units, as: UTF8.self)
      } else if starts(with: "&") {
        units += try entity()
      } else {
        units.append(bytes[offset])
        offset += 1
      }
    }
    throw Failure(message: "<\(opening.name)> is not closed", offset: opening.offset)
  }

  private mutating func entity() throws(Failure) -> [UInt8] {
    let start = offset
    let name = bytes[(offset + 1)...].prefix(12).prefix { $0 != UInt8(ascii: ";") }
    offset = name.endIndex + 1
    let text = String(decoding: name, as: UTF8.self)
    switch text {
    case "amp": return Array("&".utf8)
    case "lt": return Array("<".utf8)
    case "gt": return Array(">".utf8)
    case "quot": return Array("\"".utf8)
    case "apos": return Array("'".utf8)
    default: break
    }
    let code =
      text.hasPrefix("#x")
      ? UInt32(text.dropFirst(2), radix: 16) : text.hasPrefix("#") ? UInt32(text.dropFirst()) : nil
    guard offset <= bytes.count, let scalar = code.flatMap(Unicode.Scalar.init) else {
      throw Failure(message: "“&” begins no entity here; write &amp;", offset: start)
    }
    return Array(String(Character(scalar)).utf8)
  }
}
