internal import Foundation
internal import GalleyDiscovery
internal import GalleyModel
internal import GalleySupport

/// A look at a project that has no configuration yet, for a first one to be written.
public struct ProjectSurvey: Sendable {
  /// Folders directly in the root that hold Swift sources or localizations, sorted; the root itself, as `.`, when such
  /// files lie in it, or a project says which of them to read.
  public private(set) var folders: [String] = []
  /// Localizations with data, sorted.
  public private(set) var localizations: [String] = []
  /// As the Xcode project or the package manifest nearest to the root states it.
  public private(set) var developmentRegion: String?
  /// As the Xcode project states them.
  public private(set) var knownRegions: [String] = []
  /// As the Xcode project states it, in `major.minor`.
  public private(set) var deploymentTarget: String?
  /// Font files of the app.
  public private(set) var fonts: [String] = []

  /// Looks at a folder.
  ///
  /// - Parameter root: the project's folder.
  /// - Throws: ``GalleyError/unreadable(_:)`` when it can't be listed.
  public init(root: String) throws(GalleyError) {
    let all: [String]
    do {
      all = try ProjectFiles.list(root: root).paths
    } catch {
      throw .unreadable("\(root): can't be read")
    }
    let project = ProjectReader.read(root: root, files: all)
    let files = FileSelection(all, targets: project.targets).files
    var folders: Set<String> = []
    var languages: Set<String> = []
    for file in files {
      let parts = file.split(separator: "/")
      let name = String(parts.last ?? "")
      let localization = parts.first { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
      if let localization { languages.insert(localization) }
      if Self.isLookedAt(name), name != "Package.swift" {
        // A catalogue beside the folders is in the root even where it lies in a folder of its language.
        folders.insert(parts.count == 1 || parts[0].hasSuffix(".lproj") ? "." : String(parts[0]))
      }
      if name.hasSuffix(".ttf") || name.hasSuffix(".otf") { fonts.append(file) }
      if name.hasSuffix(".xcstrings") { languages.formUnion(Self.languages(ofCatalogue: "\(root)/\(file)")) }
    }
    languages.remove("Base")
    // A run on the root finds the project again, and knows which targets to pass over.
    let isWhole = folders.contains(".") || !project.targets.isEmpty
    self.folders = isWhole ? ["."] : folders.sorted()
    localizations = Set(languages.map(LegacyLanguage.tag)).sorted()
    developmentRegion = project.developmentRegion
    deploymentTarget = project.deploymentTarget
    knownRegions = project.knownRegions
  }

  private static func isLookedAt(_ name: String) -> Bool {
    [".swift", ".strings", ".stringsdict", ".xcstrings"].contains { name.hasSuffix($0) }
  }

  private static func languages(ofCatalogue path: String) -> Set<String> {
    guard let data = FileManager.default.contents(atPath: path),
      let json = try? JSONParser.parse([UInt8](data))
    else { return [] }
    var result: Set<String> = []
    for entry in json["strings"]?.members ?? [] {
      for language in entry.value["localizations"]?.members ?? [] { result.insert(language.key) }
    }
    return result.union([json["sourceLanguage"]?.string].compactMap { $0 })
  }
}
