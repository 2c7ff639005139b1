package import GalleyModel

/// The report as workflow commands, which GitHub shows beside the lines of a pull request.
///
/// GitHub shows about ten of each level and step, so that the worst come first; the rest is for the summary.
package enum GitHubReport {
  private static let namesShown = 12

  /// One command a line: input problems, then findings.
  ///
  /// - Parameters:
  ///   - report: what to write.
  ///   - folder: the project's, relative to the repository's root; empty when they are one.
  /// - Returns: lines, each ended by a newline.
  package static func write(_ report: Report, folder: String = "") -> String {
    let errors = report.problems.filter { $0.severity == .error }
    let warnings = report.problems.filter { $0.severity == .warning }
    let problems = (errors + warnings).map { problem in
      command(
        problem.severity == .error ? "error" : "warning",
        problem.location.within(folder),
        title: "input",
        "\(problem.message)\n\(problem.remedy)"
      )
    }
    let findings = report.worstFirst.map { finding in
      let details = Wording.details(finding, namesShown: namesShown).joined(separator: "; ")
      return command(
        level(finding.severity),
        finding.location.within(folder),
        title: finding.screen.isEmpty ? finding.rule : "\(finding.rule) in \(finding.screen)",
        details.isEmpty ? finding.message : "\(finding.message)\n\(details)"
      )
    }
    return (problems + findings).map { $0 + "\n" }.joined()
  }

  private static func level(_ severity: Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  private static func command(
    _ name: String,
    _ location: SourceLocation,
    title: String,
    _ message: String
  ) -> String {
    let place = "file=\(property(location.file)),line=\(location.line),col=\(location.column)"
    return "::\(name) \(place),title=\(property(title))::\(data(message))"
  }

  private static func data(_ text: String) -> String {
    text.escaping { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private static func property(_ text: String) -> String {
    data(text).escaping { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }
}

extension SourceLocation {
  /// The same place in a repository that has the project in `folder`.
  func within(_ folder: String) -> SourceLocation {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard !folder.isEmpty, !file.isEmpty else { return self }
    return SourceLocation(file: "\(folder)/\(file)", line: line, column: column)
  }
}
