package import GalleyModel

/// What a run has to meet.
package struct Gate: Hashable, Sendable {
  /// What a run amounts to.
  package enum Verdict: Hashable, Sendable {
    case passes
    /// So many findings are at or above the gate.
    case findings(Int)
    /// Fewer views were understood than the gate demands.
    case notUnderstood
    /// An input could not be read, so that silence would prove nothing.
    case unreadable
    /// No screen was laid out.
    case nothingAnalysed
  }

  /// The least severity that fails a run.
  package var severity: Severity
  /// Whether what is equally wrong in the source language is let through.
  package var onlyNew: Bool
  /// The share of views that has to be understood, in per cent.
  package var leastUnderstood: Int

  package init(_ severity: Severity, onlyNew: Bool = false, leastUnderstood: Int = 0) {
    self.severity = severity
    self.onlyNew = onlyNew
    self.leastUnderstood = leastUnderstood
  }

  package func fails(_ finding: Finding) -> Bool {
    finding.severity >= severity && !(onlyNew && finding.existingInSource)
  }

  /// Unreadable input weighs more than findings; so does nothing having been laid out.
  package func verdict(on report: Report) -> Verdict {
    if report.problems.contains(where: { $0.severity == .error }) { return .unreadable }
    if report.summary.cases == 0 { return .nothingAnalysed }
    let failing = report.findings.count(where: fails)
    if failing > 0 { return .findings(failing) }
    let understood = report.summary.viewsUnderstood * 100
    return understood < report.summary.viewsFound * leastUnderstood ? .notUnderstood : .passes
  }
}
