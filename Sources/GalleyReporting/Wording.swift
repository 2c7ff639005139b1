internal import GalleyModel
internal import GalleySupport

/// What several formats say alike.
enum Wording {
  /// `file:line:column`, as compilers write it.
  static func place(_ location: SourceLocation) -> String {
    "\(location.file):\(location.line):\(location.column)"
  }

  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  static func names(_ names: [String], shown: Int) -> String {
    let list = names.prefix(shown).joined(separator: ", ")
    return names.count > shown ? "\(list) and \(names.count - shown) more" : list
  }

  /// Findings by severity, the worst first, and input problems when there are some.
  static func counts(_ report: Report) -> String {
    let severities = Severity.allCases.reversed().map { severity in
      counted(report.findings.count { $0.severity == severity }, severity.rawValue)
    }
    let problems = report.problems.isEmpty ? "" : "; \(counted(report.problems.count, "input problem"))"
    return severities.joined(separator: ", ") + problems
  }

  /// Rounded down, so that only a hundred per cent is called that.
  static func understood(_ summary: Report.Summary) -> String {
    guard summary.viewsFound > 0 else { return "no views found" }
    let share = summary.viewsUnderstood * 100 / summary.viewsFound
    return "\(summary.viewsUnderstood) of \(counted(summary.viewsFound, "view")) understood (\(share)%)"
  }

  /// What is needed and what there is; `nil` for a finding that measured nothing.
  static func measures(_ finding: Finding) -> String? {
    guard let measured = finding.measured, let available = finding.available else { return nil }
    let lengths = "needs \(ShortDecimal.text(measured)) pt, has \(ShortDecimal.text(available)) pt"
    return finding.worst.isEmpty ? lengths : "\(lengths) in \(finding.worst)"
  }

  /// Everything a finding says beside its message, each as a clause; at most `namesShown` variants of a kind.
  static func details(_ finding: Finding, namesShown: Int) -> [String] {
    var details: [String] = []
    if let measures = measures(finding) { details.append(measures) }
    if !finding.failing.isEmpty {
      let total = finding.failing.count + finding.passing.count + finding.possible.count
      details.append(
        "fails in \(names(finding.failing, shown: namesShown)) (\(finding.failing.count) of \(total))"
      )
    }
    if !finding.passing.isEmpty { details.append("passes in \(names(finding.passing, shown: namesShown))") }
    if !finding.possible.isEmpty {
      details.append("too close to tell in \(names(finding.possible, shown: namesShown))")
    }
    if finding.certainty == .uncertain { details.append("uncertain") }
    if finding.existingInSource { details.append("also in the source language") }
    return details
  }

  /// What a run amounts to, as the few words of a headline.
  static func verdict(_ gate: Gate, on report: Report) -> String {
    switch gate.verdict(on: report) {
    case .passes: report.findings.isEmpty ? "nothing found" : "nothing at or above \(gate.severity.rawValue)"
    case .findings(let count): "\(counted(count, "finding")) to look at"
    case .notUnderstood: "fewer than \(gate.leastUnderstood)% of the views were understood"
    case .unreadable: "an input could not be read"
    case .nothingAnalysed: "no screen was laid out"
    }
  }

  /// A finding that belongs to no screen is about the localization data itself.
  static func screen(_ name: String) -> String { name.isEmpty ? "localization data" : name }
}
