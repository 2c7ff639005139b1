internal import Galley

/// `galley baseline update`.
enum BaselineCommand {
  static func run(_ arguments: [String]) throws -> Int32 {
    guard arguments.first == "update" else {
      throw UsageError("the baseline can be updated: galley baseline update")
    }
    let options = try Options(Array(arguments.dropFirst()), known: Options.layout.union(["--baseline"]))
    var configuration = try options.configuration(paths: options.positional)
    let path = try options.value("--baseline") ?? configuration.baseline ?? "galley-baseline.json"
    configuration.baseline = nil
    let check = try Check(configuration)
    try Terminal.write(try check.baseline(updating: path), to: path)
    print("\(path): fill in the reasons that are empty")
    return 0
  }
}
