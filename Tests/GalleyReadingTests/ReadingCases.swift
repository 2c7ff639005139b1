import Foundation
import GalleyModel
import GalleyReading
import GalleyTestSupport
import Testing

/// Small sources and the trees they are read as, from the files in `Cases`.
@Suite struct ReadingCases {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
  static let files = Result { try CaseFile.all(in: folder, extension: "cases") }
  static let cases = ((try? files.get()) ?? []).flatMap(\.cases)

  /// The outline of what a source is read as.
  ///
  /// A source without a preview is the body of one, its lines kept. A line `>>> name` begins another file.
  static func outline(_ input: String) throws -> String {
    let source = input.contains("Preview") ? input : "#Preview { \(input)\n}"
    var texts: [String: String] = [:]
    var names: [String] = []
    for (number, part) in source.components(separatedBy: "\n>>> ").enumerated() {
      let name = number == 0 ? "case.swift" : String(part.prefix { $0 != "\n" })
      names.append(name)
      texts[name] = number == 0 ? part : String(part.dropFirst(name.count + 1))
    }
    let folder = try TemporaryFolder(texts: texts)
    return SwiftUIReader.read(root: folder.path, files: names).outline.joined(separator: "\n")
  }

  @Test(arguments: cases.filter { _ in !CaseFile.isRecording })
  func reads(_ row: CaseFile.Case) throws {
    let expected = try #require(row.expected, "no expectation; run with GALLEY_RECORD=1")
    let found = try Self.outline(row.input)
    #expect(found == expected, "found:\n\(found)")
  }

  @Test(.enabled(if: CaseFile.isRecording)) func record() throws {
    for file in try Self.files.get() { try file.record { try Self.outline($0.input) } }
  }

  @Test func `every case has a name of its own`() throws {
    #expect(try !Self.files.get().isEmpty)
    for file in try Self.files.get() {
      #expect(!file.cases.isEmpty, "no case in \(file.url.lastPathComponent)")
      let names = file.cases.map(\.name)
      #expect(Set(names).count == names.count, "a name twice in \(file.url.lastPathComponent)")
    }
  }
}
