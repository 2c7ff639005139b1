internal import GalleyModel
internal import GalleySupport

/// Turns byte offsets of one file into places that reports can name.
struct FilePlaces {
  private let path: String
  private let lines: LineIndex

  /// - Parameters:
  ///   - path: relative to the project's root.
  ///   - bytes: what offsets count in.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    lines = LineIndex(bytes)
  }

  func location(_ offset: Int) -> SourceLocation {
    let position = lines.position(at: offset)
    return SourceLocation(file: path, line: position.line, column: position.column)
  }

  func problem(
    _ message: String,
    _ remedy: String,
    severity: InputProblem.Severity = .error,
    at offset: Int
  ) -> InputProblem {
    InputProblem(severity: severity, location: location(offset), message: message, remedy: remedy)
  }

  /// What is to be said of a file's encoding.
  func problems(of text: DecodedText) -> [InputProblem] {
    switch text.doubt {
    case .missingByteOrderMark:
      let message = "this file is UTF-16 without a byte order mark, which the platform can't read"
      return [problem(message, "save it as UTF-8", severity: .warning, at: 0)]
    case .notUTF8(let offset):
      return [problem("this byte is not UTF-8", "save the file as UTF-8", at: offset)]
    case nil: return []
    }
  }
}
