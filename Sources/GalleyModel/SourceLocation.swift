/// A place in a file of the project.
package struct SourceLocation: Hashable, Sendable, Comparable {
  /// Relative to the project's root, with forward slashes.
  package let file: String
  /// 1-based.
  package let line: Int
  /// 1-based, in UTF-8 bytes.
  package let column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

/// Something in an input that could not be read or used.
package struct InputProblem: Hashable, Sendable, Comparable {
  package enum Severity: Hashable, Sendable {
    /// The input is not what it claims to be; the run can't be trusted.
    case error
    /// The input was read; part of it is ignored.
    case warning
  }

  package let severity: Severity
  package let location: SourceLocation
  /// What was expected and what was found, as a sentence without a full stop.
  package let message: String
  /// What to do about it, as a sentence without a full stop.
  package let remedy: String

  package init(
    severity: Severity = .error,
    location: SourceLocation,
    message: String,
    remedy: String
  ) {
    self.severity = severity
    self.location = location
    self.message = message
    self.remedy = remedy
  }

  package static func < (a: InputProblem, b: InputProblem) -> Bool {
    (a.location, a.message) < (b.location, b.message)
  }
}
