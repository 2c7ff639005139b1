import Foundation
import GalleyFaults
import Testing

/// The catalogue of rules and the folder of rules are the same, and every page is whole.
@Suite struct RulePageTests {
  static let pages = RuleCatalogue.all.map { $0.page }

  @Test func eachFileIsListed() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/GalleyFaults/Rules").standardizedFileURL.path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let listed = RuleCatalogue.all.map { "\($0).swift" }
    #expect(listed == files, "sorted by name")
  }

  @Test func idsAreTheNamesInCamelCase() {
    for rule in RuleCatalogue.all {
      let words = rule.page.id.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      #expect(words.joined() == "\(rule)")
    }
  }

  @Test(arguments: pages.map(\.id))
  func pageIsWhole(_ id: String) throws {
    let page = try #require(RuleCatalogue.page(id))
    for text in [page.summary, page.severity, page.explanation, page.repair] { #expect(!text.isEmpty) }
    #expect(page.faulty != page.repaired)
    for example in [page.faulty, page.repaired] { #expect(example.hasPrefix("#Preview(")) }
  }

  @Test func unknownRuleHasNoPage() {
    #expect(RuleCatalogue.page("truncation") == nil)
  }
}
