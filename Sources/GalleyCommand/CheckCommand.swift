internal import Galley

/// `galley check`.
enum CheckCommand {
  private static let known: Set<String> = [
    "--locale", "--device", "--text-size", "--gate", "--report", "--expect", "--record", "--fonts",
  ]

  static func run(_ arguments: [String]) throws -> Int32 {
    if arguments.contains("--help") {
      print(Help.text)
      return 0
    }
    let options = try Options(arguments, known: known)
    var configuration = try options.configuration(paths: options.positional)
    configuration.locales = options.values["--locale"] ?? []
    let gate = try options.value("--gate") ?? "error"
    let check = try Check(configuration, progress: progress)
    if Terminal.showsProgress { Terminal.progress("") }
    let verdict = try check.verdict(gate: gate)
    print(check.text(color: Terminal.hasColor), terminator: "")
    try write(check, options)
    if let expected = try options.value("--expect") {
      return try compare(check, with: expected, verdict)
    }
    print(words(verdict))
    return verdict.rawValue
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
      print("Report: \(files[0]); \(pictures) pictures as .png and .svg in \(folder)/pictures")
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
      print(words(verdict))
      return verdict.rawValue
    }
    print(
      differences.isEmpty
        ? "Verdict: the findings are those expected in \(path), and no others."
        : "Verdict: \(differences.count) differences from \(path)."
    )
    return differences.isEmpty ? 0 : 1
  }

  private static func words(_ verdict: Check.Verdict) -> String {
    switch verdict {
    case .clean: "Verdict: clean."
    case .findings: "Verdict: findings at or above the gate."
    case .unreadable: "Verdict: not all of the input could be read, so this run proves nothing."
    case .nothingAnalysed:
      "Verdict: nothing was analysed. Galley lays out #Preview blocks and PreviewProviders; none was found."
    }
  }
}
