internal import Foundation
internal import Galley

/// `galley init`.
enum InitCommand {
  static func run(_ arguments: [String]) throws -> Int32 {
    let options = try Options(arguments, known: [], flags: ["--force"])
    let root = try options.positional(atMost: 1).first ?? "."
    let path = URL(filePath: root).appending(path: ConfigurationFile.name).relativePath
    guard options.flags.contains("--force") || !FileManager.default.fileExists(atPath: path) else {
      throw UsageError("\(path) is there already; --force writes it anew")
    }
    let survey = try ProjectSurvey(root: root)
    try Terminal.write(Array(survey.configuration.utf8), to: path)
    print(
      "\(path): \(Terminal.counted(survey.folders.count, "folder")), "
        + Terminal.counted(survey.localizations.count, "localization")
    )
    print("Next: galley check \(root)")
    return 0
  }
}
