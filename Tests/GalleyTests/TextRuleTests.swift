import Foundation
import Galley
import GalleySupport
import GalleyTestSupport
import Testing

/// Rules that need real fonts: shrunk texts, characters without a glyph, ink beyond the line.
@Suite struct TextRuleTests {
  @Test(arguments: [
    ViewRow(
      name: "shrunk below 11 points",
      view: "Text(\"Gusts of wind\").lineLimit(1).minimumScaleFactor(0.3).frame(width: 60)",
      findings: ["scale.illegible warning 4"]
    ),
    ViewRow(
      name: "shrunk a little",
      view: "Text(\"Gusts of wind\").lineLimit(1).minimumScaleFactor(0.3).frame(width: 95)",
      findings: []
    ),
    ViewRow(
      name: "not shrunk",
      view: "Text(\"Gusts of wind\").lineLimit(1).minimumScaleFactor(0.3)",
      findings: []
    ),
    ViewRow(
      name: "small by choice",
      view: "Text(\"Gusts of wind\").font(.system(size: 9)).lineLimit(1).minimumScaleFactor(0.3)",
      findings: []
    ),
    ViewRow(
      name: "large, and less than three quarters of its size",
      view: "Text(\"Gusts\").font(.system(size: 40)).lineLimit(1).minimumScaleFactor(0.3).frame(width: 60)",
      findings: ["scale.illegible warning 4"]
    ),
    ViewRow(
      name: "at the smallest size, and cut",
      view: "Text(\"Gusts of wind\").lineLimit(1).minimumScaleFactor(0.6).frame(width: 30)",
      findings: ["scale.illegible error 4", "truncation.tail error 4"]
    ),
    ViewRow(
      name: "at a legible size, and cut",
      view: "Text(\"Gusts of wind\").lineLimit(1).minimumScaleFactor(0.9).frame(width: 40)",
      findings: ["truncation.tail error 4"]
    ),
    ViewRow(
      name: "sample text",
      view: "Text(\"\\(Store().title)\").lineLimit(1).minimumScaleFactor(0.3).frame(width: 20)",
      findings: []
    ),
  ])
  func scale(_ row: ViewRow) throws { try check(row) }

  @Test(arguments: [
    ViewRow(name: "not a character", view: "Text(\"A \u{378}\")", findings: ["font.missingGlyph error 4"]),
    ViewRow(name: "private", view: "Text(\"A \u{F8FF}\")", findings: []),
    ViewRow(name: "an emoji", view: "Text(\"A \u{1FAE0}\")", findings: []),
    ViewRow(name: "a tab", view: "Text(\"A\tB\")", findings: []),
    ViewRow(name: "many scripts", view: "Text(\"Aя字عहไ\")", findings: []),
  ])
  func glyphs(_ row: ViewRow) throws { try check(row) }

  @Test(arguments: [
    ViewRow(
      name: "the line fits, the marks over a letter are cut",
      view: "Text(\"أشدُّ حرًّا\").font(.title).frame(height: 34, alignment: .bottom).clipped()",
      findings: ["clip.tallScript error 4"]
    ),
    ViewRow(
      name: "the line fits, a tone mark perhaps does not",
      view: "Text(\"Ấn\").font(.title).frame(height: 34, alignment: .bottom).clipped()",
      findings: ["clip.tallScript note 4"]
    ),
    ViewRow(
      name: "the line itself is cut",
      view: "Text(\"Ấn\").font(.title).frame(height: 24).clipped()",
      findings: ["clip.height error 4"]
    ),
    ViewRow(name: "nothing clips", view: "Text(\"Ấn\").font(.title).frame(height: 34)", findings: []),
    ViewRow(
      name: "Latin letters fit their line",
      view: "Text(\"Äg\").font(.title).frame(height: 34).clipped()",
      findings: []
    ),
    ViewRow(
      name: "the clip is as high as its text",
      view: "Text(\"Ấn\").font(.title).clipped()",
      findings: ["clip.tallScript note 4"]
    ),
  ])
  func tallScripts(_ row: ViewRow) throws { try check(row) }

  private func check(_ row: ViewRow) throws {
    let swift =
      "import SwiftUI\n\n#Preview(\"Row\", traits: .fixedLayout(width: 200, height: 60)) {\n  \(row.view)\n}\n"
    let keys = row.view.split(separator: "\"", omittingEmptySubsequences: false)[1]
    let files = [
      "Row.swift": swift, "en.lproj/Localizable.strings": "\"\(keys)\" = \"\(keys)\";\n\"%@\" = \"%@\";\n",
    ]
    let run = try Run(files)
    let found = try run.findings.map { $0.replacingOccurrences(of: " in en", with: "") }
    #expect(found == row.findings, "\(run.check.text())")
  }
}
