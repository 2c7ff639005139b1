internal import GalleyFaults
internal import GalleyModel

/// What a run's findings become once the project's own decisions are applied to them.
struct Outcome {
  var findings: [Finding]
  /// Findings that the baseline or a comment in the source accounts for.
  var accepted: Int
  /// Baseline entries that no finding matches any more.
  var stale: [Baseline.Entry]

  init(
    _ all: [Finding],
    _ configuration: Configuration,
    suppressions: [Suppression],
    baseline: Baseline?
  ) {
    var kept: [Finding] = []
    accepted = 0
    var used: Set<Baseline.Entry> = []
    for finding in all {
      guard configuration.levels[finding.rule] != "off", Self.isAskedFor(finding, configuration) else {
        continue
      }
      guard var finding = Self.suppressed(finding, by: suppressions) else {
        accepted += 1
        continue
      }
      if let entry = baseline?.entries.first(where: { $0.covers(finding) }) {
        used.insert(entry)
        accepted += 1
        continue
      }
      if let level = configuration.levels[finding.rule].flatMap(Severity.init(rawValue:)),
        finding.certainty == .certain
      {
        finding.severity = level
      }
      kept.append(finding)
    }
    findings = kept
    stale = (baseline?.entries ?? []).filter { !used.contains($0) }
  }

  private static func isAskedFor(_ finding: Finding, _ configuration: Configuration) -> Bool {
    (configuration.rules.isEmpty || configuration.rules.contains(finding.rule))
      && (configuration.changedFiles?.contains(finding.location.file) ?? true)
  }

  /// The finding without the variants a comment at its place accounts for; `nil` when none is left.
  private static func suppressed(_ finding: Finding, by suppressions: [Suppression]) -> Finding? {
    var finding = finding
    for suppression in suppressions
    where suppression.file == finding.location.file && suppression.line == finding.location.line
      && (suppression.rules.isEmpty || suppression.rules.contains(finding.rule))
    {
      guard !suppression.locales.isEmpty else { return nil }
      let isMeant = { (name: String) in
        suppression.locales.contains(String(name.prefix { $0 != " " }))
      }
      finding.failing.removeAll(where: isMeant)
      finding.possible.removeAll(where: isMeant)
      finding.marks.removeAll { isMeant($0.variant) }
    }
    return finding.failing.isEmpty && finding.possible.isEmpty ? nil : finding
  }
}
