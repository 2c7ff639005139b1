import GalleyModel
import GalleyStrings
import GalleyTestSupport
import Testing

@Suite struct CatalogueReaderTests {
  private static func read(_ files: [String: String]) throws -> Catalogue {
    let folder = try TemporaryFolder(texts: files)
    return CatalogueReader.read(root: folder.path, files: Array(files.keys))
  }

  @Test func `tables of one name are merged over folders and localizations`() throws {
    let catalogue = try Self.read([
      "App/en.lproj/Localizable.strings": "a = A;",
      "App/pt_br.lproj/Localizable.strings": "a = \"Á\";",
      "Kit/en.lproj/Localizable.strings": "a = other; b = B;",
      "App/en.lproj/InfoPlist.strings": "CFBundleName = Galley;",
      "README.md": "",
    ])
    #expect(catalogue.localizations == ["en", "pt-BR"])
    #expect(catalogue.tables.keys.sorted() == ["InfoPlist", "Localizable"])
    let entries = try #require(catalogue.tables["Localizable"]?.entries)
    #expect(entries["a"]?["en"]?.value == .string("A"))
    #expect(entries["a"]?["pt-BR"]?.value == .string("Á"))
    #expect(entries["b"]?["en"]?.value == .string("B"))
    #expect(catalogue.problems.isEmpty)
  }

  @Test func `Base stands for the development region`() throws {
    let catalogue = try Self.read([
      "Base.lproj/Localizable.strings": "a = A;", "de.lproj/Localizable.strings": "a = \"Ä\";",
    ])
    #expect(catalogue.developmentRegion == "en")
    #expect(catalogue.localizations == ["de", "en"])
    #expect(catalogue.tables["Localizable"]?.entries["a"]?["Base"]?.value == .string("A"))
  }

  static let regions: [(folders: [String], expected: String)] = [
    ([], "en"), (["de", "en"], "en"), (["de", "en-GB"], "en-GB"), (["fr", "de"], "de"),
  ]

  @Test(arguments: regions)
  func `the development region is English where there is any`(_ row: (folders: [String], expected: String))
    throws
  {
    let files = row.folders.map { ("\($0).lproj/Localizable.strings", "a = b;") }
    #expect(try Self.read(Dictionary(uniqueKeysWithValues: files)).developmentRegion == row.expected)
  }

  @Test func `what is not read is said`() throws {
    let catalogue = try Self.read(["Localizable.strings": "a = A;"])
    #expect(
      catalogue.problems.map { "\($0.location.file): \($0.message)" } == [
        "Localizable.strings: this table lies outside an .lproj folder and is not read"
      ]
    )
  }

  @Test func `a file that is gone is an error`() {
    let catalogue = CatalogueReader.read(root: "/nowhere", files: ["de.lproj/A.strings"])
    #expect(catalogue.problems.map(\.message) == ["this file can't be read"])
  }
}
