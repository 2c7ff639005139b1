internal import GalleyModel
internal import GalleySupport

/// Reading typed fields; each reports what it does not find.
extension CascadeReader {
  /// Warns about keys that mean nothing and keys written twice.
  mutating func checkKeys(of object: JSONValue, known: [String]) {
    guard let members = object.members else {
      report("expected an object", at: object, remedy: "write { … }")
      return
    }
    var seen: Set<String> = []
    for member in members {
      if !known.contains(member.key) {
        report(
          "“\(member.key)” means nothing here and is ignored",
          at: member.offset,
          remedy: "use one of \(known.joined(separator: ", "))",
          severity: .warning
        )
      } else if !seen.insert(member.key).inserted {
        report("“\(member.key)” is written twice", at: member.offset, remedy: "remove one of the two")
      }
    }
  }

  mutating func string(_ key: String, of object: JSONValue, isOptional: Bool = false) -> String? {
    field(key, of: object, isOptional: isOptional, expected: "a string") { $0.string }
  }

  mutating func number(_ key: String, of object: JSONValue, isOptional: Bool = false) -> Double? {
    field(key, of: object, isOptional: isOptional, expected: "a number") { $0.number }
  }

  /// A whole number from 0 to 65535, which holds every weight and every index.
  mutating func integer(_ key: String, of object: JSONValue, isOptional: Bool = false) -> Int? {
    field(key, of: object, isOptional: isOptional, expected: "a whole number from 0 to 65535") {
      $0.number.flatMap { UInt16(exactly: $0) }.map { Int($0) }
    }
  }

  mutating func bool(_ key: String, of object: JSONValue) -> Bool? {
    field(key, of: object, isOptional: true, expected: "true or false") { $0.bool }
  }

  mutating func array(_ key: String, of object: JSONValue, isOptional: Bool = false) -> [JSONValue] {
    field(key, of: object, isOptional: isOptional, expected: "an array") { $0.array } ?? []
  }

  mutating func strings(_ key: String, of object: JSONValue, isOptional: Bool = false) -> [String] {
    field(key, of: object, isOptional: isOptional, expected: "an array of strings") { value in
      value.array.flatMap { items in
        let texts = items.compactMap(\.string)
        return texts.count == items.count ? texts : nil
      }
    } ?? []
  }

  private mutating func field<Value>(
    _ key: String,
    of object: JSONValue,
    isOptional: Bool,
    expected: String,
    read: (JSONValue) -> Value?
  ) -> Value? {
    guard let value = object[key] else {
      if !isOptional { report("“\(key)” is missing", at: object, remedy: "add “\(key)”, \(expected)") }
      return nil
    }
    guard let result = read(value) else {
      report("“\(key)” is not \(expected)", at: value, remedy: "write \(expected)")
      return nil
    }
    return result
  }
}
