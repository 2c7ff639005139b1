import Foundation
import Galley
import GalleyTestSupport
import Testing

/// What the sizes of a project's pictures decide on its screens.
@Suite struct AssetTests {
  /// A text beside a picture, 100 points wide in all; the text needs about 40.
  static let row = """
    import SwiftUI

    #Preview("Row", traits: .fixedLayout(width: 200, height: 60)) {
      HStack(spacing: 0) { Image("logo"); Text("Weiter").lineLimit(1) }.frame(width: 100)
    }
    """

  /// The findings of a run in German and English whose picture has these files: name, width at one pixel a point, and
  /// further settings of its entry.
  private func findings(_ files: [(name: String, width: Int?, settings: String)]) throws -> [String] {
    let entries = files.map { "{\"idiom\": \"universal\", \"filename\": \"\($0.name)\"\($0.settings)}" }
    var contents: [String: Data] = [
      "Row.swift": Data(Self.row.utf8),
      "en.lproj/Localizable.strings": Data("\"Weiter\" = \"Weiter\";".utf8),
      "de.lproj/Localizable.strings": Data("\"Weiter\" = \"Weiter\";".utf8),
      "A.xcassets/logo.imageset/Contents.json": Data(
        "{\"images\": [\(entries.joined(separator: ", "))]}".utf8
      ),
    ]
    for file in files {
      guard let width = file.width else { continue }
      contents["A.xcassets/logo.imageset/\(file.name)"] = Data("<svg width=\"\(width)\" height=\"20\">".utf8)
    }
    let folder = try TemporaryFolder(contents)
    var configuration = Configuration(paths: [folder.path])
    configuration.pseudo = []
    return try Run(folder: folder, check: Check(configuration)).findings
  }

  @Test func `a picture that leaves too little room is certain`() throws {
    #expect(try findings([("a.svg", 80, "")]) == ["truncation.tail error 4 in en de"])
  }

  @Test func `a picture that leaves enough is silent`() throws {
    #expect(try findings([("a.svg", 20, "")]).isEmpty)
  }

  @Test func `a picture without its file makes what stands beside it uncertain`() throws {
    let found = try findings([("a.svg", nil, "")])
    #expect(found.allSatisfy { $0.contains(" note ") }, "\(found)")
  }

  @Test func `a picture that is wider in one language`() throws {
    let found = try findings([("a.svg", 20, ""), ("d.svg", 80, ", \"locale\": \"de\"")])
    #expect(found == ["truncation.tail error 4 in de"])
  }
}
