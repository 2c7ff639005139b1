package import GalleyModel
internal import GalleySupport

/// The report for other programs.
///
/// `schemaVersion` grows when a member changes its meaning or goes; new members do not change it.
package enum JSONReport {
  private static let schemaVersion = 1

  /// The report as JSON; lengths are points, rounded to a hundredth.
  package static func write(_ report: Report) -> [UInt8] {
    JSONWriter.write(
      .object([
        "schemaVersion": .number(schemaVersion),
        "summary": summary(report),
        "variants": .array(report.variants.map { .string($0) }),
        "findings": .array(report.findings.map(finding)),
        "problems": .array(report.problems.map(problem)),
        "opaque": .array(OpaqueSummary.of(report.opaque).map(opaque)),
        "fonts": .array(report.fonts.map(font)),
      ])
    )
  }

  private static func summary(_ report: Report) -> JSONValue {
    func count(_ severity: Severity) -> JSONValue {
      .number(report.findings.count { $0.severity == severity })
    }
    return .object([
      "screens": .number(report.summary.screens),
      "cases": .number(report.summary.cases),
      "viewsFound": .number(report.summary.viewsFound),
      "viewsUnderstood": .number(report.summary.viewsUnderstood),
      "findings": .object(["error": count(.error), "warning": count(.warning), "note": count(.note)]),
    ])
  }

  private static func finding(_ finding: Finding) -> JSONValue {
    .object([
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "certainty": .string(finding.certainty.rawValue),
      "message": .string(finding.message),
      "location": location(finding.location),
      "screen": .string(finding.screen),
      "key": finding.key.map { .string($0) } ?? .null,
      "failing": .array(finding.failing.map { .string($0) }),
      "passing": .array(finding.passing.map { .string($0) }),
      "possible": .array(finding.possible.map { .string($0) }),
      "worst": .string(finding.worst),
      "measured": length(finding.measured),
      "available": length(finding.available),
      "margin": length(finding.margin),
      "existingInSource": .bool(finding.existingInSource),
    ])
  }

  private static func problem(_ problem: InputProblem) -> JSONValue {
    .object([
      "severity": .string(problem.severity == .error ? "error" : "warning"),
      "location": location(problem.location),
      "message": .string(problem.message),
      "remedy": .string(problem.remedy),
    ])
  }

  private static func opaque(_ summary: OpaqueSummary) -> JSONValue {
    .object([
      "kind": .string(summary.kind.rawValue),
      "name": .string(summary.name),
      "count": .number(summary.count),
      "first": location(summary.location),
    ])
  }

  private static func font(_ font: FontUse) -> JSONValue {
    .object([
      "file": .string(font.file),
      "family": .string(font.family),
      "style": .string(font.style),
      "version": .string(font.version),
      "scripts": .array(font.scripts.map { .string($0) }),
      "confidence": .string(font.confidence),
    ])
  }

  private static func location(_ location: SourceLocation) -> JSONValue {
    .object([
      "file": .string(location.file),
      "line": .number(location.line),
      "column": .number(location.column),
    ])
  }

  private static func length(_ points: Double?) -> JSONValue {
    points.map { .number(ShortDecimal.rounded($0)) } ?? .null
  }
}
