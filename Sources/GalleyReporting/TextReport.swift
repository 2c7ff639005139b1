package import GalleyModel
internal import GalleySupport

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
    lines.append("\(place(problem.location)): \(word(severity)): \(problem.message)")
    lines.append("    \(problem.remedy)")
  }

  private mutating func add(_ finding: Finding) {
    lines.append(
      "\(place(finding.location)): \(word(finding.severity)): \(finding.message) [\(finding.rule)]"
    )
    var details: [String] = []
    if let measured = finding.measured, let available = finding.available {
      details.append(
        "needs \(ShortDecimal.text(measured)) pt, has \(ShortDecimal.text(available)) pt in \(finding.worst)"
      )
    }
    if !finding.failing.isEmpty {
      let total = finding.failing.count + finding.passing.count + finding.possible.count
      details.append("fails in \(names(finding.failing)) (\(finding.failing.count) of \(total))")
    }
    if !finding.passing.isEmpty { details.append("passes in \(names(finding.passing))") }
    if !finding.possible.isEmpty { details.append("too close to tell in \(names(finding.possible))") }
    if finding.certainty == .uncertain { details.append("uncertain") }
    if finding.existingInSource { details.append("also in the source language") }
    if !details.isEmpty { lines.append("    " + details.joined(separator: "; ")) }
  }

  private mutating func addSummary() {
    if !lines.isEmpty { lines.append("") }
    let summary = report.summary
    lines.append("\(counted(summary.screens, "screen")) in \(counted(summary.cases, "case")); \(understood)")
    let severities = Severity.allCases.reversed().map { severity in
      counted(report.findings.count { $0.severity == severity }, severity.rawValue)
    }
    let problems = report.problems.isEmpty ? "" : "; \(counted(report.problems.count, "input problem"))"
    lines.append(severities.joined(separator: ", ") + problems)
    addOpaque()
  }

  /// Rounded down, so that only a hundred per cent is called that.
  private var understood: String {
    let summary = report.summary
    guard summary.viewsFound > 0 else { return "no views found" }
    let share = summary.viewsUnderstood * 100 / summary.viewsFound
    return "\(summary.viewsUnderstood) of \(counted(summary.viewsFound, "view")) understood (\(share)%)"
  }

  private mutating func addOpaque() {
    let opaque = OpaqueSummary.of(report.opaque)
    guard !opaque.isEmpty else { return }
    lines.append("Not understood:")
    for construct in opaque.prefix(Self.opaqueShown) {
      lines.append(
        "  \(construct.count) × \(construct.kind.rawValue) \(construct.name), first at \(place(construct.location))"
      )
    }
    if opaque.count > Self.opaqueShown { lines.append("  and \(opaque.count - Self.opaqueShown) more") }
  }

  private func place(_ location: SourceLocation) -> String {
    "\(location.file):\(location.line):\(location.column)"
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

  private func names(_ names: [String]) -> String {
    let shown = names.prefix(Self.namesShown).joined(separator: ", ")
    return names.count > Self.namesShown ? "\(shown) and \(names.count - Self.namesShown) more" : shown
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
