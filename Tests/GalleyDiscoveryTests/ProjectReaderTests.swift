import Foundation
import GalleyDiscovery
import GalleyModel
import GalleyTestSupport
import Testing

/// What Xcode projects, manifests and property lists of apps say.
@Suite struct ProjectReaderTests {
  private static func read(_ files: [String: String]) throws -> ProjectDescription {
    let folder = try TemporaryFolder(texts: files)
    return ProjectReader.read(root: folder.path, files: files.keys.sorted())
  }

  /// A project of these objects.
  static func project(_ objects: String, root: String = "mainGroup = G;") -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P /* Project object */ = {
          isa = PBXProject; developmentRegion = de; knownRegions = (en, Base, de, English);
          buildConfigurationList = PL; targets = (\(targets(in: objects))); \(root)
        };
        PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
        PC = { isa = XCBuildConfiguration; buildSettings = {
          SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.4; }; };
        \(objects)
      };
      rootObject = P;
    }
    """
  }

  private static func targets(in objects: String) -> String {
    objects.split(separator: "\n").compactMap { line in
      line.contains("isa = PBXNativeTarget") ? line.split(separator: " ").first.map { "\($0), " } : nil
    }.joined()
  }

  @Test func `the project itself`() throws {
    let found = try Self.read(["App.xcodeproj/project.pbxproj": Self.project("")])
    #expect(found.developmentRegion == "de")
    #expect(found.knownRegions == ["en", "Base", "de"])
    #expect(found.deploymentTarget == "16.4")
    #expect(found.targets.isEmpty && found.problems.isEmpty)
  }

  @Test func `files by group, and languages of a file`() throws {
    let found = try Self.read([
      "ios/App.xcodeproj/project.pbxproj": Self.project(
        """
        G = { isa = PBXGroup; children = (A, S, O, X); sourceTree = "<group>"; };
        A = { isa = PBXGroup; children = (R, V); path = "My App"; sourceTree = "<group>"; };
        R = { isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; children = (VD, VE); name = A.strings; sourceTree = "<group>"; };
        VD = { isa = PBXFileReference; path = de.lproj/A.strings; sourceTree = "<group>"; };
        VE = { isa = PBXFileReference; path = en.lproj/A.strings; sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = Shared/S.swift; sourceTree = SOURCE_ROOT; };
        O = { isa = PBXFileReference; path = ../../Out.swift; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (B); };
        B = { isa = PBXSourcesBuildPhase; files = (F1, F2, F3, F4, F5); };
        F1 = { fileRef = R; }; F2 = { fileRef = V; }; F3 = { fileRef = S; }; F4 = { fileRef = O; }; F5 = { fileRef = X; };
        """
      )
    ])
    #expect(found.targets.map(\.name) == ["App"])
    #expect(found.targets.first?.skip == nil)
    #expect(
      found.targets.first?.members == [
        "ios/My App/Row.swift", "ios/My App/de.lproj/A.strings", "ios/My App/en.lproj/A.strings",
        "ios/Shared/S.swift",
      ]
    )
  }

  @Test func `folders kept in step with the disk, and exceptions from them`() throws {
    let found = try Self.read([
      "App.xcodeproj/project.pbxproj": Self.project(
        """
        G = { isa = PBXGroup; children = (D); sourceTree = "<group>"; };
        D = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E, W); };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old/A.swift); target = T; };
        W = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift); target = U; };
        T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (D); };
        U = { isa = PBXNativeTarget; name = Widget; };
        """
      )
    ])
    #expect(found.targets.map(\.members) == [["App"], ["App/Shared.swift"]])
    #expect(found.targets.map(\.exceptions) == [["App/Info.plist", "App/Old/A.swift"], []])
    #expect(found.targets[0].holds(["App/B.swift", "App", ""]))
    #expect(!found.targets[0].holds(["App/Old/A.swift", "App/Old", "App", ""]))
  }

  @Test(arguments: [
    ("com.apple.product-type.bundle.unit-test", "", ProjectTarget.Skip.tests),
    ("com.apple.product-type.bundle.ui-testing", "", .tests),
    ("com.apple.product-type.application", "SDKROOT = macosx;", .platform("macOS")),
    ("com.apple.product-type.application", "SDKROOT = appletvos;", .platform("tvOS")),
    (
      "com.apple.product-type.application", "SUPPORTED_PLATFORMS = \"xros xrsimulator\";",
      .platform("visionOS")
    ),
    ("com.apple.product-type.application", "SUPPORTED_PLATFORMS = \"macosx iphoneos\"; SDKROOT = auto;", nil),
    ("com.apple.product-type.application", "SDKROOT = watchos;", nil),
    ("com.apple.product-type.application", "", nil),
    ("com.apple.product-type.framework", "SDKROOT = \"$(MY_SDK)\";", nil),
  ])
  func `what is skipped`(_ type: String, _ settings: String, _ skip: ProjectTarget.Skip?) throws {
    let found = try Self.read([
      "App.xcodeproj/project.pbxproj": Self.project(
        """
        T = { isa = PBXNativeTarget; name = T; productType = "\(type)"; buildConfigurationList = TL; };
        TL = { buildConfigurations = (TC); }; TC = { buildSettings = { \(settings) }; };
        """
      )
    ])
    #expect(found.targets.map(\.skip) == [skip])
  }

  @Test(arguments: [
    ("", 1), ("{ objects = {}; rootObject = P; }", 1), ("{ a = (\n  b c); }", 2),
  ])
  func `a project that is broken`(_ text: String, _ line: Int) throws {
    let found = try Self.read(["App.xcodeproj/project.pbxproj": text])
    #expect(found.problems.map(\.location.line) == [line])
    #expect(found.problems.map(\.severity) == [.warning])
  }

  @Test func `groups that hold themselves`() throws {
    let found = try Self.read([
      "App.xcodeproj/project.pbxproj": Self.project(
        """
        G = { isa = PBXGroup; children = (G, H); path = A; };
        H = { isa = PBXGroup; children = (G); path = B; };
        T = { isa = PBXNativeTarget; name = T; fileSystemSynchronizedGroups = (H); };
        """
      )
    ])
    #expect(found.targets.map(\.members) == [["A/B"]])
  }

  @Test func `a package`() throws {
    let found = try Self.read([
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      let strings = ["// no comment", "\\(name)"]
      let package = Package(
        name: "Kit",
        defaultLocalization: "pt-BR",
        products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [
          .target(name: "Kit", dependencies: [.product(name: "A", package: "a")], resources: [.process("R")]),
          // .target(name: "Gone"),
          .target(name: "Core", path: "./Other/../Core"),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
          .macro(name: "KitMacros"),
          .plugin(name: "Gen", capability: .buildTool()),
          .target(name: "Out", path: "../../Out"),
          .target(name: computed),
        ]
      )
      """
    ])
    #expect(found.developmentRegion == "pt-BR")
    #expect(found.targets.map(\.name) == ["Kit", "Core", "KitTests", "KitMacros", "Gen", "Out"])
    #expect(found.targets.map(\.skip) == [nil, nil, .tests, .buildTool, .buildTool, nil])
    #expect(found.targets[0].members.contains("Kit/Sources/Kit"))
    #expect(found.targets[1].members == ["Kit/Core"])
    #expect(found.targets[2].members.contains("Kit/Tests/KitTests"))
    #expect(found.targets[5].members.isEmpty)
  }

  @Test(arguments: [
    ("\"de\"", "de"), (".init(rawValue: \"de\")", "de"), ("LanguageTag(\"de\")", "de"),
    ("LanguageTag.init(rawValue: \"de\")", "de"), ("language, name: \"no\"", nil), ("\"\"", nil),
  ])
  func `the language of a package`(_ value: String, _ region: String?) throws {
    let found = try Self.read(["Package.swift": "let p = Package(defaultLocalization: \(value), targets: [])"]
    )
    #expect(found.developmentRegion == region)
  }

  @Test func `the project nearest to the root speaks first`() throws {
    let package = "let p = Package(defaultLocalization: \"fr\", targets: [])"
    let found = try Self.read([
      "Package.swift": package, "App.xcodeproj/project.pbxproj": Self.project(""),
      "Kit/Package.swift": package,
    ])
    #expect(found.developmentRegion == "de")
    let apart = try Self.read([
      "Package.swift": package, "a/b/App.xcodeproj/project.pbxproj": Self.project(""),
    ])
    #expect(apart.developmentRegion == "fr")
  }

  @Test func `fonts an app registers`() throws {
    let list =
      "<plist><dict>\n<key>UIAppFonts</key><array>\n<string>Fonts/A.ttf</string></array></dict></plist>"
    let found = try Self.read([
      "App/Info.plist": list, "Bad/Info.plist": "<plist><dict>", "Bin/Info.plist": "bplist00",
      "Other/GoogleService-Info.plist": "<plist><dict/></plist>",
    ])
    #expect(
      found.fonts == [
        AppFont(file: "A.ttf", location: SourceLocation(file: "App/Info.plist", line: 3, column: 1))
      ]
    )
    #expect(found.problems.map(\.location.file) == ["Bad/Info.plist"])
  }
}
