import Foundation
import Galley
import GalleySupport
import GalleyTestSupport
import Testing

/// What is compared with the source language, and what is no fault with real fonts.
@Suite struct ComparisonTests {
  static let userContent = """
    import SwiftUI

    #Preview("Row", traits: .fixedLayout(width: 200, height: 60)) {
      Text(verbatim: "A subject of some length").frame(width: 60).lineLimit(1)
    }

    #Preview("Pair", traits: .fixedLayout(width: 150, height: 60)) {
      HStack {
        Text("Reply").fixedSize()
        Text(verbatim: "A subject").lineLimit(1)
      }
    }
    """

  static func project(_ swift: String) -> [String: String] {
    Sample.strings.merging(["Row.swift": swift]) { old, _ in old }
  }

  @Test(arguments: [[], ["de"], ["de", "en"], ["de", "de"]])
  func whatTheUserWroteIsAFaultWhereATranslationMakesIt(_ locales: [String]) throws {
    let run = try Run(Self.project(Self.userContent)) { $0.locales = locales }
    #expect(try run.findings == ["truncation.tail warning 10 in de"], "\(run.check.text())")
  }

  @Test func theSourceLanguageIsComparedWithThoughNotAskedFor() throws {
    let narrow = Sample.row.replacingOccurrences(of: "width: 48", with: "width: 20")
    let run = try Run(Self.project(narrow)) { $0.locales = ["de"] }
    let report = try run.report
    #expect(report["variants"]?.array?.compactMap(\.string) == ["de"])
    #expect(report["summary"]?["cases"]?.number == 1)
    let finding = try #require(report["findings"]?.array?.first)
    #expect(finding["existingInSource"]?.bool == true)
    #expect(finding["failing"]?.array?.compactMap(\.string) == ["de"])
    #expect(finding["passing"]?.array?.isEmpty == true)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let view: String
    let findings: [String]

    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(name: "nothing but line breaks", view: "Text(verbatim: \"\\n\\n\\n\").lineLimit(1)", findings: []),
    Row(name: "a line break at the end", view: "Text(\"Reply\\n\").lineLimit(1)", findings: []),
    Row(name: "an empty text without room", view: "Text(\"\").frame(width: 0).lineLimit(1)", findings: []),
    Row(name: "a collapsed section", view: "Text(\"Reply\").frame(height: 0).clipped()", findings: []),
    Row(
      name: "a paragraph is lost, not a line's end",
      view: "Text(\"One\\nTwo\").lineLimit(1)",
      findings: ["truncation.tail warning 4 in en de"]
    ),
    Row(
      name: "lines are lost to the height, in all the width it wants",
      view: "Text(\"One\\nTwo\").fixedSize(horizontal: true, vertical: false).frame(height: 25)",
      findings: ["truncation.tail warning 4 in en de"]
    ),
  ])
  func realFonts(_ row: Row) throws {
    let swift =
      "import SwiftUI\n\n#Preview(\"Row\", traits: .fixedLayout(width: 200, height: 60)) {\n  \(row.view)\n}\n"
    let keys = ["One\\nTwo", "Reply\\n", "Reply"].map { "\"\($0)\" = \"\($0)\";\n" }.joined()
    let files = [
      "Row.swift": swift, "en.lproj/Localizable.strings": keys, "de.lproj/Localizable.strings": keys,
    ]
    let run = try Run(files)
    #expect(try run.findings == row.findings, "\(run.check.text())")
    for finding in try run.report["findings"]?.array ?? [] {
      let margin = try #require(finding["margin"]?.number)
      #expect(margin < 0, "what fails needs more than it has: \(run.check.text())")
    }
  }

  @Test func aProjectWithoutLocalizationsMissesNothing() throws {
    let run = try Run(["Row.swift": Sample.row])
    #expect(try run.findings.isEmpty)
    #expect(try run.check.verdict(gate: "note") == .clean)
  }

  @Test func problemsAreReportedOnce() throws {
    let problems = try Run(Sample.project.merging(["A.swift": "struct {"]) { old, _ in old }).problems
    #expect(problems.count == Set(problems).count)
  }
}
