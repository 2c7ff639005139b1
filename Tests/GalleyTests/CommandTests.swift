import Foundation
import Galley
import GalleyTestSupport
import Testing

/// The command as a process: what it prints and how it ends.
@Suite struct CommandTests {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The product built beside these tests.
  static var command: URL? {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let places = [
      tests, Package.root.appending(path: ".build/debug"), Package.root.appending(path: ".build/release"),
    ]
    return places.map { $0.appending(path: "galley") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false))
    }
  }

  /// - Throws: when the command was not built, or can't be started.
  static func run(
    _ arguments: [String],
    in folder: TemporaryFolder,
    below path: String = ""
  ) throws -> Result {
    let process = Process()
    let command: URL = try #require(Self.command, "the product galley is built beside the tests")
    process.executableURL = command
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path + "/" + path)
    let files = ["output", "errors"].map {
      URL(filePath: folder.path).appending(path: ".\($0)-\(UUID().uuidString)")
    }
    for file in files { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let status: Int32
    /// Parts of what is printed, and of what is complained of.
    var output: [String] = []
    var errors: [String] = []

    var testDescription: String { "galley " + arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Row(
      arguments: ["check", "Good", "--locale", "en"],
      status: 0,
      output: ["0 errors, 0 warnings, 0 notes", "Verdict: clean."]
    ),
    Row(
      arguments: ["check", "Good"],
      status: 1,
      output: ["Row.swift:4:3: error: “Antworten” is shown as", "[truncation.tail]", "Verdict: findings"]
    ),
    Row(
      arguments: ["check", "Good", "Broken"],
      status: 3,
      output: ["Broken/Row.swift:1:8: error:", "Verdict: not all"]
    ),
    Row(arguments: ["check", "Empty"], status: 4, output: ["Verdict: nothing was analysed"]),
    Row(arguments: ["check", "Missing"], status: 3, errors: ["galley: Missing: no such file or folder"]),
    Row(arguments: ["check", "Good", "--gate", "fatal"], status: 2, errors: ["error, warning or note"]),
    Row(arguments: ["check", "Good", "--locale", "xx"], status: 2, errors: ["no localization xx", "de"]),
    Row(arguments: ["check", "Good", "--device=Nokia"], status: 2, errors: ["iPhone 16"]),
    Row(arguments: ["check", "Good", "--text-size", "huge"], status: 2, errors: ["xSmall"]),
    Row(
      arguments: ["check", "Good", "--fonts", "Missing.json"],
      status: 3,
      errors: ["Missing.json:1:1: error:"]
    ),
    Row(arguments: ["check", "Good", "--report", "Good/Row.swift"], status: 2, errors: ["can't be written"]),
    Row(arguments: ["check", "Good", "--record", "Missing/a.json"], status: 2, errors: ["can't be written"]),
    Row(
      arguments: ["check", "Good", "--expect", "Missing.json"],
      status: 3,
      errors: ["Missing.json: can't be read"]
    ),
    Row(
      arguments: ["check", "Good", "--colour", "red"],
      status: 2,
      errors: ["there is no option “--colour”", "--config"]
    ),
    Row(arguments: ["check", "Good", "-v"], status: 2, errors: ["there is no option “-v”"]),
    Row(arguments: ["check", "Good", "--gate"], status: 2, errors: ["--gate needs a value"]),
    Row(
      arguments: ["check", "--gate", "note", "--gate", "note", "Good"],
      status: 2,
      errors: ["given 2 times"]
    ),
    Row(arguments: [], status: 2, output: ["USAGE"]),
    Row(arguments: ["--help"], status: 0, output: ["USAGE", "EXIT CODES"]),
    Row(arguments: ["check", "--help"], status: 0, output: ["USAGE"]),
    Row(arguments: ["--version"], status: 0, output: ["galley "]),
    Row(arguments: ["chekc"], status: 2, errors: ["there is no command “chekc”"]),
    Row(arguments: ["explain"], status: 0, output: ["clip.height", "truncation.tail"]),
    Row(arguments: ["explain", "clip.width"], status: 0, output: ["clip.width:", "Repair:", "#Preview("]),
    Row(
      arguments: ["explain", "clip"],
      status: 2,
      errors: ["there is no rule “clip”, and no such file", "clip.width"]
    ),
    Row(arguments: ["render", "Row", "Good", "--output", "row.svg"], status: 0, output: ["row.svg"]),
    Row(
      arguments: ["render", "Row", "Good", "--output", "row.bmp"],
      status: 2,
      errors: ["svg or png, not bmp"]
    ),
    Row(
      arguments: [
        "render", "Row", "Good", "--output", "a.svg", "--locale", "de", "--device", "iPhone 14",
        "--device", "iPhone 16",
      ],
      status: 0,
      output: ["a.svg"]
    ),
    Row(arguments: ["render", "Row", "Good", "--output", "a.svg", "--pseudo", "none"], status: 0),
    Row(arguments: ["render", "Row", "Good", "--output", "a.svg", "--pseudo", "x-rtl"], status: 0),
    Row(arguments: ["render", "Row", "Good"], status: 2, errors: ["--output"]),
    Row(arguments: ["render", "Column", "Good", "--output", "a.svg"], status: 2, errors: ["“Row”"]),
    Row(
      arguments: ["render", "Row", "Good", "--output", "Missing/a.svg"],
      status: 2,
      errors: ["can't be written"]
    ),
  ])
  func ends(_ row: Row) throws {
    let result = try Self.run(row.arguments, in: try Self.folder())
    #expect(result.status == row.status, "\(result.output)\(result.errors)")
    for part in row.output { #expect(result.output.contains(part), "\(result.output)") }
    for part in row.errors { #expect(result.errors.contains(part), "\(result.errors)") }
    #expect(result.errors.isEmpty == row.errors.isEmpty, "\(result.errors)")
  }

  @Test func recordsAndExpects() throws {
    let folder = try Self.folder()
    #expect(try Self.run(["check", "Good", "--record", "expected.json"], in: folder).status == 1)
    let same = try Self.run(["check", "Good", "--expect", "expected.json"], in: folder)
    #expect(same.status == 0, "\(same.output)")
    let fewer = try Self.run(["check", "Good", "--locale", "en", "--expect", "expected.json"], in: folder)
    #expect(fewer.status == 1)
    #expect(fewer.output.contains("expected, not found: Row.swift:4"))
    #expect(try Self.run(["check", "Empty", "--expect", "expected.json"], in: folder).status == 4)
    #expect(try Self.run(["check", "Broken", "--expect", "expected.json"], in: folder).status == 3)
  }

  @Test func writesAReport() throws {
    let folder = try Self.folder()
    let result = try Self.run(["check", "Good", "--report", "out"], in: folder)
    #expect(result.status == 1)
    #expect(result.output.contains("Report: out/index.html, for programs out/report.json; 1 picture in"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/out/pictures/row.de.png"))
  }

  static func folder() throws -> TemporaryFolder {
    var files = ["Empty/Notes.txt": "nothing", "Broken/Row.swift": "struct {"]
    for (name, text) in Sample.project { files["Good/\(name)"] = text }
    return try TemporaryFolder(texts: files)
  }
}
