internal import Foundation
internal import Galley

/// `galley explain`: of a rule, or of how the sources under paths are read.
enum ExplainCommand {
  static func run(_ arguments: [String]) throws -> Int32 {
    let options = try Options(
      arguments.filter { $0 != "--help" },
      known: [],
      flags: ["--json", "--no-cache"]
    )
    let names = options.positional
    guard let first = names.first, !arguments.contains("--help") else {
      print(
        "galley explain PATH… [--json] [--no-cache], or RULE, one of:\n  "
          + Explanation.rules.joined(separator: "\n  ")
      )
      return 0
    }
    if names.count == 1, let page = Explanation.page(first) {
      print(page, terminator: "")
      return 0
    }
    guard names.contains(where: FileManager.default.fileExists(atPath:)) else {
      throw UsageError(
        "there is no rule “\(first)”, and no such file; there are \(Explanation.rules.joined(separator: ", "))"
      )
    }
    let explanation = try ReadingExplanation(
      paths: names,
      keepsCache: !options.flags.contains("--no-cache")
    )
    if options.flags.contains("--json") {
      FileHandle.standardOutput.write(Data(explanation.json))
    } else {
      print(explanation.text, terminator: "")
    }
    return 0
  }
}
