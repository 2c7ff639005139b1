import Foundation
import Galley
import GalleySupport
import GalleyTestSupport
import Testing

/// Levels of rules, and comments that account for findings.
@Suite struct OutcomeTests {
  struct LevelRow: Sendable, CustomTestStringConvertible {
    let level: String
    var rules: [String] = []
    var locales: [String] = []
    var pseudo: [String] = []
    let findings: [String]
    let verdict: Check.Verdict
    var gate = "error"

    var testDescription: String { "\(level) \(rules) \(locales) \(gate)" }
  }

  static let rule = "truncation.tail"

  @Test(arguments: [
    LevelRow(level: "off", findings: [], verdict: .clean),
    LevelRow(level: "note", findings: ["\(rule) note 4 in de"], verdict: .clean),
    LevelRow(level: "note", findings: ["\(rule) note 4 in de"], verdict: .findings, gate: "note"),
    LevelRow(level: "warning", findings: ["\(rule) warning 4 in de"], verdict: .clean),
    LevelRow(
      level: "warning",
      findings: ["\(rule) warning 4 in de"],
      verdict: .findings,
      gate: "warning"
    ),
    LevelRow(level: "error", findings: ["\(rule) error 4 in de"], verdict: .findings),
    // What is asked for by name is judged by.
    LevelRow(level: "off", rules: [rule], findings: ["\(rule) error 4 in de"], verdict: .findings),
    LevelRow(level: "error", rules: ["clip.height"], findings: [], verdict: .clean),
    // Nobody reads a made-up text.
    LevelRow(
      level: "error",
      locales: ["en"],
      pseudo: ["x-long"],
      findings: ["\(rule) warning 4 in x-long"],
      verdict: .clean
    ),
    LevelRow(
      level: "error",
      locales: ["de"],
      pseudo: ["x-long"],
      findings: ["\(rule) error 4 in de x-long"],
      verdict: .findings
    ),
  ])
  func levels(_ row: LevelRow) throws {
    let run = try Run(Sample.project) {
      $0.levels = [Self.rule: row.level]
      $0.rules = row.rules
      $0.locales = row.locales
      $0.pseudo = row.pseudo
      $0.gate = row.gate
    }
    #expect(try run.findings == row.findings)
    #expect(try run.check.verdict() == row.verdict)
  }

  @Test(arguments: [(false, Check.Verdict.findings), (true, .clean)])
  func whatTheSourceHasAsWellIsReportedAndPassedOver(_ isOnlyNew: Bool, _ verdict: Check.Verdict) throws {
    var files = Sample.project
    files["Row.swift"] = Sample.row.replacingOccurrences(of: "width: 48", with: "width: 20")
    let run = try Run(files) { $0.onlyNew = isOnlyNew }
    #expect(try run.findings == ["truncation.tail error 4 in en de"])
    #expect(try run.check.verdict() == verdict)
    let new = try Run(Sample.project) { $0.onlyNew = isOnlyNew }
    #expect(try new.check.verdict() == .findings, "what is new fails all the same")
  }

  @Test func whatIsUncertainStaysANote() throws {
    // Half a point too wide for the word: inside the band.
    let swift = Sample.row.replacingOccurrences(of: "width: 48", with: "width: WIDTH")
    let widths = (380...440).map { Double($0) / 10 }
    let text = widths.enumerated().map { index, width in
      swift.replacingOccurrences(of: "WIDTH", with: "\(width)")
        .replacingOccurrences(of: "\"Row\"", with: "\"Row\(index)\"")
        .replacingOccurrences(of: "import SwiftUI\n", with: "")
    }
    let run = try Run(
      Sample.strings.merging(["Row.swift": "import SwiftUI\n" + text.joined(separator: "\n")]) { old, _ in old
      }
    ) {
      $0.locales = ["en"]
      $0.levels = [Self.rule: "error"]
    }
    let uncertain = try #require(try run.report["findings"]?.array).filter {
      $0["certainty"]?.string == "uncertain"
    }
    #expect(!uncertain.isEmpty)
    for finding in uncertain { #expect(finding["severity"]?.string == "note") }
  }

  struct CommentRow: Sendable, CustomTestStringConvertible {
    let name: String
    /// What stands on the line above the text, and behind it.
    var above = ""
    var behind = ""
    var locales: [String] = []
    let findings: [String]
    var accepted = 0
    /// Place and part of what is said.
    var problems: [String] = []
    var lineEnd = "\n"

    var testDescription: String { name }
  }

  static let project = [
    "en.lproj/Localizable.strings": "\"Reply\" = \"Reply\";\n",
    "de.lproj/Localizable.strings": "\"Reply\" = \"Antworten\";\n",
    "fi.lproj/Localizable.strings": "\"Reply\" = \"Vastaa viestiin heti\";\n",
  ]
  static let both = ["\(rule) error 5 in de fi"]

  @Test(arguments: [
    CommentRow(name: "none", findings: both),
    CommentRow(name: "this", behind: "// galley:disable:this \(rule) -- known", findings: [], accepted: 1),
    CommentRow(name: "next", above: "// galley:disable:next \(rule) -- known", findings: [], accepted: 1),
    CommentRow(name: "every rule", behind: "// galley:disable:this -- known", findings: [], accepted: 1),
    CommentRow(
      name: "several rules",
      behind: "// galley:disable:this clip.width, \(rule) -- known",
      findings: [],
      accepted: 1
    ),
    CommentRow(
      name: "CRLF",
      above: "// galley:disable:next \(rule) -- known",
      findings: [],
      accepted: 1,
      lineEnd: "\r\n"
    ),
    CommentRow(
      name: "CRLF, behind",
      behind: "// galley:disable:this \(rule) -- known",
      findings: [],
      accepted: 1,
      lineEnd: "\r\n"
    ),
    CommentRow(
      name: "one locale of two, the worst",
      behind: "// galley:disable:this \(rule) [fi] -- known",
      findings: ["\(rule) error 5 in de"]
    ),
    CommentRow(
      name: "one locale of two, the other",
      behind: "// galley:disable:this \(rule) [de] -- known",
      findings: ["\(rule) error 5 in fi"]
    ),
    CommentRow(
      name: "both locales",
      behind: "// galley:disable:this \(rule) [de, fi] -- known",
      findings: [],
      accepted: 1
    ),
    CommentRow(
      name: "two comments",
      above: "// galley:disable:next \(rule) [de] -- known",
      behind: "// galley:disable:this \(rule) [fi] -- known",
      findings: [],
      accepted: 1
    ),
    CommentRow(
      name: "another rule",
      behind: "// galley:disable:this clip.width -- known",
      findings: both,
      problems: ["Row.swift:5 accounts for no finding"]
    ),
    CommentRow(
      name: "the wrong line",
      above: "// galley:disable:this \(rule) -- known",
      findings: both,
      problems: ["Row.swift:4 accounts for no finding"]
    ),
    CommentRow(
      name: "a locale that passes",
      behind: "// galley:disable:this \(rule) [en] -- known",
      findings: both,
      problems: ["Row.swift:5 accounts for no finding"]
    ),
    CommentRow(
      name: "a rule that does not exist",
      behind: "// galley:disable:this truncation.tale -- known",
      findings: both,
      problems: ["Row.swift:5 did you mean “truncation.tail”"]
    ),
    CommentRow(
      name: "a rule that exists beside one that does not",
      behind: "// galley:disable:this \(rule), clip -- known",
      findings: [],
      accepted: 1,
      problems: ["Row.swift:5 no rule “clip”"]
    ),
    CommentRow(
      name: "a locale that does not exist",
      behind: "// galley:disable:this \(rule) [xx] -- known",
      findings: both,
      problems: ["Row.swift:5 no localization “xx”"]
    ),
    CommentRow(
      name: "no reason",
      behind: "// galley:disable:this \(rule)",
      findings: both,
      problems: ["Row.swift:5 suppresses nothing"]
    ),
    CommentRow(
      name: "an empty reason",
      behind: "// galley:disable:this \(rule) -- ",
      findings: both,
      problems: ["Row.swift:5 suppresses nothing"]
    ),
    CommentRow(
      name: "neither this nor next",
      behind: "// galley:disable:line \(rule) -- known",
      findings: both,
      problems: ["Row.swift:5 suppresses nothing"]
    ),
    // A run that looks at less can't tell.
    CommentRow(
      name: "a locale that is not laid out",
      behind: "// galley:disable:this \(rule) [fi] -- known",
      locales: ["en"],
      findings: []
    ),
    CommentRow(
      name: "every locale, and one is laid out",
      behind: "// galley:disable:this \(rule) -- known",
      locales: ["en"],
      findings: []
    ),
  ])
  func comments(_ row: CommentRow) throws {
    let swift = [
      "import SwiftUI", "", "#Preview(\"Row\", traits: .fixedLayout(width: 200, height: 60)) {",
      "  \(row.above)", "  Text(\"Reply\").frame(width: 48).lineLimit(1)  \(row.behind)", "}", "",
    ]
    let run = try Run(
      Self.project.merging(["Row.swift": swift.joined(separator: row.lineEnd)]) { old, _ in old }
    ) { $0.locales = row.locales }
    #expect(try run.findings == row.findings)
    #expect(run.check.accepted == row.accepted)
    let problems = try #require(try run.report["problems"]?.array)
    #expect(problems.count == row.problems.count, "\(run.check.text())")
    for (problem, expected) in zip(problems, row.problems) {
      let parts = expected.split(separator: " ", maxSplits: 1)
      let place = problem["location"]
      #expect("\(place?["file"]?.string ?? ""):\(Int(place?["line"]?.number ?? 0))" == parts[0])
      #expect(problem["severity"]?.string == "warning")
      #expect(problem["message"]?.string?.contains(parts[1]) == true, "\(problem["message"]?.string ?? "")")
    }
    // What is left speaks of a variant that is left.
    for finding in try run.report["findings"]?.array ?? [] {
      let failing = finding["failing"]?.array?.compactMap(\.string) ?? []
      #expect(failing.contains(finding["worst"]?.string ?? ""))
      let shown = failing.contains("fi") ? "“Vastaa" : "“Antworten”"
      #expect(finding["message"]?.string?.contains(shown) == true)
    }
  }

  @Test func aMissingTextIsAccountedForInOneLanguage() throws {
    let swift = """
      import SwiftUI

      struct Greeting: View {
        var body: some View {
          Text("Hello")  // galley:disable:this string.missing [fi] -- later
        }
      }
      #Preview("A") { Greeting() }
      #Preview("B") { Greeting() }
      """
    let run = try Run(Self.project.merging(["Row.swift": swift]) { old, _ in old }) {
      $0.locales = ["de", "fi"]
    }
    #expect(try run.findings == ["string.missing warning 5 in de"])
  }

  @Test func aMissingTextIsAccountedForOnceForEveryScreen() throws {
    let swift = """
      import SwiftUI

      struct Greeting: View {
        var body: some View {
          Text("Hello")  // galley:disable:this string.missing -- later
        }
      }
      #Preview("A") { Greeting() }
      #Preview("B") { Greeting() }
      """
    let run = try Run(Sample.strings.merging(["Row.swift": swift]) { old, _ in old })
    #expect(try run.findings.isEmpty)
    #expect(run.check.accepted == 1)
    #expect(try run.problems.isEmpty)
  }
}
