/// The one owner of C copies of some strings, for calls that take an array of them.
@safe
struct CStringArray: ~Copyable {
  private let storage: UnsafeMutableBufferPointer<UnsafePointer<CChar>?>

  init(_ strings: [String]) {
    unsafe storage = .allocate(capacity: strings.count)
    for (index, string) in strings.enumerated() {
      let bytes = Array(string.utf8) + [0]
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      for (offset, byte) in bytes.enumerated() { unsafe copy[offset] = CChar(bitPattern: byte) }
      unsafe storage.initializeElement(at: index, to: UnsafePointer(copy))
    }
  }

  deinit {
    for index in 0..<(unsafe storage.count) { unsafe storage[index]?.deallocate() }
    unsafe storage.deallocate()
  }

  /// Lends the copies, which are valid until `body` returns.
  borrowing func withPointers<Result>(
    _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    unsafe body(UnsafePointer(storage.baseAddress))
  }
}
