import Foundation
import Galley
import GalleySupport
import GalleyTestSupport
import Testing

/// Findings that are known.
@Suite struct BaselineTests {
  static let entry =
    "{\"rule\": \"truncation.tail\", \"file\": \"Row.swift\", \"screen\": \"Row\", \"key\": \"Reply\", "
    + "\"failing\": [\"de\"], \"reason\": \"\"}"

  /// A run with a baseline of this text.
  static func run(
    _ baseline: String,
    _ files: [String: String] = Sample.project,
    configure: (inout Configuration) -> Void = { _ in }
  ) throws -> Run {
    let folder = try TemporaryFolder(texts: files.merging(["known.json": baseline]) { old, _ in old })
    var configuration = Configuration(paths: [folder.path])
    configuration.pseudo = []
    configuration.baseline = folder.path + "/known.json"
    configure(&configuration)
    return Run(folder: folder, check: try Check(configuration))
  }

  static func updated(_ run: Run) throws -> String {
    String(decoding: try run.check.baseline(updating: run.folder.path + "/known.json"), as: UTF8.self)
  }

  static let finnish = Sample.project.merging([
    "fi.lproj/Localizable.strings": "\"Reply\" = \"Vastaa viestiin heti\";\n"
  ]) { old, _ in old }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let entries: [String]
    var files = Sample.project
    let findings: [String]
    var accepted = 0
    var stale: [String] = []

    var testDescription: String { name }
  }

  static let error = "truncation.tail error 4 in de"

  @Test(arguments: [
    Row(name: "empty", entries: [], findings: [error]),
    Row(name: "the finding", entries: [entry], findings: [], accepted: 1),
    Row(
      name: "one locale more is listed",
      entries: [entry.replacingOccurrences(of: "[\"de\"]", with: "[\"fr\", \"de\"]")],
      findings: [],
      accepted: 1
    ),
    Row(
      name: "one locale more fails",
      entries: [entry],
      files: finnish,
      findings: ["truncation.tail error 4 in de fi"],
      stale: [entry]
    ),
    Row(
      name: "on another line",
      entries: [entry],
      files: Sample.project.merging(["Row.swift": "// One line more\n" + Sample.row]) { _, new in new },
      findings: [],
      accepted: 1
    ),
    Row(
      name: "another key",
      entries: [entry.replacingOccurrences(of: "Reply", with: "Send")],
      findings: [error],
      stale: [entry.replacingOccurrences(of: "Reply", with: "Send")]
    ),
    Row(
      name: "no key",
      entries: [entry.replacingOccurrences(of: "\"Reply\"", with: "null")],
      findings: [error],
      stale: [entry.replacingOccurrences(of: "\"Reply\"", with: "null")]
    ),
    Row(
      name: "another screen",
      entries: [entry.replacingOccurrences(of: "\"Row\"", with: "\"Row 2\"")],
      findings: [error],
      stale: [entry.replacingOccurrences(of: "\"Row\"", with: "\"Row 2\"")]
    ),
    Row(
      name: "what may be a fault does not account for one that is",
      entries: [
        entry.replacingOccurrences(of: "\"reason\"", with: "\"certainty\": \"uncertain\", \"reason\"")
      ],
      findings: [error],
      stale: [
        entry.replacingOccurrences(of: "\"reason\"", with: "\"certainty\": \"uncertain\", \"reason\"")
      ]
    ),
    Row(
      name: "two alike, one known",
      entries: [entry],
      files: Sample.project.merging(["Row.swift": twice]) { _, new in new },
      findings: ["truncation.tail error 6 in de"],
      accepted: 1
    ),
    Row(
      name: "two alike, both known",
      entries: [entry, entry],
      files: Sample.project.merging(["Row.swift": twice]) { _, new in new },
      findings: [],
      accepted: 2
    ),
    Row(name: "known twice", entries: [entry, entry], findings: [], accepted: 1, stale: [entry]),
  ])
  func covers(_ row: Row) throws {
    let run = try Self.run("[\(row.entries.joined(separator: ",\n"))]", row.files)
    #expect(try run.findings == row.findings)
    #expect(run.check.accepted == row.accepted)
    #expect(run.check.stale == row.stale)
  }

  static let twice = """
    import SwiftUI

    #Preview("Row", traits: .fixedLayout(width: 200, height: 60)) {
      VStack {
        Text("Reply").frame(width: 48).lineLimit(1)
        Text("Reply").frame(width: 48).lineLimit(1)
      }
    }
    """

  @Test(arguments: [
    ("", "1:1: error: "), ("{}", "1:1: error: a baseline is a list"), ("[{]", "1:3: error: "),
    ("[1]", "1:2: error: an entry has"), ("[\n {}\n]", "2:2: error: an entry has"),
    ("[\(entry.replacingOccurrences(of: "[\"de\"]", with: "[1]"))]", "1:2: error: an entry has"),
    ("[\(entry.replacingOccurrences(of: "\"Reply\"", with: "1"))]", "1:2: error: an entry has"),
    (
      "[\(entry.replacingOccurrences(of: "\"reason\": \"\"", with: "\"reason\": 1"))]", "1:2: error: an entry"
    ),
  ])
  func aFileThatIsNone(_ text: String, _ message: String) {
    let error = #expect(throws: GalleyError.self) { try Self.run(text) }
    guard case .configuration(let said) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(said.contains("/known.json:\(message)"), "\(said)")
  }

  @Test func aFileThatIsNotThere() {
    #expect(
      throws: GalleyError.unreadable("/nowhere.json: no such baseline; galley baseline update writes it")
    ) {
      try Run(Sample.project) { $0.baseline = "/nowhere.json" }
    }
  }

  @Test func updatingIsSortedAndKeepsReasons() throws {
    let files = Self.finnish.merging(["A.swift": Self.twice]) { old, _ in old }
    let first = try Self.updated(try Self.run("[]", files) { $0.baseline = nil })
    let lines = first.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(lines[1] == lines[2].dropLast() + ",", "two alike have a line each: \(first)")
    #expect(lines.dropFirst().dropLast().map { $0 } == lines.dropFirst().dropLast().sorted())
    #expect(!first.contains("\"line\""))
    let reasoned = first.replacingOccurrences(of: "\"reason\": \"\"", with: "\"reason\": \"Soon, “ä”\"")
    let again = try Self.updated(try Self.run(reasoned, files) { $0.baseline = nil })
    #expect(again == reasoned)
    #expect(try Self.run(again, files).findings.isEmpty)
  }

  @Test func updatingWithNothingFound() throws {
    let run = try Self.run("[\(Self.entry)]") {
      $0.baseline = nil
      $0.rules = ["clip.height"]
    }
    #expect(try Self.updated(run) == "[\n  \(Self.entry)\n]\n", "what was not looked at is kept")
    let english = try Self.run("[\(Self.entry)]") {
      $0.baseline = nil
      $0.locales = ["en"]
    }
    #expect(try Self.updated(english) == "[\n  \(Self.entry)\n]\n")
    let repaired = Sample.project.merging([
      "Row.swift": Sample.row.replacingOccurrences(of: "width: 48", with: "minWidth: 48")
    ]) { _, new in new }
    #expect(try Self.updated(try Self.run("[\(Self.entry)]", repaired) { $0.baseline = nil }) == "[]\n")
  }

  @Test func updatingPartOfTheMatrixKeepsTheOtherPart() throws {
    let both = Self.entry.replacingOccurrences(of: "[\"de\"]", with: "[\"de\", \"fi\"]")
      .replacingOccurrences(of: "\"reason\": \"\"", with: "\"reason\": \"Soon\"")
    let run = try Self.run("[\(both)]", Self.finnish) {
      $0.baseline = nil
      $0.locales = ["de"]
    }
    #expect(try Self.updated(run) == "[\n  \(both)\n]\n")
  }

  struct PartRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let configure: @Sendable (inout Configuration) -> Void

    init(_ name: String, _ configure: @escaping @Sendable (inout Configuration) -> Void) {
      testDescription = name
      self.configure = configure
    }
  }

  @Test(arguments: [
    PartRow("another rule") { $0.rules = ["clip.height"] },
    PartRow("a rule that is off") { $0.levels = ["truncation.tail": "off"] },
    PartRow("another locale") { $0.locales = ["en"] },
    PartRow("another screen") { $0.screens = ["Other"] },
    PartRow("another file") { $0.changedFiles = ["Other.swift"] },
  ])
  func aRunThatLooksAtLessCallsNothingStale(_ row: PartRow) throws {
    let files = Sample.project.merging([
      "Other.swift": "import SwiftUI\n\n#Preview(\"Other\") { Text(\"Reply\") }\n"
    ]) { old, _ in old }
    let run = try Self.run("[\(Self.entry)]", files, configure: row.configure)
    #expect(run.check.stale.isEmpty)
    #expect(run.check.accepted == 0)
  }

  @Test func aLocalizationThatIsGoneIsStale() throws {
    let gone = Self.entry.replacingOccurrences(of: "[\"de\"]", with: "[\"sv\"]")
    #expect(try Self.run("[\(gone)]").check.stale == [gone])
  }

  @Test func hidesNeitherUnreadableInputNorNothingAnalysed() throws {
    let broken = Sample.project.merging(["Broken.swift": "struct {"]) { old, _ in old }
    #expect(try Self.run("[\(Self.entry)]", broken).check.verdict() == .unreadable)
    #expect(try Self.run("[\(Self.entry)]", [:]).check.verdict() == .nothingAnalysed)
  }

  @Test func aMissingTextIsKnownOnWhateverScreenItIsShown() throws {
    let swift = "import SwiftUI\n\n#Preview(\"B\") { Text(\"Hello\") }\n"
    let files = Sample.strings.merging(["B.swift": swift]) { old, _ in old }
    let known = try Self.updated(try Self.run("[]", files) { $0.baseline = nil })
    let more = files.merging(["A.swift": swift.replacingOccurrences(of: "\"B\"", with: "\"A\"")]) { old, _ in
      old
    }
    let run = try Self.run(known, more)
    #expect(try run.findings.isEmpty)
    #expect(run.check.stale.isEmpty)
  }
}
