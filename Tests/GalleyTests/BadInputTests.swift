import Foundation
import Galley
import GalleySupport
import GalleyTestSupport
import Testing

/// Input that is not what it should be: said, with its place, and the rest read all the same.
@Suite struct BadInputTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [String: Data]
    /// Beside ``Sample/project``, whose finding must still be there.
    var isBesideSample = true
    let problems: [String]
    let verdict: Check.Verdict

    var testDescription: String { name }

    init(
      _ name: String,
      _ files: [String: String],
      bytes: [String: Data] = [:],
      isBesideSample: Bool = true,
      problems: [String],
      _ verdict: Check.Verdict
    ) {
      self.name = name
      self.files = files.mapValues { Data($0.utf8) }.merging(bytes) { _, new in new }
      self.isBesideSample = isBesideSample
      self.problems = problems
      self.verdict = verdict
    }
  }

  @Test(arguments: [
    Row(
      "Swift that does not parse",
      ["Broken.swift": "import SwiftUI\nstruct Row: View {\n  var body: some View { Text(\"1\" }\n}\n"],
      problems: ["Broken.swift:3:33 error"],
      .unreadable
    ),
    Row(
      "a catalogue cut short",
      ["Other.xcstrings": "{\"sourceLanguage\": \"en\",\n  \"strings\": {"],
      problems: ["Other.xcstrings:2:14 error"],
      .unreadable
    ),
    Row(
      "a table with a quote too few",
      ["en.lproj/Other.strings": "\"A\" = \"A\";\n\"B\" = \"B;\n"],
      problems: ["en.lproj/Other.strings:2:7 error"],
      .unreadable
    ),
    Row(
      "Swift that is not UTF-8",
      [:],
      bytes: ["Latin.swift": Data([0x2F, 0x2F, 0x20, 0xE9, 0x0A])],
      problems: ["Latin.swift:1:1 error"],
      .unreadable
    ),
    Row(
      "Swift of five megabytes",
      ["Large.swift": String(repeating: "// a line of forty characters, no less.\n", count: 131_072)],
      problems: ["Large.swift:1:1 error"],
      .unreadable
    ),
    Row("a folder named as a Swift file", ["Views.swift/Notes.txt": "no Swift"], problems: [], .findings),
    Row("an empty Swift file", ["Empty.swift": ""], problems: [], .findings),
    Row(
      "a table outside any language",
      ["Loose.strings": "\"A\" = \"A\";\n"],
      problems: ["Loose.strings:1:1 warning"],
      .findings
    ),
    Row("an empty folder", [:], isBesideSample: false, problems: [], .nothingAnalysed),
    Row(
      "views and no previews",
      ["Row.swift": "import SwiftUI\nstruct Row: View {\n  var body: some View { Text(\"A\") }\n}\n"],
      isBesideSample: false,
      problems: [],
      .clean
    ),
    Row(
      "only a Swift file that does not parse",
      ["Broken.swift": "struct {"],
      isBesideSample: false,
      problems: ["Broken.swift:1:8 error", "Broken.swift:1:9 error"],
      .unreadable
    ),
  ])
  func inputs(_ row: Row) throws {
    let sample = row.isBesideSample ? Sample.project.mapValues { Data($0.utf8) } : [:]
    let folder = try TemporaryFolder(sample.merging(row.files) { _, new in new })
    var configuration = Configuration(paths: [folder.path])
    configuration.pseudo = []
    let check = try Check(configuration)
    let run = Run(folder: folder, check: check)
    #expect(try run.problems == row.problems, "\(check.text())")
    #expect(try check.verdict() == row.verdict)
    #expect(try run.findings == (row.isBesideSample ? ["truncation.tail error 4 in de"] : []))
    for problem in try run.report["problems"]?.array ?? [] {
      #expect(problem["message"]?.string?.isEmpty == false)
      #expect(problem["remedy"]?.string?.isEmpty == false)
    }
  }

  @Test func aPathThatIsNotThere() {
    let path = "/nowhere/at/all"
    #expect(throws: GalleyError.unreadable("\(path): no such file or folder")) {
      try Check(Configuration(paths: [path]))
    }
  }

  @Test func aSystemFontThatIsNotThere() throws {
    let file = try String(contentsOfFile: Package.path("Fonts/cascade.json"), encoding: .utf8)
    let broken = file.replacingOccurrences(of: "Inter-Regular.otf", with: "Nothing.otf")
    let folder = try TemporaryFolder(texts: ["my/cascade.json": broken])
    let wanted = broken.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.contains("Nothing.otf")
    }
    let line = try #require(wanted) + 1
    var configuration = Configuration(paths: [folder.path])
    configuration.cascade = folder.path + "/my/cascade.json"
    let error = #expect(throws: GalleyError.self) { try Check(configuration) }
    guard case .unreadable(let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.contains("my/cascade.json:\(line):"), "\(message)")
    #expect(message.contains("Nothing.otf"), "\(message)")
    #expect(!message.contains(folder.path), "the machine's path is no part of it")
  }

  @Test(arguments: ["", "{", "[]", "{\"format\": \"galley-cascade/1\"}"])
  func aCascadeThatIsNone(_ text: String) throws {
    let folder = try TemporaryFolder(texts: ["cascade.json": text])
    var configuration = Configuration(paths: [folder.path])
    configuration.cascade = folder.path + "/cascade.json"
    let error = #expect(throws: GalleyError.self) { try Check(configuration) }
    guard case .unreadable(let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.contains("cascade.json:1:"), "\(message)")
  }

  @Test func namesThatDoNotExist() throws {
    let changes: [(String, (inout Configuration) -> Void)] = [
      ("de, en", { $0.locales = ["xx"] }),
      ("iPhone 16 Pro Max", { $0.devices = ["Nokia 3310"] }),
      ("accessibility5", { $0.textSizes = ["huge"] }),
    ]
    for (offered, change) in changes {
      let error = #expect(throws: GalleyError.self) { try Run(Sample.project, configure: change) }
      guard case .configuration(let message) = error, message.contains(offered.split(separator: ",")[0])
      else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
    let check = try Run(Sample.project).check
    #expect(throws: GalleyError.configuration("the gate is error, warning or note, not fatal")) {
      try check.verdict(gate: "fatal")
    }
    for (screen, locale, format) in [("Column", "de", "svg"), ("Row", "xx", "svg"), ("Row", "de", "bmp")] {
      let error = #expect(throws: GalleyError.self) {
        try check.picture(of: screen, variant: locale, format: format)
      }
      guard case .configuration = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test func aReportWhereNoneCanBeWritten() throws {
    let run = try Run(Sample.project)
    let occupied = run.folder.path + "/Row.swift"
    let error = #expect(throws: GalleyError.self) { try run.check.write(to: occupied) }
    guard case .unwritable(let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.hasPrefix("\(occupied)/report.json: can't be written"))
  }
}
