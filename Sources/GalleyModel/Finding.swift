package enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
  case note, warning, error

  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

package enum Certainty: String, Hashable, Sendable {
  case certain, uncertain
}

/// One fault, with every variant in which it holds.
package struct Finding: Hashable, Sendable {
  package var rule: String
  package var severity: Severity
  package var certainty: Certainty
  /// One sentence without a full stop.
  package var message: String
  package var location: SourceLocation
  package var screen: String
  /// The string key, when a localized text is at fault.
  package var key: String?
  /// Names of the variants in which the fault holds, and of those it does not, in matrix order.
  package var failing: [String]
  package var passing: [String]
  /// Names of the variants in which the measure is too close to tell.
  package var possible: [String]
  /// The variant that the message and the measures speak of.
  package var worst: String
  /// Points, in the worst variant; `nil` for rules that measure nothing.
  package var measured: Double?
  package var available: Double?
  /// Whether the source language has the same fault.
  package var existingInSource: Bool
  /// What is outlined in the picture of the worst variant, in points of the window.
  package var marks: [Mark]

  /// A rectangle to be outlined in one variant's picture.
  package struct Mark: Hashable, Sendable {
    package var variant: String
    package var rect: Rect

    package init(variant: String, rect: Rect) {
      self.variant = variant
      self.rect = rect
    }
  }

  package init(
    rule: String,
    severity: Severity,
    certainty: Certainty,
    message: String,
    location: SourceLocation,
    screen: String,
    key: String?,
    failing: [String],
    passing: [String],
    possible: [String] = [],
    worst: String? = nil,
    measured: Double?,
    available: Double?,
    existingInSource: Bool,
    marks: [Mark]
  ) {
    self.rule = rule
    self.severity = severity
    self.certainty = certainty
    self.message = message
    self.location = location
    self.screen = screen
    self.key = key
    self.failing = failing
    self.passing = passing
    self.possible = possible
    self.worst = worst ?? failing.first ?? ""
    self.measured = measured
    self.available = available
    self.existingInSource = existingInSource
    self.marks = marks
  }

  /// Available minus measured, in points; negative when it fails.
  package var margin: Double? {
    guard let measured, let available else { return nil }
    return available - measured
  }
}
