import Foundation
import GalleyTestSupport
import Testing

/// `galley baseline update`, and the run after it.
@Suite struct BaselineCommandTests {
  static func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test func updatesAndAccepts() throws {
    let folder = try CommandTests.folder()
    let first = try CommandTests.run(["baseline", "update", "Good"], in: folder)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.contains("galley-baseline.json: fill in the reasons"))
    #expect(first.output.contains("--baseline"))
    let written = try Self.text("galley-baseline.json", in: folder)
    #expect(written.split(separator: "\n").count == 3)
    #expect(try CommandTests.run(["baseline", "update", "Good"], in: folder).status == 0)
    #expect(try Self.text("galley-baseline.json", in: folder) == written)
    let check = try CommandTests.run(["check", "Good", "--baseline", "galley-baseline.json"], in: folder)
    #expect(check.status == 0, "\(check.output)")
    #expect(check.output.contains("1 more accepted"))
    #expect(!check.output.contains("stale"))
    let english = try CommandTests.run(
      ["check", "Good", "--locale", "en", "--baseline", "galley-baseline.json"],
      in: folder
    )
    #expect(!english.output.contains("stale"), "\(english.output)")
  }

  @Test func whatTheConfigurationNamesIsUpdated() throws {
    var files = Sample.project
    files["galley.json"] = "{\"baseline\": \"known.json\"}"
    let folder = try TemporaryFolder(texts: files.merging(["known.json": "[]"]) { old, _ in old })
    let result = try CommandTests.run(["baseline", "update"], in: folder)
    #expect(result.status == 0)
    #expect(try Self.text("known.json", in: folder).contains("\"reason\": \"\""))
    #expect(try CommandTests.run(["check"], in: folder).status == 0)
  }

  @Test(arguments: [("Broken", 3), ("Empty", 4)] as [(String, Int32)])
  func nothingIsWrittenForARunThatProvesNothing(_ path: String, _ status: Int32) throws {
    let folder = try CommandTests.folder()
    let result = try CommandTests.run(["baseline", "update", "Good", path], in: folder)
    if path == "Broken" {
      #expect(result.status == status)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/galley-baseline.json"))
    }
    let alone = try CommandTests.run(["baseline", "update", path, "--baseline", "alone.json"], in: folder)
    #expect(alone.status == status, "\(alone.output)")
    #expect(alone.output.contains("Verdict: "))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/alone.json"))
  }

  @Test func whatIsStaleIsNamed() throws {
    let folder = try CommandTests.folder()
    _ = try CommandTests.run(["baseline", "update", "Good"], in: folder)
    try Sample.row.replacingOccurrences(of: "width: 48", with: "minWidth: 48")
      .write(toFile: folder.path + "/Good/Row.swift", atomically: true, encoding: .utf8)
    let check = try CommandTests.run(["check", "Good", "--baseline", "galley-baseline.json"], in: folder)
    #expect(check.status == 0)
    #expect(check.output.contains("stale in the baseline: {\"rule\": \"truncation.tail\""), "\(check.output)")
  }

  @Test func aBrokenOneIsLeftAsItIs() throws {
    let folder = try TemporaryFolder(texts: Sample.project.merging(["known.json": "[{}]"]) { old, _ in old })
    for command in [["baseline", "update"], ["check"]] {
      let result = try CommandTests.run(command + ["--baseline", "known.json"], in: folder)
      #expect(result.status == 2)
      #expect(result.errors.contains("known.json:1:2: error: "))
    }
    #expect(try Self.text("known.json", in: folder) == "[{}]")
  }
}
