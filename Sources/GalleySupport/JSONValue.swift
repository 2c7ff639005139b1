/// A JSON document that remembers where each value stood and every key it held.
package struct JSONValue: Sendable {
  package indirect enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// Members in file order; a key that is written twice occurs twice.
    case object([Member])
  }

  package struct Member: Sendable {
    package let key: String
    /// Byte offset of the key's opening quote.
    package let offset: Int
    package let value: JSONValue
  }

  package let content: Content
  /// Byte offset of the value's first character.
  package let offset: Int

  package init(content: Content, offset: Int) {
    self.content = content
    self.offset = offset
  }

  /// The last member with this key, as every JSON reader in the field has it.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.key == key }?.value
  }

  package var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  package var number: Double? {
    if case .number(let value) = content { value } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  package var array: [JSONValue]? {
    if case .array(let value) = content { value } else { nil }
  }

  package var members: [Member]? {
    if case .object(let value) = content { value } else { nil }
  }

  package var isNull: Bool {
    if case .null = content { true } else { false }
  }
}
