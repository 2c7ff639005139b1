import Foundation
import GalleyTestSupport
import Testing

/// Options of the command line, and the help that speaks of them.
@Suite struct OptionTests {
  static let commands = [["check"], ["render"], ["explain"], ["init"], ["baseline", "update"]]

  /// The options that a command says there are.
  static func options(of command: [String]) throws -> Set<String> {
    let result = try CommandTests.run(command + ["--not-an-option"], in: try TemporaryFolder())
    #expect(result.status == 2)
    let words = result.errors.split { " ,\n`".contains($0) }.filter { $0.hasPrefix("--") }
    return Set(words.map(String.init)).subtracting(["--help"])
  }

  @Test func helpMentionsTheOptionsThereAreAndNoOthers() throws {
    let known = try Self.commands.reduce(into: Set<String>()) { try $0.formUnion(Self.options(of: $1)) }
    #expect(known.count > 15)
    let help = try CommandTests.run(["--help"], in: try TemporaryFolder()).output
    let said = help.matches(of: /--[a-z][a-z-]*/).map { String($0.output) }
    #expect(Set(said).subtracting(["--help", "--version"]) == known)
    for command in Self.commands {
      #expect(help.contains("galley " + command.joined(separator: " ")))
    }
    for line in help.split(separator: "\n") { #expect(line.count <= 120, "\(line)") }
  }

  @Test(arguments: commands)
  func everyCommandHasHelp(_ command: [String]) throws {
    for flag in ["--help", "-h"] {
      let result = try CommandTests.run(command + ["Good", flag], in: try TemporaryFolder())
      #expect(result.status == 0)
      #expect(result.output.contains("USAGE"))
    }
  }

  @Test(arguments: [
    (["check", "--gate="], "--gate needs a value"),
    (["check", "--plan=yes"], "--plan takes no value"),
    (["check", "--locales", "de"], "did you mean “--locale”"),
    (["check", "--rule", "clip.hight"], "did you mean “clip.height”"),
    (["check", "--min-understood", "many"], "a number from 0 to 100"),
    (["check", "--min-understood", "101"], "a number from 0 to 100"),
    (["check", "--config", "Missing.json"], "Missing.json: can't be read"),
    (["check", "--baseline", "Missing.json"], "Missing.json: no such baseline; galley baseline update"),
    (["check", "--pseudo", "x-lang"], "did you mean “x-long”"),
    (["check", "--screen", "Raw"], "did you mean “Row”"),
    (["init", "a", "b"], "“b” is one argument too many"),
    (["explain", "clip.width", "b"], "there is no rule “clip.width”, and no such file"),
    (["baseline"], "galley baseline update"),
    (["baseline", "upgrade"], "galley baseline update"),
    (["checks"], "did you mean “check”"),
  ])
  func complaints(_ arguments: [String], _ message: String) throws {
    let result = try CommandTests.run(arguments, in: try TemporaryFolder(texts: Sample.project))
    #expect(result.status == (message.hasPrefix("Missing.json") ? 3 : 2))
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.output.isEmpty, "\(result.output)")
  }

  /// A project with sources and localizations apart, and its settings in their common folder.
  static let project: [String: String] = [
    "app/galley.json": """
    {
      "paths": ["Sources", "Resources"], // apart
      "locales": ["de"],
      "gate": "error"
    }
    """,
    "app/Sources/Row.swift": Sample.row,
    "app/Resources/en.lproj/Localizable.strings": Sample.strings["en.lproj/Localizable.strings"] ?? "",
    "app/Resources/de.lproj/Localizable.strings": Sample.strings["de.lproj/Localizable.strings"] ?? "",
    "app/below/Notes.txt": "",
    "beside/quiet.json": "{\"paths\": [\"../app\"], \"rules\": {\"truncation.tail\": \"off\"}}",
  ]

  struct Row: Sendable, CustomTestStringConvertible {
    let folder: String
    let arguments: [String]
    let status: Int32
    let output: [String]
    var silent: [String] = []

    var testDescription: String { "in \(folder): galley " + arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Row(folder: "app", arguments: ["check"], status: 1, output: ["Sources/Row.swift:4:3: error"]),
    Row(folder: "", arguments: ["check", "app"], status: 1, output: ["\nSources/Row.swift:4:3: error"]),
    Row(folder: "", arguments: ["check", "app/"], status: 1, output: ["\nSources/Row.swift:4:3: error"]),
    Row(
      folder: "app/below",
      arguments: ["check", ".."],
      status: 1,
      output: ["\nSources/Row.swift:4:3: error"]
    ),
    Row(
      folder: "app/below",
      arguments: ["check", "--config", "../galley.json"],
      status: 1,
      output: ["Sources/Row.swift:4:3: error", "1 screen in 1 case"]
    ),
    Row(
      folder: "app",
      arguments: ["check", "--config", "../beside/quiet.json"],
      status: 0,
      output: ["1 screen in 4 cases", "Verdict: clean."]
    ),
    Row(
      folder: "beside",
      arguments: ["check", "../app/Sources", "--config", "quiet.json"],
      status: 0,
      output: ["Verdict: clean."]
    ),
    Row(
      folder: "app",
      arguments: ["check", "--config", "../beside/quiet.json", "--rule", "truncation.tail"],
      status: 1,
      output: ["Sources/Row.swift:4:3: error"]
    ),
    // What the command line says weighs more.
    Row(folder: "app", arguments: ["check", "--locale", "en"], status: 0, output: ["in 1 case"]),
    Row(folder: "app", arguments: ["check", "--gate", "note"], status: 1, output: []),
    Row(
      folder: "app",
      arguments: ["check", "--plan"],
      status: 0,
      output: ["1 variant: de", "Row.swift:3: Row"]
    ),
    Row(
      folder: "app",
      arguments: ["check", "--plan", "--locale", "en", "--pseudo", "x-rtl"],
      status: 0,
      output: ["2 variants: en, x-rtl"]
    ),
    Row(
      folder: "beside",
      arguments: ["check", "--plan", "--config", "quiet.json", "--locale", "de"],
      status: 0,
      output: ["1 variant: de\n"]
    ),
    Row(
      folder: "beside",
      arguments: ["check", "--plan", "--config", "quiet.json", "--pseudo", "none"],
      status: 0,
      output: ["2 variants: en, de\n"]
    ),
  ])
  func settings(_ row: Row) throws {
    let folder = try TemporaryFolder(texts: Self.project)
    let result = try CommandTests.run(row.arguments, in: folder, below: row.folder)
    #expect(result.status == row.status, "\(result.output)\(result.errors)")
    let output = "\n" + result.output
    for part in row.output { #expect(output.contains(part), "\(result.output)") }
    #expect(
      !(result.output + result.errors).contains("\u{1B}"),
      "no colours and no progress where nobody looks"
    )
    #expect(!(result.output + result.errors).contains("\r"))
    #expect(result.errors.isEmpty)
  }

  @Test func paths() throws {
    var files = Self.project
    files["app/galley.json"] = "{\"paths\": [\"Sources\", \"Elsewhere\"]}"
    let result = try CommandTests.run(["check", "app"], in: try TemporaryFolder(texts: files))
    #expect(result.status == 3)
    #expect(result.errors == "galley: app/Elsewhere: no such file or folder\n")
    files["app/galley.json"] = "{\"locals\": 1,\n\"gate\": 2}"
    let wrong = try CommandTests.run(["check", "app"], in: try TemporaryFolder(texts: files))
    #expect(wrong.status == 2)
    #expect(wrong.errors.hasPrefix("galley: app/galley.json:1:2: error: "), "\(wrong.errors)")
    #expect(wrong.errors.contains("\napp/galley.json:2:9: error: "), "\(wrong.errors)")
  }

  @Test func aShareThatIsNotReached() throws {
    let opaque = """
      import SwiftUI

      struct Gauge2: View { var body: some View { SomethingElse.made(by: nobody) { $0 } } }
      #Preview("Row") { Gauge2() }
      """
    let folder = try TemporaryFolder(texts: ["Row.swift": opaque, "Broken/A.swift": "struct {"])
    let below = try CommandTests.run(["check", "Row.swift", "--min-understood", "100"], in: folder)
    #expect(below.status == 1, "\(below.output)")
    #expect(below.output.contains("fewer views were understood than demanded"))
    let unreadable = try CommandTests.run(["check", ".", "--min-understood", "100"], in: folder)
    #expect(unreadable.status == 3)
    #expect(!unreadable.output.contains("than demanded"), "what weighs more is said")
  }
}
