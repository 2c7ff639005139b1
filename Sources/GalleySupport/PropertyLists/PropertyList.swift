/// A value of a property list, with the place it was written at.
package struct PropertyList: Hashable, Sendable {
  package indirect enum Content: Hashable, Sendable {
    case string(String)
    case array([PropertyList])
    /// In file order; a key that is written twice occurs twice.
    case dictionary([Member])
    /// A number, date, truth value or data, by its element's name.
    case other(String)
  }

  package struct Member: Hashable, Sendable {
    package var key: String
    /// Byte offset of the key's element.
    package var offset: Int
    package var value: PropertyList
  }

  package var content: Content
  /// Byte offset of the element.
  package var offset: Int

  package var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  package var array: [PropertyList]? {
    if case .array(let values) = content { values } else { nil }
  }

  package var members: [Member]? {
    if case .dictionary(let value) = content { value } else { nil }
  }

  /// The last member with this key, as the platform has it.
  package subscript(key: String) -> PropertyList? {
    members?.last { $0.key == key }?.value
  }
}
