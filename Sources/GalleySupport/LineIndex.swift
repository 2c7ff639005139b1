/// Converts byte offsets of one file to lines and columns.
package struct LineIndex: Sendable {
  /// Byte offsets at which lines begin; the first is 0.
  private let starts: [Int]

  /// - Parameter bytes: the whole file.
  package init(_ bytes: some Sequence<UInt8>) {
    self.init(array: Array(bytes))
  }

  /// An array, since a sequence of unknown type is walked ten times more slowly across modules.
  private init(array bytes: [UInt8]) {
    var starts = [0]
    var offset = 0
    for byte in bytes {
      offset += 1
      if byte == UInt8(ascii: "\n") { starts.append(offset) }
    }
    self.starts = starts
  }

  /// The 1-based line and the 1-based UTF-8 column of a byte offset; an offset past the end counts on the
  /// last line.
  package func position(at offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
