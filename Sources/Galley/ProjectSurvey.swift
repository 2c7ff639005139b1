internal import Foundation
internal import GalleySupport

/// A look at a project that has no configuration yet, for a first one to be written.
public struct ProjectSurvey: Sendable {
  /// Folders directly in the root that hold Swift sources or localizations, sorted; the root itself, as `.`, when such
  /// files lie in it.
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
    let files: [String]
    do {
      files = try ProjectFiles.list(root: root).paths
    } catch {
      throw .unreadable("\(root): can't be read")
    }
    var folders: Set<String> = []
    var languages: Set<String> = []
    var statements: [(depth: Int, statement: ProjectStatement)] = []
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
      if name == "project.pbxproj" || name == "Package.swift" {
        let text = FileManager.default.contents(atPath: "\(root)/\(file)").map {
          String(decoding: $0, as: UTF8.self)
        }
        let isProject = name == "project.pbxproj"
        let statement =
          isProject ? ProjectStatement(project: text ?? "") : ProjectStatement(manifest: text ?? "")
        // A project's file lies in a folder of its own, and speaks first.
        statements.append((parts.count * 2 - (isProject ? 3 : 0), statement))
      }
    }
    languages.remove("Base")
    self.folders = folders.contains(".") ? ["."] : folders.sorted()
    localizations = Set(languages.map(LegacyLanguage.tag)).sorted()
    for (_, statement) in statements.enumerated().sorted(by: {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }).map(\.element) {
      developmentRegion = developmentRegion ?? statement.developmentRegion
      deploymentTarget = deploymentTarget ?? statement.deploymentTarget
      if knownRegions.isEmpty { knownRegions = statement.knownRegions }
    }
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
