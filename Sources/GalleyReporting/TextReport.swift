package import GalleyModel

/// The report for people, in the form compilers use, so that editors and CI logs link to the places.
package struct TextReport {
  private static let namesShown = 6
  private static let opaqueShown = 5

  private let report: Report
  private let color: Bool
  private var lines: [String] = []

  /// Input problems first, then findings in the report's order, then what was looked at.
  ///
  /// - Parameters:
  ///   - report: what to write.
  ///   - color: whether to colour severities with ANSI escapes.
  /// - Returns: lines, each ended by a newline.
  package static func write(_ report: Report, color: Bool = false) -> String {
    var text = TextReport(report: report, color: color)
    for problem in report.problems { text.add(problem) }
    for finding in report.findings { text.add(finding) }
    text.addSummary()
    return text.lines.joined(separator: "\n") + "\n"
  }

  private init(report: Report, color: Bool) {
    self.report = report
    self.color = color
  }

  private mutating func add(_ problem: InputProblem) {
    let severity: Severity = problem.severity == .error ? .error : .warning
    lines.append("\(Wording.place(problem.location)): \(word(severity)): \(problem.message)")
    lines.append("    \(problem.remedy)")
  }

  private mutating func add(_ finding: Finding) {
    lines.append(
      "\(Wording.place(finding.location)): \(word(finding.severity)): \(finding.message) [\(finding.rule)]"
    )
    let details = Wording.details(finding, namesShown: Self.namesShown)
    if !details.isEmpty { lines.append("    " + details.joined(separator: "; ")) }
  }

  private mutating func addSummary() {
    if !lines.isEmpty { lines.append("") }
    let summary = report.summary
    lines.append(
      "\(Wording.counted(summary.screens, "screen")) in \(Wording.counted(summary.cases, "case")); \(Wording.understood(summary))"
    )
    lines.append(Wording.counts(report))
    addOpaque()
  }

  private mutating func addOpaque() {
    let opaque = OpaqueSummary.of(report.opaque)
    guard !opaque.isEmpty else { return }
    lines.append("Not understood:")
    for construct in opaque.prefix(Self.opaqueShown) {
      lines.append(
        "  \(construct.count) × \(construct.kind.rawValue) \(construct.name), first at \(Wording.place(construct.location))"
      )
    }
    if opaque.count > Self.opaqueShown { lines.append("  and \(opaque.count - Self.opaqueShown) more") }
  }

  private func word(_ severity: Severity) -> String {
    guard color else { return severity.rawValue }
    let code =
      switch severity {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      }
    return "\u{1B}[\(code)m\(severity.rawValue)\u{1B}[0m"
  }
}
