internal import Galley

/// `galley check`.
enum CheckCommand {
  private static let known: Set<String> = Options.layout.union([
    "--rule", "--gate", "--report", "--expect", "--record", "--baseline", "--changed-since",
    "--min-understood",
  ])

  static func run(_ arguments: [String]) throws -> Int32 {
    let options = try Options(
      arguments,
      known: known,
      flags: ["--only-new", "--plan", "--github", "--no-cache"]
    )
    let configuration = try configuration(options)
    if options.flags.contains("--plan") {
      print(try Plan(configuration).text, terminator: "")
      return 0
    }
    let check = try Check(configuration, progress: progress)
    if Terminal.showsProgress { Terminal.progress("") }
    let verdict = try check.verdict()
    print(check.text(color: Terminal.hasColor), terminator: "")
    if check.accepted > 0 {
      print("\(check.accepted) more accepted by the baseline or by comments in the source")
    }
    for entry in check.stale { print("stale in the baseline: \(entry)") }
    if options.flags.contains("--github") { print(check.annotations, terminator: "") }
    try write(check, options)
    if let expected = try options.value("--expect") {
      return try compare(check, with: expected, verdict)
    }
    print(check.failsByShare ? "Verdict: fewer views were understood than demanded." : verdict.words)
    return verdict.rawValue
  }

  private static func configuration(_ options: Options) throws -> Configuration {
    var configuration = try options.configuration(paths: options.positional)
    if let rules = options.values["--rule"] {
      for rule in rules where !Explanation.rules.contains(rule) {
        throw UsageError(Suggestion.missing("rule", rule, among: Explanation.rules))
      }
      configuration.rules = rules
    }
    configuration.keepsCache = !options.flags.contains("--no-cache")
    if let gate = try options.value("--gate") { configuration.gate = gate }
    if let baseline = try options.value("--baseline") { configuration.baseline = baseline }
    if options.flags.contains("--only-new") { configuration.onlyNew = true }
    if let share = try options.value("--min-understood") {
      guard let number = Int(share), (0...100).contains(number) else {
        throw UsageError("--min-understood is a number from 0 to 100, not \(share)")
      }
      configuration.minimumUnderstood = number
    }
    if let revision = try options.value("--changed-since") {
      configuration.changedFiles = try Revision.changedSources(since: revision, in: configuration.root())
      if configuration.changedFiles == nil {
        print("Localizations, fonts or settings differ from \(revision), so findings in all files count.")
      }
    }
    return configuration
  }

  private static var progress: (@Sendable (Int, Int) -> Void)? {
    guard Terminal.showsProgress else { return nil }
    return { done, total in
      if done == total || done % 20 == 0 { Terminal.progress("laying out \(done) of \(total)") }
    }
  }

  private static func write(_ check: Check, _ options: Options) throws {
    if let folder = try options.value("--report") {
      let files = try check.write(to: folder)
      let pictures = files.count { $0.hasSuffix(".png") }
      print(
        "Report: \(folder)/index.html, for programs \(files[0]); \(Terminal.counted(pictures, "picture")) in \(folder)/pictures"
      )
    }
    if let path = try options.value("--record") {
      try Terminal.write(check.expectation(), to: path)
      print("Recorded: \(path)")
    }
  }

  private static func compare(_ check: Check, with path: String, _ verdict: Check.Verdict) throws -> Int32 {
    let differences = try check.differences(fromExpectation: path)
    for line in differences { print(line) }
    guard verdict != .unreadable, verdict != .nothingAnalysed else {
      print(verdict.words)
      return verdict.rawValue
    }
    print(
      differences.isEmpty
        ? "Verdict: the findings are those expected in \(path), and no others."
        : "Verdict: \(differences.count) differences from \(path)."
    )
    return differences.isEmpty ? 0 : 1
  }
}
