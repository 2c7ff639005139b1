internal import Galley

/// `galley baseline update`.
enum BaselineCommand {
  static func run(_ arguments: [String]) throws -> Int32 {
    guard arguments.first == "update" else {
      throw UsageError("the baseline can be updated: galley baseline update")
    }
    let options = try Options(Array(arguments.dropFirst()), known: Options.layout.union(["--baseline"]))
    var configuration = try options.configuration(paths: options.positional)
    let named = try options.value("--baseline") ?? configuration.baseline
    let path = named ?? "galley-baseline.json"
    configuration.baseline = nil
    let check = try Check(configuration)
    let verdict = try check.verdict()
    guard verdict != .unreadable, verdict != .nothingAnalysed else {
      print(check.text(color: Terminal.hasColor), terminator: "")
      print("\(path) is left as it is")
      print(verdict.words)
      return verdict.rawValue
    }
    try Terminal.write(try check.baseline(updating: path), to: path)
    print("\(path): fill in the reasons that are empty")
    if named == nil { print("Name it as “baseline” in \(ConfigurationFile.name), or with --baseline") }
    return 0
  }
}
