package import GalleyModel

/// A fault in one variant of one screen, before variants are folded into a finding.
package struct Fault: Hashable, Sendable {
  package var rule: String
  /// What it is when it is certain.
  package var severity: Severity
  package var certainty: Certainty
  /// One sentence without a full stop.
  package var message: String
  package var location: SourceLocation
  package var key: LocalizedKey?
  /// Points; `nil` for rules that measure nothing.
  package var measured: Double?
  package var available: Double?
  /// What is outlined in the picture, in points of the window.
  package var rects: [Rect]
  /// No fault where the source language has it too: text that the user wrote, or what was meant to be so.
  package var onlyIfAdded: Bool

  package init(
    rule: String,
    severity: Severity,
    certainty: Certainty = .certain,
    message: String,
    location: SourceLocation,
    key: LocalizedKey?,
    measured: Double? = nil,
    available: Double? = nil,
    rects: [Rect],
    onlyIfAdded: Bool = false
  ) {
    self.rule = rule
    self.severity = severity
    self.certainty = certainty
    self.message = message
    self.location = location
    self.key = key
    self.measured = measured
    self.available = available
    self.rects = rects
    self.onlyIfAdded = onlyIfAdded
  }
}
