import Foundation
import GalleyModel
import GalleyReporting
import Testing

@Suite struct HTMLReportTests {
  private static let pictures = ["en", "de", "el"].map { variant in
    HTMLPicture(
      screen: "Checkout",
      variant: variant,
      file: "pictures/check out.\(variant).svg",
      width: 400,
      height: 1000
    )
  }

  private static func write(_ report: Report, pictures: [HTMLPicture] = pictures) -> [UInt8] {
    HTMLReport.write(report, rules: SampleReport.rules, pictures: pictures, gate: Gate(.warning))
  }

  private static func tree(_ report: Report, pictures: [HTMLPicture] = pictures) throws -> XMLTree {
    try XMLTree.parse(write(report, pictures: pictures))
  }

  @Test(arguments: [SampleReport.full, SampleReport.hostile, SampleReport.empty])
  func `a page is well-formed, points only at what it has, and asks no network`(_ report: Report) throws {
    let bytes = Self.write(report)
    let root = try XMLTree.parse(bytes)
    #expect(root.all("script").count == 1)
    let ids = root.all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for element in root.all {
      if let label = element.attributes["aria-labelledby"] { #expect(ids.contains(label)) }
      if element.name == "img" { #expect(element.attributes["alt"]?.isEmpty == false) }
    }
    let page = String(decoding: bytes, as: UTF8.self)
    for word in ["http:", "https:", "url(", "@import", "src=\"//"] { #expect(!page.contains(word)) }
    #expect(Self.write(report) == bytes)
  }

  @Test func `every finding is a card, every picture of it is there`() throws {
    let root = try Self.tree(SampleReport.full)
    let cards = root.all("article")
    #expect(cards.map { $0.attributes["data-rule"] } == ["truncation.tail", "string.untranslated"])
    #expect(cards.map { $0.attributes["data-variants"] } == ["de\nel", ""])
    #expect(cards[1].attributes["data-screen"] == "localization data")
    #expect(cards[0].text(in: "h3") == "“checkout.pay” is cut off")
    #expect(cards[0].all("code").map(\.text).contains("App/Checkout.swift:12:7"))
    let files = cards[0].all.compactMap { $0.attributes["src"] ?? $0.attributes["data-file"] }
    #expect(Set(files) == Set(["en", "de", "el"].map { "pictures/check%20out.\($0).svg" }))
    #expect(cards[0].all("img").map { $0.attributes["alt"] } == ["Checkout in de", "Checkout in en"])
    #expect(cards[1].all("img").isEmpty)
  }

  @Test func `hostile texts are text`() throws {
    let root = try Self.tree(SampleReport.hostile)
    let finding = SampleReport.hostile.findings[0]
    let card = root.all("article")[0]
    #expect(card.text(in: "h3") == finding.message.replacing("\u{1}", with: ""))
    #expect(card.all("code").map(\.text).contains(finding.key ?? ""))
    #expect(card.attributes["data-screen"] == finding.screen)
  }

  @Test func `the matrix shows the worst of each case`() throws {
    var report = SampleReport.full
    report.findings[0].failing = ["de"]
    report.findings[0].possible = ["el"]
    let rows = try Self.tree(report).all("tbody")[0].all("tr")
    #expect(rows.map { $0.all("th")[0].all("a")[0].text } == ["Checkout", "Cart", "localization data"])
    #expect(rows[0].all("td").map { $0.attributes["class"] } == ["clear", "error", "doubt", "all"])
    #expect(rows[0].all("td")[1].all("a")[0].attributes["href"] == "#screen=Checkout&variant=de")
    #expect(
      rows[0].all("td")[1].all("a")[0].attributes["aria-label"]
        == "Checkout in de: 1 finding, error at worst"
    )
  }

  @Test func `a tall picture is cut to the fault, the source language's alike`() throws {
    var report = SampleReport.full
    report.findings[0].marks = [.init(variant: "de", rect: Rect(x: -10, y: 700, width: 100, height: 20))]
    let card = try Self.tree(report).all("article")[0]
    let frames = card.all("a").filter { $0.attributes["class"] == "shot" }
    #expect(
      frames.map { $0.attributes["style"] } == Array(repeating: "--w:400;--h:1000;--part:400", count: 2)
    )
    let sheets = card.all("span").filter { $0.attributes["class"] == "sheet" }
    #expect(sheets.map { $0.attributes["style"] } == Array(repeating: "margin-top:-127.5%", count: 2))
    let marks = card.all("span").filter { $0.attributes["class"] == "mark" }
    #expect(marks.map { $0.attributes["style"] } == ["left:0%;top:70%;width:22.5%;height:2%"])
  }

  static let edges: [(rect: Rect, style: String)] = [
    (Rect(x: 500, y: 0, width: 50, height: 10), "left:98.5%;top:0%;width:1.5%;height:1%"),
    (Rect(x: -50, y: 2000, width: 20, height: 10), "left:0%;top:99.4%;width:1.5%;height:0.6%"),
    (Rect(x: 0, y: 0, width: .infinity, height: .nan), "left:0%;top:0%;width:100%;height:0.6%"),
  ]

  @Test(arguments: edges)
  func `what lies outside the picture is marked at its edge`(_ row: (rect: Rect, style: String)) throws {
    var report = SampleReport.full
    report.findings[0].marks = [.init(variant: "de", rect: row.rect)]
    let marks = try Self.tree(report).all("span").filter { $0.attributes["class"] == "mark" }
    #expect(marks.map { $0.attributes["style"] } == [row.style])
  }

  static let quotes: [(message: String, quoted: [String])] = [
    ("“a” is shown as “b…”", ["a", "b…"]),
    ("“Kein „x“ hier” is cut off", ["Kein „x“ hier"]),
    ("“No “%@” here” is cut off", ["No “%@” here"]),
    ("“never closed", []),
    ("nothing quoted", []),
  ]

  @Test(arguments: quotes)
  func `quotations are isolated in their own language`(_ row: (message: String, quoted: [String])) throws {
    var report = SampleReport.full
    report.findings[0].message = row.message
    report.findings[0].worst = "ar, iPhone SE"
    let title = try Self.tree(report).all("h3")[0]
    #expect(title.all("bdi").map(\.text) == row.quoted)
    #expect(title.all("bdi").allSatisfy { $0.attributes["lang"] == "ar" })
  }

  /// `Tests/browser/run` asks for the folder by `GALLEY_SAMPLE_PAGE`.
  @Test func `every file that a page names lies beside it`() throws {
    let temporary = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: temporary) }
    let asked = ProcessInfo.processInfo.environment["GALLEY_SAMPLE_PAGE"].map { URL(filePath: $0) }
    let folder = asked ?? temporary
    try FileManager.default.createDirectory(
      at: folder.appending(path: "pictures"),
      withIntermediateDirectories: true
    )
    for picture in Self.pictures {
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="400" height="1000"><text y="40">\(picture.variant)</text></svg>

        """
      try Data(svg.utf8).write(to: folder.appending(path: picture.file))
    }
    let page = Self.write(SampleReport.full)
    try Data(page).write(to: folder.appending(path: "index.html"))
    let files = try XMLTree.parse(page).all.flatMap { element in
      ["src", "href", "data-file"].compactMap { element.attributes[$0] }.filter { !$0.hasPrefix("#") }
    }
    #expect(!files.isEmpty)
    for file in files {
      let path = try #require(URL(string: file, relativeTo: folder.appending(path: ""))).path(
        percentEncoded: false
      )
      #expect(FileManager.default.fileExists(atPath: path))
    }
  }
}
