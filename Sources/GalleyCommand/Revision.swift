internal import Foundation
internal import Galley

/// What version control says about a project's files.
enum Revision {
  /// Ends of the names of files that change what is found in Swift files which do not change.
  private static let shared = [
    ".strings", ".stringsdict", ".xcstrings", ".xliff", ".xcloc", ".ttf", ".otf", ".ttc", "cascade.json",
    ConfigurationFile.name,
  ]

  /// The files that differ from a revision, relative to a folder, new ones included; `nil` when one of them changes
  /// what is found in any file: a localization, a font or the configuration.
  ///
  /// - Throws: ``UsageError`` when git does not know the revision or the folder is in no repository.
  static func changedSources(since revision: String, in folder: String) throws -> Set<String>? {
    let inside = try git(["rev-parse", "--is-inside-work-tree"], in: folder)
    guard inside == "true\n" else { throw UsageError("--changed-since: \(folder) is in no git repository") }
    guard !revision.hasPrefix("-"),
      try git(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], in: folder) != nil,
      let changed = try git(
        ["diff", "--no-renames", "--name-only", "--relative", "-z", revision, "--"],
        in: folder
      ),
      let untracked = try git(["ls-files", "--others", "--exclude-standard", "-z"], in: folder)
    else { throw UsageError("--changed-since: git knows no revision “\(revision)” in \(folder)") }
    let files = Set((changed + untracked).split(separator: "\0").map(String.init))
    let isShared = files.contains { file in
      shared.contains { file.lowercased().hasSuffix($0) } || file.contains(".lproj/")
    }
    return isShared ? nil : files
  }

  /// What git prints; `nil` when it fails.
  private static func git(_ arguments: [String], in folder: String) throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw UsageError("--changed-since needs git")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // What `env` ends with when there is no such command.
    guard process.terminationStatus != 127 else { throw UsageError("--changed-since needs git") }
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
