import Foundation
import GalleyTestSupport
import Testing

/// `--changed-since`, in repositories made for the purpose.
@Suite struct RevisionTests {
  static func git(_ arguments: [String], in folder: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let identity = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
    process.arguments = ["git", "-C", folder] + identity + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
  }

  static let row = Sample.row.replacingOccurrences(of: "\"Row\"", with: "NAME")

  /// Two faulty rows in a project that lies in a folder of its repository, committed.
  static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(texts: [
      "README.md": "", ".gitignore": "Ignored.swift\n.errors-*\n.output-*\n",
      "my app/Sources/A.swift": row.replacingOccurrences(of: "NAME", with: "\"A\""),
      "my app/Sources/Bäh.swift": row.replacingOccurrences(of: "NAME", with: "\"B\""),
      "my app/Resources/en.lproj/Localizable.strings": Sample.strings["en.lproj/Localizable.strings"] ?? "",
      "my app/Resources/de.lproj/Localizable.strings": Sample.strings["de.lproj/Localizable.strings"] ?? "",
      "my app/galley.json": "{\"paths\": [\"Sources\", \"Resources\"]}",
    ])
    try git(["init", "-q"], in: folder.path)
    try git(["add", "-A"], in: folder.path)
    try git(["commit", "-qm", "First"], in: folder.path)
    return folder
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    /// Path → text; an empty one removes the file, and `=path` moves it there.
    var files: [String: String] = [:]
    var isCommitted = false
    /// Names of the files whose findings count.
    let found: [String]
    var areAllCounted = false

    var testDescription: String { name }
  }

  static let sources = "my app/Sources/"

  @Test(arguments: [
    Change(name: "nothing", found: []),
    Change(name: "a file", files: [sources + "A.swift": "// Changed\n"], found: ["A.swift"]),
    Change(
      name: "a file, committed",
      files: [sources + "A.swift": "// Changed\n"],
      isCommitted: true,
      found: ["A.swift"]
    ),
    Change(name: "a name beyond ASCII", files: [sources + "Bäh.swift": "// Changed\n"], found: ["Bäh.swift"]),
    Change(name: "a new file", files: [sources + "C.swift": "+C"], found: ["C.swift"]),
    Change(name: "a new file in a new folder", files: [sources + "c/C.swift": "+C"], found: ["c/C.swift"]),
    Change(name: "a new name", files: [sources + "A.swift": "=" + sources + "Z.swift"], found: ["Z.swift"]),
    Change(
      name: "a new name, committed",
      files: [sources + "A.swift": "=" + sources + "Z.swift"],
      isCommitted: true,
      found: ["Z.swift"]
    ),
    Change(name: "outside the project", files: ["README.md": "// Changed\n"], found: []),
    Change(
      name: "a table",
      files: ["my app/Resources/de.lproj/Localizable.strings": "// Changed\n"],
      found: ["A.swift", "Bäh.swift"],
      areAllCounted: true
    ),
    Change(
      name: "a new table",
      files: ["my app/Resources/fi.lproj/Other.strings": "+C"],
      found: ["A.swift", "Bäh.swift"],
      areAllCounted: true
    ),
    Change(
      name: "a table that is gone",
      files: ["my app/Resources/en.lproj/Localizable.strings": ""],
      isCommitted: true,
      found: ["A.swift", "Bäh.swift"],
      areAllCounted: true
    ),
    Change(
      name: "the settings",
      files: ["my app/galley.json": "// Changed\n"],
      found: ["A.swift", "Bäh.swift"],
      areAllCounted: true
    ),
  ])
  func changes(_ change: Change) throws {
    let folder = try Self.repository()
    let files = FileManager.default
    for (path, text) in change.files {
      let file = folder.path + "/" + path
      if text.isEmpty {
        try files.removeItem(atPath: file)
      } else if text.hasPrefix("=") {
        try files.moveItem(atPath: file, toPath: folder.path + "/" + text.dropFirst())
      } else if text.hasPrefix("+") {
        let parent = URL(filePath: file).deletingLastPathComponent()
        try files.createDirectory(at: parent, withIntermediateDirectories: true)
        let isSwift = file.hasSuffix(".swift")
        let new = isSwift ? Self.row.replacingOccurrences(of: "NAME", with: "\"C\"") : "\"C\" = \"C\";\n"
        try new.write(toFile: file, atomically: true, encoding: .utf8)
      } else {
        let old = try String(contentsOfFile: file, encoding: .utf8)
        try (old + "\n" + text).write(toFile: file, atomically: true, encoding: .utf8)
      }
    }
    if change.isCommitted {
      try Self.git(["add", "-A"], in: folder.path)
      try Self.git(["commit", "-qm", "Second"], in: folder.path)
    }
    let result = try CommandTests.run(
      ["check", "--changed-since", change.isCommitted ? "HEAD~1" : "HEAD", "--locale", "de"],
      in: folder,
      below: "my app"
    )
    let found = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
      .map { String($0.prefix { $0 != ":" }.replacing("Sources/", with: "")) }
    #expect(found == change.found, "\(result.output)\(result.errors)")
    #expect(result.output.contains("so findings in all files count") == change.areAllCounted)
    #expect(result.status == (change.found.isEmpty ? 0 : 1))
  }

  @Test(arguments: ["nowhere", "--output=x", "HEAD:README.md", "HEAD~9"])
  func aRevisionThatIsNone(_ revision: String) throws {
    let result = try CommandTests.run(
      ["check", "--changed-since", revision],
      in: try Self.repository(),
      below: "my app"
    )
    #expect(result.status == 2)
    #expect(result.errors.contains("git knows no revision “\(revision)”"), "\(result.errors)")
  }

  @Test func noRepository() throws {
    let folder = try TemporaryFolder(texts: Sample.project)
    let result = try CommandTests.run(["check", "--changed-since", "HEAD"], in: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("is in no git repository"), "\(result.errors)")
  }

  @Test func oneFile() throws {
    let folder = try Self.repository()
    let file = folder.path + "/my app/Sources/A.swift"
    let old = try String(contentsOfFile: file, encoding: .utf8)
    try ("// Changed\n" + old).write(toFile: file, atomically: true, encoding: .utf8)
    let result = try CommandTests.run(
      ["check", "my app/Sources/A.swift", "my app/Resources", "--changed-since", "HEAD"],
      in: folder
    )
    #expect(result.output.contains("Sources/A.swift:5:3: error"), "\(result.output)\(result.errors)")
  }

  @Test func placesInTheRepositoryAreGivenToGitHub() throws {
    let folder = try Self.repository()
    let result = try CommandTests.run(["check", "--github"], in: folder, below: "my app")
    #expect(result.output.contains("file=my app/Sources/A.swift,line=4"), "\(result.output)")
    _ = try CommandTests.run(["check", "--report", "out"], in: folder, below: "my app")
    let sarif = try String(contentsOfFile: folder.path + "/my app/out/report.sarif", encoding: .utf8)
    #expect(sarif.contains("my%20app/Sources/A.swift"), "\(sarif.prefix(2000))")
    // A work tree of its own has a file there, and not a folder.
    try Self.git(["worktree", "add", "-q", "tree"], in: folder.path)
    let tree = try CommandTests.run(["check", "--github"], in: folder, below: "tree/my app")
    #expect(tree.output.contains("file=my app/Sources/A.swift,line=4"), "\(tree.output)")
  }
}
