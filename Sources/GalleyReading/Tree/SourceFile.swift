internal import GalleyModel
internal import GalleySupport

/// The text of a Swift file; nodes of its tree refer to places in it.
final class SourceFile: Sendable {
  /// Relative to the project's root.
  let path: String
  private let bytes: [UInt8]
  private let lines: LineIndex

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lines = LineIndex(bytes)
  }

  var size: Int { bytes.count }

  func location(at offset: Int) -> SourceLocation {
    let position = lines.position(at: offset)
    return SourceLocation(file: path, line: position.line, column: position.column)
  }

  fileprivate func text(_ start: Int, _ end: Int) -> String {
    guard start <= end, end <= bytes.count else { return "" }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// Where a node stands, comments around it left out.
struct SourceRange: Sendable {
  let file: SourceFile
  /// Byte offsets.
  let start: UInt32
  let end: UInt32
}

/// A node of the tree that reports may point at.
protocol SourceNode: Sendable {
  var range: SourceRange { get }
}

extension SourceNode {
  /// Where it begins.
  var location: SourceLocation { range.file.location(at: Int(range.start)) }

  /// As it is written.
  var text: String { range.file.text(Int(range.start), Int(range.end)) }

  /// The spelling on one line, cut to what a list can show.
  var summary: String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= 48 ? line : line.prefix(47) + "…"
  }
}
