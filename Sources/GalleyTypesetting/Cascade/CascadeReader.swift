internal import Foundation
internal import GalleyModel
internal import GalleySupport

/// Turns the JSON of a cascade file into a ``FontCascade``, and collects what is wrong with it.
struct CascadeReader {
  static let format = "galley-cascade/1"

  private(set) var problems: [InputProblem] = []
  /// All faces so far; their positions are their names.
  var faces: [CascadeFace] = []
  private var directories: [String] = []
  private let folder: String
  private let displayName: String
  private let lines: LineIndex

  init(bytes: [UInt8], folder: String, displayName: String) {
    self.folder = folder
    self.displayName = displayName
    lines = LineIndex(bytes)
  }

  /// `nil` when there are errors.
  mutating func cascade(from document: JSONValue) -> FontCascade? {
    checkKeys(
      of: document,
      known: ["$schema", "format", "about", "directories", "system", "scripts", "lastResort", "families"]
    )
    if let format = string("format", of: document), format != Self.format {
      report("the format “\(format)” is not known", at: document["format"], remedy: "write “\(Self.format)”")
    }
    directories = array("directories", of: document).compactMap { directory($0) }
    let system = document["system"].flatMap { systemFamily($0) }
    if document["system"] == nil {
      report("“system” is missing", at: document.offset, remedy: "say which faces stand for the system font")
    }
    let scripts = array("scripts", of: document).compactMap { scriptFaces($0, needsScripts: true) }
    let lastResort = array("lastResort", of: document, isOptional: true)
      .compactMap { scriptFaces($0, needsScripts: false) }
    let families = array("families", of: document, isOptional: true).compactMap { namedFamily($0) }
    guard let system, !problems.contains(where: { $0.severity == .error }) else { return nil }
    return FontCascade(
      problems: problems.sorted(),
      faces: faces,
      system: system,
      families: families,
      scripts: scripts,
      lastResort: lastResort
    )
  }

  private mutating func directory(_ value: JSONValue) -> String? {
    guard let path = value.string else {
      report("a directory is written as a string", at: value, remedy: "put the path in double quotes")
      return nil
    }
    return path.hasPrefix("/")
      ? path : URL(filePath: folder).appending(path: path).path(percentEncoded: false)
  }

  /// The first place at which a font file lies.
  func find(_ file: String) -> String? {
    let places =
      file.hasPrefix("/")
      ? [file] : directories.map { URL(filePath: $0).appending(path: file).path(percentEncoded: false) }
    return places.first { FileManager.default.fileExists(atPath: $0) }
  }

  func location(at offset: Int) -> SourceLocation {
    let (line, column) = lines.position(at: offset)
    return SourceLocation(file: displayName, line: line, column: column)
  }

  mutating func report(_ message: String, at value: JSONValue?, remedy: String) {
    report(message, at: value?.offset ?? 0, remedy: remedy)
  }

  mutating func report(
    _ message: String,
    at offset: Int,
    remedy: String,
    severity: InputProblem.Severity = .error
  ) {
    report(InputProblem(severity: severity, location: location(at: offset), message: message, remedy: remedy))
  }

  mutating func report(_ problem: InputProblem) {
    problems.append(problem)
  }
}
