internal import GalleyFaults
internal import GalleyModel

/// Comments in the source, applied to findings of their lines.
struct Acceptance {
  private let suppressions: [Suppression]
  private let verdicts: [Judge.Verdict]
  private var used: Set<Int> = []

  init(_ suppressions: [Suppression], _ verdicts: [Judge.Verdict]) {
    self.suppressions = suppressions
    self.verdicts = verdicts
  }

  /// The finding without the variants that comments at its place account for; `nil` when none is left.
  ///
  /// What it says and measures is of a variant that is left.
  mutating func remainder(of finding: Finding) -> Finding? {
    var accepted: Set<String> = []
    let all = Set(finding.failing + finding.possible)
    for (number, suppression) in suppressions.enumerated()
    where suppression.file == finding.location.file && suppression.line == finding.location.line
      && (suppression.rules.isEmpty || suppression.rules.contains(finding.rule))
    {
      let meant = all.filter {
        suppression.locales.isEmpty || suppression.locales.contains($0.localization)
      }
      if !meant.isEmpty { used.insert(number) }
      accepted.formUnion(meant)
    }
    guard !accepted.isEmpty else { return finding }
    guard accepted != all else { return nil }
    let rest = verdicts.map { verdict in
      verdict.keeping { fault in
        finding.isMade(of: fault, on: verdict.screen)
          && (verdict.isReference || !accepted.contains(verdict.variant))
      }
    }
    guard var left = Judge.findings(rest).first else { return nil }
    left.existingInSource = finding.existingInSource
    left.passing.removeAll(where: accepted.contains)
    return left
  }

  /// What is wrong with the comments themselves: names that do not exist, and findings that are not there.
  ///
  /// `rules` are the ids of all rules.
  func problems(_ scope: RunScope, rules: [String]) -> [InputProblem] {
    suppressions.enumerated().flatMap { number, suppression -> [InputProblem] in
      let place = SourceLocation(file: suppression.file, line: suppression.line, column: 1)
      let unknown =
        suppression.rules.subtracting(rules).sorted().map {
          Suggestion.missing("rule", $0, among: rules)
        }
        + suppression.locales.filter { !scope.exists($0) }.sorted().map {
          "there is no localization “\($0)”"
        }
      if !unknown.isEmpty {
        return unknown.map {
          InputProblem(
            severity: .warning,
            location: place,
            message: "a galley:disable comment for this line: \($0)",
            remedy: "Write the name as the report does, or remove it"
          )
        }
      }
      guard !used.contains(number), scope.canTell(suppression) else { return [] }
      return [
        InputProblem(
          severity: .warning,
          location: place,
          message: "a galley:disable comment for this line accounts for no finding",
          remedy: "Remove the comment, or move it to the line that the finding names"
        )
      ]
    }
  }
}
