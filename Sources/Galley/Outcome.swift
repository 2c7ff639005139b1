internal import GalleyFaults
internal import GalleyModel

/// What a run's findings become once the project's own decisions are applied to them.
///
/// 1. Rules that are off, or not among those asked for, and files that do not count are passed over. A rule that is
///    asked for by name is judged by though it is off.
/// 2. Comments in the source account for variants of a finding.
/// 3. Findings that are left get their rule's level; what is uncertain stays a note, and what only made-up texts show
///    is a warning at most.
/// 4. The baseline accounts for whole findings.
struct Outcome {
  var findings: [Finding] = []
  /// Findings that the baseline or comments in the source account for as a whole.
  var accepted = 0
  /// Baseline entries that no finding matches any more.
  var stale: [Baseline.Entry] = []
  /// What is wrong with comments in the source.
  var problems: [InputProblem] = []

  /// - Parameters:
  ///   - all: the findings made of `verdicts`.
  ///   - verdicts: of the whole matrix.
  ///   - configuration: whose levels hold.
  ///   - scope: of the run.
  ///   - suppressions: comments in the source.
  ///   - baseline: the project's, if any.
  init(
    _ all: [Finding],
    _ verdicts: [Judge.Verdict],
    _ configuration: Configuration,
    _ scope: RunScope,
    suppressions: [Suppression],
    baseline: Baseline?
  ) {
    var acceptance = Acceptance(suppressions, verdicts)
    let pseudo = Set(verdicts.filter(\.isPseudo).map(\.variant))
    for finding in all where scope.judges(finding.rule) && scope.counts(finding.location.file) {
      guard let finding = acceptance.remainder(of: finding) else {
        accepted += 1
        continue
      }
      findings.append(Self.leveled(finding, configuration, pseudo: pseudo))
    }
    problems = acceptance.problems(scope, rules: Explanation.rules)
    guard let baseline else { return }
    let matches = baseline.matches(findings)
    let used = Set(matches.values)
    stale = baseline.entries.indices.filter { !used.contains($0) }.map { baseline.entries[$0] }
      .filter(scope.canTell)
    accepted += matches.count
    findings = findings.indices.filter { matches[$0] == nil }.map { findings[$0] }
  }

  private static func leveled(_ finding: Finding, _ configuration: Configuration, pseudo: Set<String>)
    -> Finding
  {
    guard finding.certainty == .certain,
      let level = configuration.levels[finding.rule].flatMap(Severity.init(rawValue:))
    else { return finding }
    var finding = finding
    let isMadeUp = finding.failing.allSatisfy(pseudo.contains)
    finding.severity = isMadeUp ? min(level, .warning) : level
    return finding
  }
}
