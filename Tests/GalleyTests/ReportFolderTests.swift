import Foundation
import Galley
import GalleySupport
import GalleyTestSupport
import Testing

/// What `write(to:)` leaves in a folder.
@Suite struct ReportFolderTests {
  static let formats = [
    "report.json", "report.sarif", "junit.xml", "summary.md", "annotations.txt", "index.html",
  ]
  /// Of ``Sample/project``, which fails in German.
  static let pictures = ["row.de.svg", "row.de.png", "row.en.plain.svg", "row.de.plain.svg"]

  @Test func writesTheReportAndPictures() throws {
    let run = try Run(Sample.project)
    let folder = try TemporaryFolder()
    let written = try run.check.write(to: folder.path + "/out")
    let names = written.map { $0.dropFirst(folder.path.count) }
    #expect(names == Self.formats.map { "/out/\($0)" } + Self.pictures.map { "/out/pictures/\($0)" })
    let files = try written.map { try Data(contentsOf: URL(filePath: $0)) }
    #expect([UInt8](files[0]) == run.check.json())
    for (name, file) in zip(names, files) {
      #expect(!file.isEmpty || name.hasSuffix("annotations.txt"), "\(name)")
      if name.hasSuffix(".svg") {
        #expect(file.starts(with: Data("<?xml".utf8)) || file.starts(with: Data("<svg".utf8)))
      }
      if name.hasSuffix(".png") { #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47])) }
    }
    let page = String(
      decoding: try Data(contentsOf: URL(filePath: folder.path + "/out/index.html")),
      as: UTF8.self
    )
    for picture in Self.pictures where picture.contains("plain") {
      #expect(page.contains("pictures/\(picture)"))
    }
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
    #expect(first.count == Self.formats.count + Self.pictures.count)
    var repaired = Sample.project
    repaired["Row.swift"] = Sample.row.replacingOccurrences(of: "width: 48", with: "minWidth: 48")
    let second = try Run(repaired).check.write(to: folder.path)
    #expect(second == Self.formats.map { "\(folder.path)/\($0)" })
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
    #expect(Set(names).count == Self.formats.count + 4 * Self.pictures.count)
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

  @Test func everyFileIsTheSameWheneverAndOnHoweverManyThreads() throws {
    let run = try Run(Sample.project)
    var configuration = Configuration(paths: [run.folder.path])
    configuration.textSizes = ["large", "accessibility3"]
    let folders = try [nil, 1, 5].map { threads in
      let folder = try TemporaryFolder()
      _ = try Check(configuration, threads: threads).write(to: folder.path)
      return folder
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: folders[0].path).sorted()
    #expect(names.count > Self.formats.count + Self.pictures.count)
    for folder in folders.dropFirst() {
      #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == names)
      for name in names where name.contains(".") {
        let files = [folders[0], folder].map { FileManager.default.contents(atPath: "\($0.path)/\(name)") }
        #expect(files[0] == files[1], "\(name)")
      }
    }
  }

  @Test func aWindowTooLargeForABitmapIsDrawnAsSVG() throws {
    var files = Sample.project
    files["Row.swift"] = Sample.row.replacingOccurrences(of: "width: 200", with: "width: 90000")
    let folder = try TemporaryFolder()
    let names = try Run(files).check.write(to: folder.path).map { URL(filePath: $0).lastPathComponent }
    #expect(names == Self.formats + Self.pictures.filter { !$0.hasSuffix(".png") })
  }
}
