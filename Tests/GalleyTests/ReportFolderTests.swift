import Foundation
import Galley
import GalleySupport
import GalleyTestSupport
import Testing

/// What `write(to:)` leaves in a folder.
@Suite struct ReportFolderTests {
  @Test func writesTheReportAndPictures() throws {
    let run = try Run(Sample.project)
    let folder = try TemporaryFolder()
    let written = try run.check.write(to: folder.path + "/out")
    let names = written.map { $0.dropFirst(folder.path.count) }
    #expect(names == ["/out/report.json", "/out/pictures/row.de.svg", "/out/pictures/row.de.png"])
    let files = try written.map { try Data(contentsOf: URL(filePath: $0)) }
    #expect([UInt8](files[0]) == run.check.json())
    #expect(
      String(decoding: files[1].prefix(5), as: UTF8.self) == "<?xml"
        || files[1].starts(with: Data("<svg".utf8))
    )
    #expect(files[2].starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func reportHasTheKeysThatAreDocumented() throws {
    let report = try Run(Sample.project).report
    #expect(report["schemaVersion"]?.number == 1)
    let summary = try #require(report["summary"])
    for key in ["screens", "cases", "viewsFound", "viewsUnderstood"] {
      #expect(summary[key]?.number != nil, "\(key)")
    }
    #expect(summary["screens"]?.number == 1)
    #expect(summary["cases"]?.number == 2)
    for key in ["error", "warning", "note"] { #expect(summary["findings"]?[key]?.number != nil, "\(key)") }
    let finding = try #require(report["findings"]?.array?.first)
    #expect(
      finding.members?.map(\.key) == [
        "rule", "severity", "certainty", "message", "location", "screen", "key", "failing", "passing",
        "possible",
        "worst", "measured", "available", "margin", "existingInSource",
      ]
    )
    #expect(finding["location"]?.members?.map(\.key) == ["file", "line", "column"])
    #expect(finding["location"]?["file"]?.string == "Row.swift")
    #expect(finding["key"]?.string == "Reply")
    #expect(finding["failing"]?.array?.compactMap(\.string) == ["de"])
    #expect(finding["passing"]?.array?.compactMap(\.string) == ["en"])
    #expect(finding["existingInSource"]?.bool == false)
    let measured = try #require(finding["measured"]?.number)
    let margin = try #require(finding["margin"]?.number)
    #expect(finding["available"]?.number == 48)
    #expect(measured > 48)
    #expect(abs(48 - measured - margin) < 0.011)
    #expect(try #require(report["fonts"]?.array).isEmpty == false)
  }

  @Test func aSecondRunRemovesItsOwnPicturesOnly() throws {
    let folder = try TemporaryFolder(texts: ["pictures/holiday.png": "mine"])
    let first = try Run(Sample.project).check.write(to: folder.path)
    #expect(first.count == 3)
    var repaired = Sample.project
    repaired["Row.swift"] = Sample.row.replacingOccurrences(of: "width: 48", with: "minWidth: 48")
    let second = try Run(repaired).check.write(to: folder.path)
    #expect(second == [folder.path + "/report.json"])
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/pictures")
    #expect(left.filter { $0.hasSuffix(".png") || $0.hasSuffix(".svg") } == ["holiday.png"])
  }

  @Test func screensOfOneNameHavePicturesOfTheirOwn() throws {
    let other = Sample.row.replacingOccurrences(of: "\"Row\"", with: "\"row!\"")
    let long = Sample.row.replacingOccurrences(
      of: "\"Row\"",
      with: "\"\(String(repeating: "Zeile ", count: 80))\""
    )
    let files = ["A.swift": Sample.row, "B.swift": Sample.row, "C.swift": other, "D.swift": long]
    let run = try Run(Sample.strings.merging(files) { old, _ in old })
    let screens = try #require(try run.report["findings"]?.array).compactMap { $0["screen"]?.string }
    #expect(screens.prefix(3) == ["Row", "Row 2", "row!"])
    let folder = try TemporaryFolder()
    let names = try run.check.write(to: folder.path).map { URL(filePath: $0).lastPathComponent }
    #expect(Set(names).count == 9)
    #expect(names.contains("row-2.de.svg"))
    #expect(names.contains("row-3.de.svg"))
  }

  @Test func aDeepTreeIsLaidOutAndDrawn() throws {
    let depth = 400
    let padding = String(repeating: "\n    .padding(0)", count: depth)
    var files = Sample.project
    files["Row.swift"] = Sample.row.replacingOccurrences(of: ".lineLimit(1)", with: ".lineLimit(1)" + padding)
    let run = try Run(files)
    #expect(try run.findings == ["truncation.tail error 4 in de"])
    #expect(try run.check.picture(of: "Row", variant: "de", format: "svg").count > 1000)
  }

  @Test func aWindowTooLargeForABitmapIsDrawnAsSVG() throws {
    var files = Sample.project
    files["Row.swift"] = Sample.row.replacingOccurrences(of: "width: 200", with: "width: 90000")
    let folder = try TemporaryFolder()
    let names = try Run(files).check.write(to: folder.path).map { URL(filePath: $0).lastPathComponent }
    #expect(names == ["report.json", "row.de.svg"])
  }
}
