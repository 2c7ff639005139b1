internal import Foundation
internal import GalleyModel
internal import GalleySupport

/// From a path to the tree of a Swift file, which the cache may know.
struct SourceReader: Sendable {
  struct Result: Sendable {
    let file: LoweredFile
    /// `nil` for a file that can't be read, or without a cache.
    var key: SourceCache.Key?
    /// `nil` when the cache knows the file.
    var new: SourceCache.Entry?
  }

  let root: String
  let cache: SourceCache?

  /// Largest file that is read, in bytes.
  private static let largest = 4 << 20
  private static let deepestBrackets = 12

  /// A file that can't be read is empty, with a problem that says why.
  func read(_ path: String) -> Result {
    guard let data = FileManager.default.contents(atPath: root + "/" + path) else {
      return Self.empty(path, "this file can't be read", "Check that it exists and may be read")
    }
    guard data.count <= Self.largest else {
      return Self.empty(
        path,
        "a Swift file of \(data.count) bytes; the most that is read is \(Self.largest)",
        "Split the file, or leave it out"
      )
    }
    let bytes = [UInt8](data)
    guard !Self.hasDeepBrackets(bytes) else {
      return Self.empty(path, "more than \(Self.deepestBrackets) brackets in a row", "Name the inner arrays")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      return Self.empty(path, "this file is not UTF-8", "Save it as UTF-8")
    }
    return lowered(path, bytes)
  }

  /// An expression that stands in a file of another language; what is wrong with it is told of at its place there.
  static func expression(_ text: String, at place: SourceLocation) -> LoweredFile {
    let before =
      String(repeating: "\n", count: max(0, place.line - 1))
      + String(repeating: " ", count: max(0, place.column - 1))
    let bytes = Array((before + text).utf8)
    guard bytes.count <= largest, !hasDeepBrackets(bytes) else {
      return empty(place.file, "an expression of more brackets than are read", "Make it smaller").file
    }
    return SourceParser.parse(path: place.file, bytes: bytes)
  }

  private func lowered(_ path: String, _ bytes: [UInt8]) -> Result {
    guard let cache else { return Result(file: SourceParser.parse(path: path, bytes: bytes)) }
    let key = SHA256.digest(bytes)
    if let known = cache.tree(key, of: SourceFile(path: path, bytes: bytes)) {
      return Result(file: known, key: key)
    }
    let file = SourceParser.parse(path: path, bytes: bytes)
    return Result(file: file, key: key, new: .init(key: key, bytes: TreeWriter.packed(file)))
  }

  private static func empty(_ path: String, _ message: String, _ remedy: String) -> Result {
    let file = SourceFile(path: path, bytes: [])
    let problem = InputProblem(location: file.location(at: 0), message: message, remedy: remedy)
    let nothing = Block([], SourceRange(file: file, start: 0, end: 0))
    return Result(file: LoweredFile(file: file, body: nothing, suppressions: [], problems: [problem]))
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
