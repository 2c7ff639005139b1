/// A string that equals another only when both are made of the same scalars.
///
/// Swift's own equality takes a precomposed letter for its decomposed twin. The two have different offsets, so a
/// cache that confused them would answer by who came first.
struct ExactString: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (a: ExactString, b: ExactString) -> Bool {
    a.text.utf8.count == b.text.utf8.count && a.text.utf8.elementsEqual(b.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    let isHashed: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isHashed == nil { text.utf8.forEach { hasher.combine($0) } }
  }
}
