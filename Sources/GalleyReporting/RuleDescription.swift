package import GalleyModel

/// What a report says of a rule, beside the findings.
package struct RuleDescription: Hashable, Sendable {
  /// Dotted, as `truncation.tail`.
  package let id: String
  /// One sentence without a full stop.
  package let summary: String
  /// Why it is a fault, as whole sentences.
  package let explanation: String
  /// What to do about it, as whole sentences.
  package let repair: String
  /// Of a finding, unless the finding has its own.
  package let severity: Severity

  package init(id: String, summary: String, explanation: String, repair: String, severity: Severity) {
    self.id = id
    self.summary = summary
    self.explanation = explanation
    self.repair = repair
    self.severity = severity
  }
}
