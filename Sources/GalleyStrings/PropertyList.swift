/// A value of an XML property list, with the place it was written at.
struct PropertyList: Hashable, Sendable {
  indirect enum Content: Hashable, Sendable {
    case string(String)
    case array([PropertyList])
    /// In file order; a key that is written twice occurs twice.
    case dictionary([Member])
    /// A number, date, truth value or data, by its element's name.
    case other(String)
  }

  struct Member: Hashable, Sendable {
    var key: String
    /// Byte offset of the key's element.
    var offset: Int
    var value: PropertyList
  }

  var content: Content
  /// Byte offset of the element.
  var offset: Int

  var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  var members: [Member]? {
    if case .dictionary(let value) = content { value } else { nil }
  }

  /// The last member with this key, as the platform has it.
  subscript(key: String) -> PropertyList? {
    members?.last { $0.key == key }?.value
  }
}
