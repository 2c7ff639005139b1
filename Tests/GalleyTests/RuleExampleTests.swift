import Galley
import GalleyFaults
import GalleySupport
import Testing

/// What the rules' pages say is at fault is found, and what they say is repaired is not.
@Suite struct RuleExampleTests {
  /// Two languages, in which the examples' own keys are translated alike.
  ///
  /// What a rule says of a language only is shown in one: from right to left, or in longer words.
  static func project(_ page: RulePage, _ example: String) -> [String: String] {
    let quoted = (page.faulty + page.repaired).split(separator: "\"", omittingEmptySubsequences: false)
    let keys = Set(quoted.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)).sorted()
    let table = keys.map { "\"\($0)\" = \"\($0)\";\n" }.joined()
    let second =
      switch page.id {
      case "string.missing": "\"Other\" = \"Autre\";\n"
      case "fixed.height", "fixed.width", "viewThatFits.hides":
        keys.map { "\"\($0)\" = \"\($0) \($0)\";\n" }.joined()
      default: table
      }
    return [
      "Assets.xcassets/logo.imageset/Contents.json": "{\"images\": []}",
      "Example.swift": "import SwiftUI\n\n\(example)\n",
      "en.lproj/Localizable.strings": table,
      "\(page.id.hasPrefix("rtl.") ? "ar" : "fr").lproj/Localizable.strings": second,
    ]
  }

  static let pages = RuleCatalogue.all.map { $0.page }

  @Test(arguments: pages.map(\.id))
  func faultyIsFound(_ id: String) throws {
    let page = try #require(RuleCatalogue.page(id))
    let run = try Run(Self.project(page, page.faulty))
    let findings = try #require(try run.report["findings"]?.array)
    #expect(findings.compactMap { $0["rule"]?.string } == [id], "\(run.check.text())")
    let line = findings.first?["location"]?["line"]?.number
    #expect(line == 4, "the line of the view, below the import and the preview's head")
    // The fonts' lack of a character is told of twice, as a fault of the text and as one of the fonts.
    #expect(try run.problems.isEmpty || id == "font.missingGlyph")
  }

  @Test(arguments: pages.map(\.id))
  func repairedIsSilent(_ id: String) throws {
    let page = try #require(RuleCatalogue.page(id))
    let run = try Run(Self.project(page, page.repaired))
    #expect(try run.findings.isEmpty, "\(run.check.text())")
    #expect(try run.check.verdict(gate: "note") == .clean)
  }
}
