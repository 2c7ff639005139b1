import Foundation
import GalleyModel
import GalleyStrings
import GalleyTestSupport
import Testing

/// The toolchain's own parser as the oracle, over random files.
@Suite struct StringsFuzzTests {
  private static let pieces = [
    "\"", "\"", "'", "a", "b", "=", "=", ";", ";", "\n", " ", "\\", "\\n", "\\351", "\\U00e9", "\\\"", "/*",
    "*/", "//",
    "é", "“", "{", "}", "(", ")", "<", "\"k\" = \"v\";\n", "\"k\"=\"w\";", "x = y;", "\u{2028}", "\u{A0}",
    "/", "-",
  ]

  @Test(arguments: 0..<8)
  func `a file without problems means what the platform takes it for`(_ seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let path = "de.lproj/T.strings"
    let folder = try TemporaryFolder(texts: [path: ""])
    for _ in 0..<500 {
      let text = (0...random(9)).map { _ in Self.pieces[random(Self.pieces.count)] }.joined()
      let data = Data(text.utf8)
      try data.write(to: URL(filePath: "\(folder.path)/\(path)"))
      let catalogue = CatalogueReader.read(root: folder.path, files: [path])
      let oracle = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
      guard catalogue.problems.allSatisfy({ $0.severity == .warning }) else { continue }
      let ours = (catalogue.tables["T"]?.entries ?? [:]).compactMapValues { entries -> String? in
        if case .string(let value)? = entries["de"]?.value { value } else { nil }
      }
      #expect(oracle == ours, "\(text.debugDescription)")
    }
  }
}
