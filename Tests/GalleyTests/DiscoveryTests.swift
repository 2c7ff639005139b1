import Foundation
import Galley
import GalleySupport
import GalleyTestSupport
import Testing

/// What a run on a repository's root finds out by itself.
@Suite struct DiscoveryTests {
  static let project = InitTests.project(
    """
    developmentRegion = de;
    mainGroup = G; targets = (T, M, U);
    """
  ).replacingOccurrences(
    of: "\t\tL = {",
    with: """
      G = { children = (A, B, C); sourceTree = "<group>"; };
      A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      B = { isa = PBXFileSystemSynchronizedRootGroup; path = Mac; sourceTree = "<group>"; };
      C = { isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; sourceTree = "<group>"; };
      T = { name = App; fileSystemSynchronizedGroups = (A); };
      M = { name = "App for Mac"; fileSystemSynchronizedGroups = (A, B); buildConfigurationList = ML; };
      ML = { buildConfigurations = (MC); };
      MC = { buildSettings = { SDKROOT = macosx; }; };
      U = { name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; fileSystemSynchronizedGroups = (C); };
      L = {
      """
  )

  static let files = [
    "App.xcodeproj/project.pbxproj": project,
    "App/Row.swift": Sample.row,
    "App/de.lproj/Localizable.strings": "\"Bearbeiten\" = \"Bearbeiten\";\n",
    "App/en.lproj/Localizable.strings": "\"Bearbeiten\" = \"Edit\";\n",
    "Mac/Window.swift": "import SwiftUI\nstruct Window: View { var body: some View { Text(\"Mac\") } }\n",
    "AppTests/Fake.swift": "import SwiftUI\nstruct Fake: View { var body: some View { Text(\"Fake\") } }\n",
    "AppTests/fi.lproj/Localizable.strings": "\"A\" = \"A\";\n",
    "Loose.swift": "import SwiftUI\nstruct Loose: View { var body: some View { Text(\"Loose\") } }\n",
  ]

  @Test func `targets for tests and for other platforms are left out, and said to be`() throws {
    let folder = try TemporaryFolder(texts: Self.files)
    let plan = try Plan(Configuration(paths: [folder.path])).text
    #expect(plan.contains("App.xcodeproj: 1 target (App)\n"), "\(plan)")
    #expect(plan.contains("Skipped: target App for Mac, for macOS only, 1 file\n"), "\(plan)")
    #expect(plan.contains("Skipped: target AppTests, tests, 2 files\n"), "\(plan)")
    #expect(plan.contains("Development region: de\n"), "\(plan)")
    #expect(plan.contains("Deployment target: iOS 16.4\n"), "\(plan)")
    #expect(plan.contains("4 variants: de, en, x-long, x-rtl\n"), "\(plan)")
    #expect(plan.contains("Loose.swift"), "what no target holds is read")
    #expect(!plan.contains("Fake.swift") && !plan.contains("Window.swift"), "\(plan)")
    let explanation = try ReadingExplanation(paths: [folder.path]).text
    #expect(explanation.contains("Loose") && !explanation.contains("Fake"), "\(explanation)")
  }

  @Test func `what is named is read, whatever target holds it`() throws {
    let folder = try TemporaryFolder(texts: Self.files)
    let tests = try Plan(Configuration(paths: [folder.path + "/AppTests"])).text
    #expect(tests.contains("Fake.swift"))
    let file = try Plan(Configuration(paths: [folder.path, folder.path + "/AppTests/Fake.swift"])).text
    #expect(file.contains("Fake.swift"))
  }

  @Test func `the configuration's development region counts before the project's`() throws {
    let folder = try TemporaryFolder(texts: Self.files)
    var configuration = Configuration(paths: [folder.path])
    configuration.developmentRegion = "en"
    #expect(try Plan(configuration).text.contains("Development region: en\n"))
  }

  @Test func `Base is the language the project names`() throws {
    var files = Self.files
    files["App/Base.lproj/Localizable.strings"] = files.removeValue(
      forKey: "App/de.lproj/Localizable.strings"
    )
    let folder = try TemporaryFolder(texts: files)
    #expect(try Plan(Configuration(paths: [folder.path])).text.contains("variants: de, en, x-long"))
  }

  @Test func `a project that can't be read is a warning`() throws {
    var files = Sample.project
    files["App.xcodeproj/project.pbxproj"] = "{ objects = ("
    let run = try Run(files)
    #expect(try run.problems == ["App.xcodeproj/project.pbxproj:1:14 warning"])
  }

  // MARK: Fonts

  private static let inter = "/usr/share/fonts/opentype/inter/Inter-BoldItalic.otf"

  private static func row(_ font: String) -> String {
    """
    import SwiftUI
    #Preview("Row", traits: .fixedLayout(width: 300, height: 60)) {
      Text(verbatim: "Hamburg").font(.custom("\(font)", size: 20))
    }
    """
  }

  @Test(arguments: ["Inter-BoldItalic", "Inter Bold Italic", "Inter"])
  func `texts are set in the app's own fonts`(_ name: String) throws {
    let font = try Data(contentsOf: URL(filePath: Self.inter))
    let folder = try TemporaryFolder([
      "Row.swift": Data(Self.row(name).utf8), "Fonts/Own.otf": font,
      "Info.plist": Data(
        "<plist><dict><key>UIAppFonts</key><array><string>Own.otf</string><string>Gone.otf</string></array></dict></plist>"
          .utf8
      ),
    ])
    let check = try Check(Configuration(paths: [folder.path]))
    let report = try JSONParser.parse(check.json())
    #expect(report["fonts"]?.array?.compactMap { $0["file"]?.string } == ["Own.otf"])
    let problems = report["problems"]?.array?.compactMap { $0["message"]?.string } ?? []
    #expect(problems == ["the font “Gone.otf” is in none of the folders that are read"])
  }

  @Test func `a font that is none is a warning, and the system font stands in`() throws {
    let folder = try TemporaryFolder(texts: [
      "Row.swift": Self.row("Own"), "Own.ttf": "version https://git-lfs",
    ])
    let report = try JSONParser.parse(try Check(Configuration(paths: [folder.path])).json())
    #expect(report["problems"]?.array?.compactMap { $0["location"]?["file"]?.string } == ["Own.ttf"])
    let used = try #require(report["fonts"]?.array?.first?["file"]?.string)
    #expect(used.hasPrefix("Inter"))
  }

  // MARK: Samples

  @Test func `samples of the settings, and mistakes in them`() throws {
    let folder = try TemporaryFolder(texts: [
      "galley.json": """
      {"samples": {
        "Row.title": "A title as long as any that the app has ever had to show",
        "Rows.title": 1,
        "Row.titel": 1,
      }}
      """,
      "Row.swift": """
      import SwiftUI
      struct Row: View { let title: String; var body: some View { Text(title).frame(width: 90).lineLimit(1) } }
      """,
    ])
    let configuration = try ConfigurationFile.read(folder.path + "/galley.json")
    let report = try JSONParser.parse(try Check(configuration).json())
    let problems = (report["problems"]?.array ?? []).map { problem in
      "\(problem["location"]?["file"]?.string ?? ""):\(Int(problem["location"]?["line"]?.number ?? 0)): "
        + (problem["message"]?.string ?? "")
    }
    #expect(
      problems == [
        "galley.json:3: there is no type “Rows”; the nearest are Row",
        "galley.json:4: Row has no property “titel”; the nearest are title, body",
      ]
    )
  }
}
