internal import Foundation

/// What version control says about a project's files.
enum Revision {
  /// The files that differ from a revision, relative to a folder, new ones included.
  ///
  /// - Throws: ``UsageError`` when git does not know the revision or the folder is in no repository.
  static func changedFiles(since revision: String, in folder: String) throws -> Set<String> {
    let changed = try git(["diff", "--name-only", "--relative", "-z", revision, "--"], in: folder)
    let untracked = try git(["ls-files", "--others", "--exclude-standard", "-z"], in: folder)
    return Set((changed + untracked).split(separator: "\0").map(String.init))
  }

  private static func git(_ arguments: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw UsageError("--changed-since needs git")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw UsageError("git can't compare \(folder) with \(arguments.dropLast().last ?? "")")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
