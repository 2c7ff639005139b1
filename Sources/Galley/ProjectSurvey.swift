internal import Foundation
internal import GalleySupport

/// A look at a project that has no configuration yet, for a first one to be written.
public struct ProjectSurvey: Sendable {
  /// Folders that hold Swift sources, relative to the root; the ones the others lie in.
  public private(set) var sources: [String] = []
  /// Localizations with data, sorted.
  public private(set) var localizations: [String] = []
  /// As the Xcode project or the package manifest states it.
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
    for file in files {
      let parts = file.split(separator: "/")
      let name = parts.last ?? ""
      if name.hasSuffix(".swift"), name != "Package.swift", parts.count > 1 {
        folders.insert(String(parts[0]))
      }
      for part in parts where part.hasSuffix(".lproj") { languages.insert(String(part.dropLast(6))) }
      if name.hasSuffix(".ttf") || name.hasSuffix(".otf") { fonts.append(file) }
      if name.hasSuffix(".xcstrings") { languages.formUnion(Self.languages(ofCatalogue: "\(root)/\(file)")) }
      if name == "project.pbxproj" { read(project: "\(root)/\(file)") }
      if name == "Package.swift" { read(manifest: "\(root)/\(file)") }
    }
    languages.remove("Base")
    sources = folders.sorted()
    localizations = languages.sorted()
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

  /// The settings stand one a line in an Xcode project, `name = value;`.
  private mutating func read(project path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    var isInRegions = false
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if isInRegions {
        if line.hasPrefix(")") {
          isInRegions = false
        } else {
          knownRegions.append(line.trimmingCharacters(in: CharacterSet(charactersIn: "\",")))
        }
      } else if line.hasPrefix("knownRegions = (") {
        isInRegions = knownRegions.isEmpty
      } else if let region = Self.setting("developmentRegion", in: line) {
        developmentRegion = developmentRegion ?? region
      } else if let target = Self.setting("IPHONEOS_DEPLOYMENT_TARGET", in: line) {
        deploymentTarget = deploymentTarget ?? target
      }
    }
  }

  private mutating func read(manifest path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let text = String(decoding: data, as: UTF8.self)
    guard let found = text.range(of: "defaultLocalization:"),
      let open = text[found.upperBound...].firstIndex(of: "\"")
    else { return }
    developmentRegion = developmentRegion ?? String(text[text.index(after: open)...].prefix { $0 != "\"" })
  }

  private static func setting(_ name: String, in line: String) -> String? {
    guard line.hasPrefix(name + " = "), line.hasSuffix(";") else { return nil }
    return line.dropFirst(name.count + 3).dropLast().trimmingCharacters(in: CharacterSet(charactersIn: "\""))
  }

  /// A first `galley.json`, each setting with a word on where it comes from.
  public var configuration: String {
    func list(_ names: [String]) -> String { "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
    var lines = ["{"]
    lines.append("  // Folders with sources and localizations, relative to this file.")
    lines.append("  \"paths\": \(list(sources.isEmpty ? ["."] : sources)),")
    if let developmentRegion {
      lines.append("  // The language the source is written in, as the project states it.")
      lines.append("  \"developmentRegion\": \"\(developmentRegion)\",")
    }
    let known = Set(knownRegions).subtracting(["Base"])
    let unknown = known.subtracting(localizations).sorted()
    lines.append(
      "  // Localizations with data: \(localizations.isEmpty ? "none found" : localizations.joined(separator: ", ")). "
        + "All are laid out unless you name some."
    )
    if !unknown.isEmpty {
      lines.append(
        "  // The project names \(unknown.joined(separator: ", ")) as well, and has no data for them."
      )
    }
    lines.append("  \"locales\": [],")
    lines.append("  // Made-up localizations: \(Configuration.pseudoLocales.joined(separator: ", ")).")
    lines.append("  \"pseudoLocales\": [\"x-long\", \"x-rtl\"],")
    lines.append("  // \(Configuration.devices.joined(separator: ", ")).")
    lines.append("  \"devices\": [\"iPhone 16\"],")
    lines.append("  // \(Configuration.textSizes.joined(separator: ", ")).")
    lines.append("  \"textSizes\": [\"large\"],")
    if let deploymentTarget { lines.append("  // The deployment target is iOS \(deploymentTarget).") }
    if !fonts.isEmpty {
      lines.append("  // Fonts of the app: \(fonts.joined(separator: ", ")).")
      lines.append(
        "  // To measure with them, copy Galley's Fonts/cascade.json, name them there, and set \"fonts\"."
      )
    }
    lines.append("  // Findings from this severity on fail a run: error, warning or note.")
    lines.append("  \"gate\": \"error\",")
    lines.append("  // Rule → off, note, warning or error. `galley explain` lists the rules.")
    lines.append("  \"rules\": {}")
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }
}
