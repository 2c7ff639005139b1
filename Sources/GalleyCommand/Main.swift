internal import Foundation
internal import Galley

/// The command line: the only part of Galley that prints and exits.
@main
struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      exit(try run(arguments))
    } catch let error as UsageError {
      Terminal.complain("galley: \(error.message)\n\(error.hint)")
      exit(2)
    } catch GalleyError.configuration(let message) {
      Terminal.complain("galley: \(message)")
      exit(2)
    } catch GalleyError.unwritable(let message) {
      Terminal.complain("galley: \(message)")
      exit(2)
    } catch GalleyError.unreadable(let message) {
      Terminal.complain("galley: \(message)")
      exit(3)
    } catch {
      Terminal.complain("galley: \(error)")
      exit(3)
    }
  }

  private static func run(_ arguments: [String]) throws -> Int32 {
    let rest = Array(arguments.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      print(Help.text)
      return 0
    }
    switch arguments.first {
    case "check": return try CheckCommand.run(rest)
    case "init": return try InitCommand.run(rest)
    case "render": return try RenderCommand.run(rest)
    case "baseline": return try BaselineCommand.run(rest)
    case "explain": return try ExplainCommand.run(rest)
    case "--version", "version":
      print("galley \(Release.version)")
      return 0
    case nil, "help", "--help", "-h":
      print(Help.text)
      return arguments.isEmpty ? 2 : 0
    case let name?:
      throw UsageError(
        Suggestion.missing("command", name, among: ["check", "render", "explain", "init", "baseline"])
      )
    }
  }
}

/// A command line that can't be understood.
struct UsageError: Error {
  let message: String
  var hint = "Run `galley --help` for the commands and their options."

  init(_ message: String) { self.message = message }
}
