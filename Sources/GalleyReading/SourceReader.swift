internal import Foundation
internal import GalleyModel

/// From a path to the tree of a Swift file.
enum SourceReader {
  /// Largest file that is read, in bytes.
  private static let largest = 4 << 20
  private static let deepestBrackets = 12

  /// A file that can't be read is empty, with a problem that says why.
  static func read(root: String, path: String) -> LoweredFile {
    guard let data = FileManager.default.contents(atPath: root + "/" + path) else {
      return empty(path, "this file can't be read", "Check that it exists and may be read")
    }
    guard data.count <= largest else {
      return empty(
        path,
        "a Swift file of \(data.count) bytes; the most that is read is \(largest)",
        "Split the file, or leave it out"
      )
    }
    let bytes = [UInt8](data)
    guard !hasDeepBrackets(bytes) else {
      return empty(path, "more than \(deepestBrackets) brackets in a row", "Name the inner arrays")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      return empty(path, "this file is not UTF-8", "Save it as UTF-8")
    }
    return SourceParser.parse(path: path, bytes: bytes)
  }

  private static func empty(_ path: String, _ message: String, _ remedy: String) -> LoweredFile {
    let file = SourceFile(path: path, bytes: [])
    let problem = InputProblem(location: file.location(at: 0), message: message, remedy: remedy)
    let nothing = Block([], SourceRange(file: file, start: 0, end: 0))
    return LoweredFile(file: file, body: nothing, suppressions: [], problems: [problem])
  }

  /// The parser's time doubles with each bracket that opens directly inside another.
  private static func hasDeepBrackets(_ bytes: [UInt8]) -> Bool {
    var run = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "["): run += 1
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
      default: run = 0
      }
      if run > deepestBrackets { return true }
    }
    return false
  }
}
