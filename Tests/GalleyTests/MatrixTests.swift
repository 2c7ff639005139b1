import Foundation
import Galley
import GalleySupport
import GalleyTestSupport
import Testing

/// Which variants are laid out, what they are called, and what each is compared with.
@Suite struct MatrixTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let configure: @Sendable (inout Configuration) -> Void
    let variants: [String]

    var testDescription: String { name }

    init(_ name: String, _ variants: [String], _ configure: @escaping @Sendable (inout Configuration) -> Void)
    {
      self.name = name
      self.configure = configure
      self.variants = variants
    }
  }

  @Test(arguments: [
    Row("nothing asked for", ["en", "de", "x-long", "x-rtl"]) { $0.pseudo = nil },
    Row("a localization and no made-up one", ["de"]) {
      $0.locales = ["de"]
      $0.pseudo = nil
    },
    Row("a localization and a made-up one", ["de", "x-double"]) {
      $0.locales = ["de"]
      $0.pseudo = ["x-double"]
    },
    Row("none made up", ["en", "de"]) { $0.pseudo = [] },
    Row("each once, in one order", ["en", "de", "x-rtl", "x-long"]) {
      $0.locales = ["de", "en", "de"]
      $0.pseudo = ["x-rtl", "x-long", "x-rtl"]
    },
    Row(
      "two devices",
      ["en iPhone 16", "de iPhone 16", "en iPhone SE (1st generation)", "de iPhone SE (1st generation)"]
    ) { $0.devices = ["iPhone 16", "iPhone SE (1st generation)", "iPhone 16"] },
    Row("two sizes", ["de xSmall", "x-rtl xSmall", "de large", "x-rtl large"]) {
      $0.locales = ["de"]
      $0.pseudo = ["x-rtl"]
      $0.textSizes = ["xSmall", "large"]
    },
    Row("one device that is not the standard one", ["de"]) {
      $0.locales = ["de"]
      $0.devices = ["iPhone 14"]
    },
    Row(
      "two of each",
      [
        "de iPhone 14 large", "de iPhone 14 xLarge", "de iPhone 16 large", "de iPhone 16 xLarge",
      ]
    ) {
      $0.locales = ["de"]
      $0.devices = ["iPhone 14", "iPhone 16"]
      $0.textSizes = ["large", "xLarge"]
    },
  ])
  func variants(_ row: Row) throws {
    let run = try Run(Sample.project, configure: row.configure)
    let names = try run.report["variants"]?.array?.compactMap(\.string)
    #expect(names == row.variants)
    #expect(try run.report["summary"]?["cases"]?.number == Double(row.variants.count))
  }

  @Test func theSourceLanguageMayBeAskedForWithoutAFile() throws {
    var files = Sample.project
    files["en.lproj/Localizable.strings"] = nil
    let run = try Run(files) {
      $0.locales = ["en"]
      $0.developmentRegion = "en"
    }
    #expect(try run.report["variants"]?.array?.compactMap(\.string) == ["en"])
  }

  /// Fits where the window is wide, so that a device decides.
  static let filling = """
    import SwiftUI

    #Preview("Row") {
      Text(KEY).lineLimit(1)
    }
    """

  /// Twice the width of an iPhone SE, or between that and an iPhone 16 Pro Max.
  static let long = String(repeating: "Settings ", count: 12)
  static let between = "A subject that is about as long as a phone is wide"

  struct TwinRow: Sendable, CustomTestStringConvertible {
    let name: String
    let english: String
    let german: String
    /// Rule-less findings: `existing` or `new`, with the variants.
    let findings: [String]

    var testDescription: String { name }
  }

  static let small = "iPhone SE (1st generation)"
  static let large = "iPhone 16 Pro Max"

  @Test(arguments: [
    TwinRow(
      name: "in both languages on both devices",
      english: long,
      german: long,
      findings: [
        "existing in en \(small), de \(small), en \(large), de \(large)"
      ]
    ),
    TwinRow(
      name: "in English on the small one only",
      english: between,
      german: long,
      findings: ["new in en \(small), de \(small), de \(large)"]
    ),
    TwinRow(
      name: "in both languages on the small one",
      english: between,
      german: between,
      findings: ["existing in en \(small), de \(small)"]
    ),
    TwinRow(
      name: "in German only",
      english: "Settings",
      german: between,
      findings: ["new in de \(small)"]
    ),
  ])
  func eachDeviceIsComparedWithItself(_ row: TwinRow) throws {
    let files = [
      "Row.swift": Self.filling.replacingOccurrences(of: "KEY", with: "\"key\""),
      "en.lproj/Localizable.strings": "\"key\" = \"\(row.english)\";\n",
      "de.lproj/Localizable.strings": "\"key\" = \"\(row.german)\";\n",
    ]
    for locales in [[], ["de"]] {
      let run = try Run(files) {
        $0.devices = [Self.small, Self.large]
        $0.locales = locales
      }
      let found = try #require(try run.report["findings"]?.array).map { finding in
        let names = finding["failing"]?.array?.compactMap(\.string) ?? []
        return "\(finding["existingInSource"]?.bool == true ? "existing" : "new") in "
          + names.joined(separator: ", ")
      }
      let expected = row.findings.map { line in
        guard !locales.isEmpty else { return line }
        let parts = line.split(separator: " in ", maxSplits: 1)
        return "\(parts[0]) in "
          + parts[1].split(separator: ", ").filter { $0.hasPrefix("de") }.joined(separator: ", ")
      }
      #expect(found == expected, "\(run.check.text())")
    }
  }

  @Test func whatTheUserWroteIsComparedOnEachDevice() throws {
    let swift = """
      import SwiftUI

      #Preview("Row") {
        HStack {
          Text("key").fixedSize()
          Text(verbatim: "A subject").lineLimit(1)
        }
      }
      """
    let files = [
      "Row.swift": swift,
      "en.lproj/Localizable.strings": "\"key\" = \"Mark all of the messages as unread\";\n",
      "de.lproj/Localizable.strings": "\"key\" = \"Mark all of the many messages as unread, all of them\";\n",
    ]
    for locales in [[], ["de"]] {
      let run = try Run(files) {
        $0.devices = [Self.small, Self.large]
        $0.locales = locales
        $0.rules = ["truncation.tail"]
      }
      // On the small one, English has it too.
      #expect(try run.findings == ["truncation.tail warning 6 in de \(Self.large)"], "\(run.check.text())")
    }
  }

  @Test func pseudoLocalesChangeWhatIsTranslatedOnly() throws {
    let swift = """
      import SwiftUI

      #Preview("Row", traits: .fixedLayout(width: 100, height: 100)) {
        VStack {
          Text("Reply").fixedSize().frame(width: 60).clipped()
          Text(verbatim: "Reply").fixedSize().frame(width: 60).clipped()
        }
      }
      """
    let run = try Run(Sample.strings.merging(["Row.swift": swift]) { old, _ in old }) {
      $0.locales = ["en"]
      $0.pseudo = ["x-double"]
    }
    #expect(try run.findings.count == 1, "\(run.check.text())")
    #expect(try run.findings.first?.hasSuffix("warning 5 in x-double") == true, "\(run.check.text())")
  }
}
