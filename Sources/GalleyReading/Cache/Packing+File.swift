internal import GalleyModel

extension LoweredFile: Packable {
  func pack(into writer: inout TreeWriter) {
    writer.put(body)
    writer.put(suppressions.map(PackedSuppression.init))
    writer.put(problems.map(PackedProblem.init))
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> LoweredFile {
    let body: Block = try reader.get()
    let suppressions: [PackedSuppression] = try reader.get()
    let problems: [PackedProblem] = try reader.get()
    let file = reader.file
    return LoweredFile(
      file: file,
      body: body,
      suppressions: suppressions.map { $0.suppression(file.path) },
      problems: problems.map { $0.problem(file.path) }
    )
  }
}

/// A suppression without the path, since the same bytes may lie at several.
private struct PackedSuppression: Packable {
  let line: Int
  let rules: [String]
  let locales: [String]
  let reason: String

  init(_ suppression: Suppression) {
    line = suppression.line
    rules = suppression.rules.sorted()
    locales = suppression.locales.sorted()
    reason = suppression.reason
  }

  private init(from reader: inout TreeReader) throws(DamagedTree) {
    line = try reader.get()
    rules = try reader.get()
    locales = try reader.get()
    reason = try reader.get()
  }

  func suppression(_ path: String) -> Suppression {
    Suppression(file: path, line: line, rules: Set(rules), locales: Set(locales), reason: reason)
  }

  func pack(into writer: inout TreeWriter) {
    writer.put(line)
    writer.put(rules)
    writer.put(locales)
    writer.put(reason)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> PackedSuppression {
    try PackedSuppression(from: &reader)
  }
}

/// A problem without the path.
private struct PackedProblem: Packable {
  let isError: Bool
  let line: Int
  let column: Int
  let message: String
  let remedy: String

  init(_ problem: InputProblem) {
    isError = problem.severity == .error
    line = problem.location.line
    column = problem.location.column
    message = problem.message
    remedy = problem.remedy
  }

  private init(from reader: inout TreeReader) throws(DamagedTree) {
    isError = try reader.get()
    line = try reader.get()
    column = try reader.get()
    message = try reader.get()
    remedy = try reader.get()
  }

  func problem(_ path: String) -> InputProblem {
    InputProblem(
      severity: isError ? .error : .warning,
      location: SourceLocation(file: path, line: line, column: column),
      message: message,
      remedy: remedy
    )
  }

  func pack(into writer: inout TreeWriter) {
    writer.put(isError)
    writer.put(line)
    writer.put(column)
    writer.put(message)
    writer.put(remedy)
  }

  static func unpack(from reader: inout TreeReader) throws(DamagedTree) -> PackedProblem {
    try PackedProblem(from: &reader)
  }
}
