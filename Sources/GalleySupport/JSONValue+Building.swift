extension JSONValue {
  /// A value that was made and not read; its offset means nothing.
  private init(made content: Content) {
    self.init(content: content, offset: 0)
  }

  package static let null = JSONValue(made: .null)

  package static func bool(_ value: Bool) -> JSONValue {
    JSONValue(made: .bool(value))
  }

  package static func number(_ value: Double) -> JSONValue {
    JSONValue(made: .number(value))
  }

  package static func number(_ value: Int) -> JSONValue {
    JSONValue(made: .number(Double(value)))
  }

  package static func string(_ value: String) -> JSONValue {
    JSONValue(made: .string(value))
  }

  package static func array(_ values: [JSONValue]) -> JSONValue {
    JSONValue(made: .array(values))
  }

  /// Members keep the order they are given in.
  package static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    JSONValue(made: .object(members.map { Member(key: $0.key, offset: 0, value: $0.value) }))
  }
}
