// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The toolchain's own SwiftSyntax, found by walking PATH, so that no toolchain path is written down.
let host: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let compiler = URL(filePath: "\(folder)/swiftc").resolvingSymlinksInPath()
    let modules = compiler.deletingLastPathComponent().appending(path: "../lib/swift/host")
      .standardizedFileURL
    if FileManager.default.fileExists(atPath: modules.appending(path: "SwiftParser.swiftmodule").path) {
      return modules.path(percentEncoded: false)
    }
  }
  fatalError(
    """
    Galley reads Swift with the toolchain's own SwiftSyntax, and no toolchain on PATH has it. \
    Install Swift 6.3 for Linux from https://swift.org/install and put its usr/bin on PATH; \
    <toolchain>/usr/lib/swift/host/SwiftParser.swiftmodule must exist.
    """
  )
}()

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
/// Everything downstream of SwiftSyntax needs its search path, even behind an internal import.
let withSyntax = strict + [.unsafeFlags(["-I", host])]
let withHandles = strict + [.strictMemorySafety()]
let linkSyntax: [LinkerSetting] = [
  .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
  .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftOperators"),
  .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftDiagnostics"),
]
let linkICU: [LinkerSetting] = [.linkedLibrary("_FoundationICU")]

let package = Package(
  name: "Galley",
  products: [
    .library(name: "Galley", targets: ["Galley"]),
    .executable(name: "galley", targets: ["GalleyCommand"]),
  ],
  targets: [
    // System libraries, one module each.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),

    // The pipeline: configuration, matrix, parallel run; the only public module.
    .target(
      name: "Galley",
      dependencies: [
        "GalleyAssets", "GalleyDiscovery", "GalleyFaults", "GalleyLayout", "GalleyModel", "GalleyReading",
        "GalleyReporting", "GalleyStrings", "GalleySupport", "GalleyTypesetting",
      ],
      swiftSettings: withSyntax
    ),
    // Asset catalogues and picture files → names, sizes, colours.
    .target(name: "GalleyAssets", dependencies: ["GalleyModel", "GalleySupport"], swiftSettings: strict),
    // The command line: parses arguments, prints, exits.
    .executableTarget(name: "GalleyCommand", dependencies: ["Galley"], swiftSettings: withSyntax),
    // Xcode projects, package manifests, property lists of apps → targets, languages, fonts.
    .target(name: "GalleyDiscovery", dependencies: ["GalleyModel", "GalleySupport"], swiftSettings: strict),
    // Subjects → findings; one file a rule.
    .target(name: "GalleyFaults", dependencies: ["GalleyModel"], swiftSettings: strict),
    // Localized tree + a text measurer → frames; one file a container or modifier.
    .target(name: "GalleyLayout", dependencies: ["GalleyModel"], swiftSettings: strict),
    // The nouns every stage shares.
    .target(name: "GalleyModel", swiftSettings: strict),
    // Files → screens → element trees; one file a view or modifier family.
    .target(
      name: "GalleyReading",
      dependencies: ["GalleyModel", "GalleySupport"],
      swiftSettings: withSyntax,
      linkerSettings: linkSyntax
    ),
    // Report → bytes; one file a format.
    .target(
      name: "GalleyReporting",
      dependencies: ["CCairo", "GalleyModel", "GalleySupport"],
      swiftSettings: withHandles
    ),
    // Localization data → text; one file a catalogue format.
    .target(
      name: "GalleyStrings",
      dependencies: ["GalleyModel", "GalleySupport"],
      swiftSettings: withHandles,
      linkerSettings: linkICU
    ),
    // What several stages need and Foundation lacks.
    .target(name: "GalleySupport", swiftSettings: strict),
    // Marked sources, tree builder, square test font, golden compare and record.
    .target(
      name: "GalleyTestSupport",
      dependencies: ["GalleyModel", "GalleySupport"],
      path: "Tests/GalleyTestSupport",
      swiftSettings: strict
    ),
    // Text + font + width → lines of shaped glyphs; owns every C handle of the text stack.
    .target(
      name: "GalleyTypesetting",
      dependencies: ["CFreeType", "CFriBidi", "CHarfBuzz", "GalleyModel", "GalleySupport"],
      swiftSettings: withHandles,
      linkerSettings: linkICU
    ),

    // Unshipped: what a matrix costs against the floor.
    .executableTarget(
      name: "GalleyBenchmarks",
      dependencies: [
        "CHarfBuzz", "Galley", "GalleyLayout", "GalleyModel", "GalleyTypesetting",
      ],
      path: "Benchmarks",
      swiftSettings: withSyntax
    ),

    // One test target a module; GalleyTests is end to end.
    .testTarget(
      name: "GalleyAssetsTests",
      dependencies: ["GalleyAssets", "GalleyModel", "GalleyTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GalleyDiscoveryTests",
      dependencies: ["GalleyDiscovery", "GalleyModel", "GalleySupport", "GalleyTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GalleyFaultsTests",
      dependencies: ["GalleyFaults", "GalleyLayout", "GalleyModel", "GalleyTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GalleyLayoutTests",
      dependencies: ["GalleyLayout", "GalleyModel", "GalleySupport", "GalleyTestSupport"],
      resources: [.copy("Cases")],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GalleyReadingTests",
      dependencies: ["GalleyModel", "GalleyReading", "GalleySupport", "GalleyTestSupport"],
      exclude: ["Cases"],
      swiftSettings: withSyntax
    ),
    .testTarget(
      name: "GalleyReportingTests",
      dependencies: ["GalleyModel", "GalleyReporting", "GalleySupport", "GalleyTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GalleyStringsTests",
      dependencies: ["GalleyModel", "GalleyStrings", "GalleySupport", "GalleyTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GalleySupportTests",
      dependencies: ["GalleySupport", "GalleyTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GalleyTests",
      dependencies: [
        "Galley", "GalleyFaults", "GalleyModel", "GalleySupport", "GalleyTestSupport", "GalleyTypesetting",
      ],
      swiftSettings: withSyntax
    ),
    .testTarget(
      name: "GalleyTypesettingTests",
      dependencies: ["GalleyModel", "GalleySupport", "GalleyTestSupport", "GalleyTypesetting"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
