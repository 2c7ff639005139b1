import Foundation
import GalleyModel
import GalleyReading
import GalleyTestSupport
import Testing

/// Small sources and the trees they are read as, from the files in `Cases`.
@Suite struct ReadingCases {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
  static let files = Result { try CaseFile.all(in: folder, extension: "cases") }
  static let cases = ((try? files.get()) ?? []).flatMap(\.cases)

  /// The outline of what a source is read as.
  ///
  /// A source without a preview is the body of one, its lines kept. A line `>>> name` begins another file.
  static func outline(_ input: String) throws -> String {
    let source = input.contains("Preview") ? input : "#Preview { \(input)\n}"
    var texts: [String: String] = [:]
    var names: [String] = []
    for (number, part) in source.components(separatedBy: "\n>>> ").enumerated() {
      let name = number == 0 ? "case.swift" : String(part.prefix { $0 != "\n" })
      names.append(name)
      texts[name] = number == 0 ? part : String(part.dropFirst(name.count + 1))
    }
    let folder = try TemporaryFolder(texts: texts)
    return SwiftUIReader.read(root: folder.path, files: names, assets: assets(in: source)).outline
      .joined(separator: "\n")
  }

  /// The catalogue of a line `// assets: logo 20x10, mark symbol, brand color`; none without it.
  private static func assets(in source: String) -> AssetCatalogue {
    var assets = AssetCatalogue()
    guard let line = source.split(separator: "\n").first(where: { $0.contains("// assets:") }),
      let list = line.split(separator: ":").last
    else { return assets }
    assets.isComplete = true
    for entry in list.split(separator: ",") {
      let words = entry.split(separator: " ").map(String.init)
      let sides = words[1].split(separator: "x").compactMap { Double($0) }
      switch words[1] {
      case "symbol": assets.add(ImageAsset(isSymbol: true), named: words[0], in: "A.xcassets")
      case "color": assets.add(Paint(red: 1, green: 0, blue: 0.5), namedColor: words[0], in: "A.xcassets")
      default:
        let size = sides.count == 2 ? Size(width: sides[0], height: sides[1]) : nil
        let image = ImageAsset(renditions: [ImageRendition(size: size)])
        assets.add(image, named: words[0], in: "A.xcassets")
      }
    }
    return assets
  }

  @Test(arguments: cases.filter { _ in !CaseFile.isRecording })
  func reads(_ row: CaseFile.Case) throws {
    let expected = try #require(row.expected, "no expectation; run with GALLEY_RECORD=1")
    let found = try Self.outline(row.input)
    #expect(found == expected, "found:\n\(found)")
  }

  @Test(.enabled(if: CaseFile.isRecording)) func record() throws {
    for file in try Self.files.get() { try file.record { try Self.outline($0.input) } }
  }

  @Test func `every case has a name of its own`() throws {
    #expect(try !Self.files.get().isEmpty)
    for file in try Self.files.get() {
      #expect(!file.cases.isEmpty, "no case in \(file.url.lastPathComponent)")
      let names = file.cases.map(\.name)
      #expect(Set(names).count == names.count, "a name twice in \(file.url.lastPathComponent)")
    }
  }
}
