internal import Foundation
package import GalleyModel

/// Finds out what the project files among a repository's files say.
package enum ProjectReader {
  /// Largest project file, manifest or property list that is read, in bytes.
  private static let largest = 64 << 20

  /// Reads every Xcode project, package manifest and app's property list.
  ///
  /// Where several state a language or a version, the one nearest to the root counts, a project before a package.
  ///
  /// - Parameters:
  ///   - root: the repository's folder.
  ///   - files: relative to `root`, with forward slashes.
  /// - Returns: all of them together.
  package static func read(root: String, files: [String]) -> ProjectDescription {
    var statements: [(depth: Int, file: String, statement: ProjectStatement)] = []
    var result = ProjectDescription()
    for file in files {
      let depth = file.utf8.count { $0 == UInt8(ascii: "/") }
      if file.hasSuffix(".xcodeproj/project.pbxproj") {
        guard let bytes = bytes(root, file, &result.problems) else { continue }
        // A project's file lies in a folder of its own, and speaks first.
        statements.append((depth * 2 - 2, file, XcodeProject.read(bytes, path: file, &result.problems)))
      } else if file == "Package.swift" || file.hasSuffix("/Package.swift") {
        guard let bytes = bytes(root, file, &result.problems) else { continue }
        statements.append((depth * 2 + 1, file, PackageManifest.read(bytes, path: file)))
      } else if file.hasSuffix("Info.plist") {
        guard let bytes = bytes(root, file, &result.problems) else { continue }
        result.fonts += InfoPropertyList.fonts(bytes, path: file, &result.problems)
      }
    }
    for (_, _, statement) in statements.sorted(by: { ($0.depth, $0.file) < ($1.depth, $1.file) }) {
      result.developmentRegion = result.developmentRegion ?? statement.developmentRegion
      result.deploymentTarget = result.deploymentTarget ?? statement.deploymentTarget
      if result.knownRegions.isEmpty { result.knownRegions = statement.knownRegions }
      result.targets += statement.targets
    }
    return result
  }

  private static func bytes(_ root: String, _ file: String, _ problems: inout [InputProblem]) -> [UInt8]? {
    if let data = FileManager.default.contents(atPath: "\(root)/\(file)"), data.count <= largest {
      return [UInt8](data)
    }
    problems.append(
      InputProblem(
        severity: .warning,
        location: SourceLocation(file: file, line: 1, column: 1),
        message: "this file can't be read, or is larger than \(largest) bytes",
        remedy: "Check that it is there and may be read"
      )
    )
    return nil
  }
}

/// What one project file or manifest says.
struct ProjectStatement {
  var developmentRegion: String?
  var knownRegions: [String] = []
  var deploymentTarget: String?
  var targets: [ProjectTarget] = []
}

/// The names that localizations had before they had tags.
package enum LegacyLanguage {
  private static let tags = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
    "Dutch": "nl",
  ]

  package static func tag(_ name: String) -> String { tags[name] ?? name }
}
