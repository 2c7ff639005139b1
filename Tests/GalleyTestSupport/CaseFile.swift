package import Foundation

/// A file of named cases, each an input and the output it is expected to give.
///
/// ```
/// === name
/// input
/// ---
/// expected
/// ```
/// An expectation stands in the file of its input, so none can outlive the case it belongs to. With
/// `GALLEY_RECORD=1` in the environment a run writes what it got into the files.
package struct CaseFile: Sendable {
  package struct Case: Sendable, CustomStringConvertible {
    package let file: String
    package let name: String
    package let input: String
    /// `nil` when the case has no expectation yet.
    package var expected: String?

    package var description: String { "\(file): \(name)" }
  }

  package static let isRecording = ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "1"

  package let url: URL
  package var cases: [Case] = []

  /// - Throws: Foundation's error when the file can't be read.
  package init(_ url: URL) throws {
    self.url = url
    let name = url.deletingPathExtension().lastPathComponent
    for block in ("\n" + (try String(contentsOf: url, encoding: .utf8))).components(separatedBy: "\n=== ")
      .dropFirst()
    {
      let title = block.prefix { $0 != "\n" }
      let parts = block.dropFirst(title.count + 1).components(separatedBy: "\n---\n")
      cases.append(
        Case(
          file: name,
          name: String(title),
          input: parts[0].trimmingCharacters(in: .newlines),
          expected: parts.count == 2 ? parts[1].trimmingCharacters(in: .newlines) : nil
        )
      )
    }
  }

  /// The files of a folder with an extension, by name.
  /// - Throws: Foundation's error when the folder or a file in it can't be read.
  package static func all(in folder: URL, extension ending: String) throws -> [CaseFile] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == ending }
      .sorted { $0.path < $1.path }
      .map { try CaseFile($0) }
  }

  /// Writes the file anew with what `output` gives for each input.
  /// - Throws: Foundation's error when the file can't be written.
  package func record(_ output: (Case) throws -> String) throws {
    let blocks = try cases.map { "=== \($0.name)\n\($0.input)\n---\n\(try output($0))\n" }
    try Data(blocks.joined(separator: "\n").utf8).write(to: url, options: .atomic)
  }
}
