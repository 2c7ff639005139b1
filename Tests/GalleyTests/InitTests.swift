import Foundation
import Galley
import GalleyTestSupport
import Testing

/// `galley init`: what a first configuration says, and that it is one.
@Suite struct InitTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [String: String]
    let paths: [String]
    var developmentRegion: String?
    /// Parts of the comments.
    var comments: [String] = []

    var testDescription: String { name }
  }

  static let xcode = project(
    """
    developmentRegion = "zh-Hans";
    \t\t\thasScannedForEncodings = 0;
    \t\t\tknownRegions = (
    \t\t\t\ten,
    \t\t\t\tBase,
    \t\t\t\t"zh-Hans",
    \t\t\t\tfi,
    \t\t\t);
    """
  )

  /// A project whose root object says this, and whose deployment targets are 16.4 and 17.0.
  static func project(_ statements: String) -> String {
    """
    // !$*UTF8*$!
    {
    \tobjects = {
    \t\tABC /* Project object */ = {
    \t\t\t\(statements)
    \t\t\tbuildConfigurationList = L;
    \t\t};
    \t\tL = { buildConfigurations = (D, R); };
    \t\tD = { buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 16.4; }; };
    \t\tR = { buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
    \t};
    \trootObject = ABC;
    }
    """
  }

  static func manifest(_ tag: String) -> String {
    "// swift-tools-version: 6.0\nlet package = Package(\n  name: \"A\",\n  \(tag)\n  targets: []\n)\n"
  }

  @Test(arguments: [
    Row(name: "nothing", files: [:], paths: ["."], comments: ["none found"]),
    Row(name: "sources in the root", files: Sample.project, paths: ["."], comments: ["data: de, en."]),
    Row(
      name: "sources and localizations apart",
      files: [
        "App/Row.swift": Sample.row, "Resources/de.lproj/Localizable.strings": "",
        "Fonts/A.ttf": "", "Docs/a.md": "",
      ],
      paths: ["App", "Resources"],
      comments: ["data: de.", "Fonts of the app, in which texts that ask for them are set: Fonts/A.ttf."]
    ),
    Row(
      name: "sources in a folder and localizations in the root",
      files: ["App/Row.swift": Sample.row, "de.lproj/Localizable.strings": ""],
      paths: ["."]
    ),
    Row(
      name: "an Xcode project",
      files: [
        "App.xcodeproj/project.pbxproj": xcode, "App/Row.swift": Sample.row, "App/en.lproj/A.strings": "",
      ],
      paths: ["App"],
      developmentRegion: "zh-Hans",
      comments: ["iOS 16.4", "The project names fi, zh-Hans as well"]
    ),
    Row(
      name: "an Xcode project with CRLF",
      files: [
        "App.xcodeproj/project.pbxproj": xcode.replacingOccurrences(of: "\n", with: "\r\n"),
        "App/Row.swift": Sample.row,
      ],
      paths: ["App"],
      developmentRegion: "zh-Hans",
      comments: ["iOS 16.4", "The project names en, fi, zh-Hans as well"]
    ),
    Row(
      name: "names from before there were tags, lists on one line",
      files: [
        "App.xcodeproj/project.pbxproj":
          project("developmentRegion = English;\nknownRegions = (English, \"French\", Base, en);\n"),
        "App/Row.swift": Sample.row, "App/English.lproj/A.strings": "",
      ],
      paths: ["App"],
      developmentRegion: "en",
      comments: ["data: en.", "names fr as well"]
    ),
    Row(
      name: "a package",
      files: [
        "Package.swift": manifest("defaultLocalization: \"pt-BR\","), "Sources/A/Row.swift": Sample.row,
      ],
      paths: ["Sources"],
      developmentRegion: "pt-BR"
    ),
    Row(
      name: "a package with a tag by its initialiser",
      files: ["Package.swift": manifest("defaultLocalization: .init(rawValue: \"de\"),")],
      paths: ["."],
      developmentRegion: "de"
    ),
    Row(
      name: "a package with a name for a tag",
      files: ["Package.swift": manifest("defaultLocalization: language, products: [\"no\"],")],
      paths: ["."]
    ),
    Row(
      name: "a package that only speaks of it",
      files: ["Package.swift": manifest("// defaultLocalization: \"fr\",")],
      paths: ["."]
    ),
    Row(
      name: "an app before its packages",
      files: [
        "Core/Package.swift": manifest("defaultLocalization: \"de\","), "Core/Sources/A.swift": "",
        "Zoo.xcodeproj/project.pbxproj": project("developmentRegion = en;\n"), "Zoo/A.swift": "",
      ],
      paths: ["Core", "Zoo"],
      developmentRegion: "en"
    ),
    Row(
      name: "a package with targets is read as a whole, its tests left out",
      files: [
        "Package.swift": """
        let package = Package(name: "A", targets: [.target(name: "A"), .testTarget(name: "ATests")])
        """,
        "Sources/A/Row.swift": Sample.row, "Tests/ATests/fi.lproj/A.strings": "",
      ],
      paths: ["."],
      comments: ["none found"]
    ),
    Row(
      name: "names that JSON has to escape",
      files: [
        "My \"best\" App\\1/Row.swift": Sample.row, "Fonts/a\nb.ttf": "", "Ünï  cödé/A.swift": "",
        "App.xcodeproj/project.pbxproj": project("developmentRegion = \"e\\\"n\";\n"),
      ],
      paths: ["My \"best\" App\\1", "Ünï  cödé"],
      developmentRegion: "e\"n",
      comments: ["Fonts/a\\nb.ttf"]
    ),
    Row(
      name: "catalogues of Xcode",
      files: [
        "App/L.xcstrings": """
        {"sourceLanguage": "en", "strings": {"A": {"localizations": {"sv": {}, "nb": {}}}}}
        """
      ],
      paths: ["App"],
      comments: ["data: en, nb, sv."]
    ),
  ])
  func surveys(_ row: Row) throws {
    let folder = try TemporaryFolder(texts: row.files)
    let result = try CommandTests.run(["init", "."], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let path = folder.path + "/galley.json"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let read = try ConfigurationFile.read(path)
    #expect(read.paths == row.paths.map { folder.path + "/" + $0 }, "\(text)")
    #expect(read.developmentRegion == row.developmentRegion, "\(text)")
    #expect(read.locales.isEmpty && read.levels.isEmpty)
    #expect(read.pseudo == ["x-long", "x-rtl"])
    #expect(read.devices == ["iPhone 16"])
    #expect(read.textSizes == ["large"])
    for part in row.comments { #expect(text.contains(part), "\(text)") }
    let survey = try ProjectSurvey(root: folder.path)
    #expect(survey.configuration == text, "the same again")
    // What was written is what a run would do anyway.
    let check = try CommandTests.run(["check"], in: folder)
    #expect([0, 1, 3, 4].contains(check.status), "\(check.errors)")
  }

  @Test func aFileThatIsThereStays() throws {
    let folder = try TemporaryFolder(texts: Sample.project.merging(["galley.json": "mine"]) { old, _ in old })
    let refused = try CommandTests.run(["init"], in: folder)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("galley.json is there already; --force"))
    #expect(try String(contentsOfFile: folder.path + "/galley.json", encoding: .utf8) == "mine")
    let forced = try CommandTests.run(["init", "--force"], in: folder)
    #expect(forced.status == 0)
    #expect(forced.output.contains("2 localizations"))
    #expect(try CommandTests.run(["check"], in: folder).status == 1)
  }

  @Test func aFolderThatIsNotThere() throws {
    let result = try CommandTests.run(["init", "Missing"], in: try TemporaryFolder())
    #expect(result.status == 3)
    #expect(result.errors == "galley: Missing: can't be read\n")
  }
}
