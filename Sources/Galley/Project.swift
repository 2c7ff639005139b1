internal import Foundation
internal import GalleyAssets
package import GalleyModel
internal import GalleyReading
internal import GalleyStrings
internal import GalleySupport
package import GalleyTypesetting

/// Everything read of a project, ready to be laid out.
package struct Project: Sendable {
  /// The folder that locations are relative to.
  let root: String
  let reading: ScreenReading
  let catalogue: Catalogue
  package let typesetter: Typesetter
  /// What the files' projects say, and which of their targets are not read.
  let description: ProjectDescription
  let skipped: [FileSelection.Skipped]
  /// Font files of the app, relative to the root.
  let fonts: [String]
  /// What could not be read or was left out, sorted.
  let problems: [InputProblem]
  /// Those asked for, then what they are compared with.
  package let variants: [Variant]
  /// Of the variants asked for, in the order of `variants`.
  let names: [String]

  package init(_ configuration: Configuration) throws(GalleyError) {
    let listing = try Listing(configuration.paths)
    root = listing.root
    description = listing.project
    skipped = listing.skipped
    fonts = listing.fonts
    let cascadePath: String
    if let named = configuration.cascade {
      cascadePath = named
    } else {
      cascadePath = try Resources.cascade()
    }
    var cascade: FontCascade
    do {
      cascade = try FontCascade.load(path: cascadePath, displayName: Self.shown(cascadePath))
    } catch {
      throw .unreadable(error.problems.map(\.line).joined(separator: "\n"))
    }
    let fontProblems = cascade.add(fonts: listing.fonts, in: listing.root) + listing.missingFonts
    typesetter = Typesetter(cascade: cascade)
    catalogue = CatalogueReader.read(
      root: listing.root,
      files: listing.files,
      developmentRegion: configuration.developmentRegion ?? listing.project.developmentRegion
    )
    let matrix = try Matrix(configuration, catalogue)
    variants = matrix.variants
    names = matrix.names
    let assets = AssetReader.read(root: listing.root, files: listing.files)
    var reading = SwiftUIReader.read(
      root: listing.root,
      files: listing.files.filter { $0.hasSuffix(".swift") },
      assets: assets,
      surroundings: variants.map(\.surroundings) + variants.map(\.twin),
      samples: configuration.sampleInputs(root: listing.root),
      cache: configuration.keepsCache ? listing.cache : nil
    )
    reading.screens = try Self.chosen(configuration.screens, of: Self.named(reading.screens))
    self.reading = reading
    let samples = reading.unmatchedSamples.map(\.problem)
    problems =
      (listing.problems + fontProblems + reading.problems + samples + assets.problems + catalogue.problems)
      .sorted()
  }

  package var screens: [Screen] { reading.screens }

  /// Equal for the variants that differ in their localization only.
  func group(ofVariant number: Int) -> Int {
    variants.firstIndex {
      $0.device == variants[number].device && $0.textSize == variants[number].textSize
    } ?? number
  }

  /// A cascade file by the end of its path, which does not depend on the machine.
  private static func shown(_ path: String) -> String {
    path.split(separator: "/").suffix(2).joined(separator: "/")
  }

  private static func chosen(_ names: [String], of screens: [Screen]) throws(GalleyError) -> [Screen] {
    for name in names where !screens.contains(where: { $0.name == name }) {
      throw .configuration(Suggestion.missing("screen", name, among: screens.map(\.name), quoted: true))
    }
    return names.isEmpty ? screens : screens.filter { names.contains($0.name) }
  }

  /// The screens, every name once: the second “Row” is “Row 2”.
  private static func named(_ screens: [Screen]) -> [Screen] {
    var taken = Set(screens.map(\.name))
    var met: Set<String> = []
    return screens.map { screen in
      guard !met.insert(screen.name).inserted else { return screen }
      var screen = screen
      var number = 2
      while !taken.insert("\(screen.name) \(number)").inserted { number += 1 }
      screen.name = "\(screen.name) \(number)"
      return screen
    }
  }
}

extension InputProblem {
  /// As it is printed when no report can be.
  var line: String {
    "\(location.file):\(location.line):\(location.column): \(severity): \(message)\n    \(remedy)"
  }
}
