internal import GalleyFaults
internal import GalleyModel
internal import GalleyReporting
internal import GalleyTypesetting

/// One run over a project: read, lay out, judge.
public struct Check: Sendable {
  let project: Project
  let report: Report

  /// Runs the whole matrix.
  ///
  /// - Parameters:
  ///   - configuration: what to look at.
  ///   - progress: told how many cases are done and how many there are, from several threads, in no order.
  /// - Throws: when a path, the font cascade or a name in the configuration stops the run from beginning; whatever
  ///   else can't be read is a problem of the report.
  public init(
    _ configuration: Configuration,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
  ) throws(GalleyError) {
    try self.init(configuration, threads: nil, progress: progress)
  }

  /// Runs the whole matrix on so many threads; `nil` takes one for each processor.
  package init(
    _ configuration: Configuration,
    threads: Int?,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
  ) throws(GalleyError) {
    let project = try Project(configuration)
    let screens = project.reading.screens
    let layouts = screens.count * project.variants.count
    let layout = CaseLayout(project)
    let counter = Counter()
    let verdicts = Parallel.map(layouts, threads: threads) { index in
      defer { progress?(counter.next(), layouts) }
      return layout.verdict(
        screens[index / project.variants.count],
        variant: index % project.variants.count
      )
    }
    self.project = project
    let problems =
      project.listingProblems + project.reading.problems + project.catalogue.problems
      + project.typesetter.problems()
    report = Report(
      summary: .init(
        screens: screens.count,
        cases: screens.count * project.names.count,
        viewsFound: project.reading.viewsFound.count,
        viewsUnderstood: project.reading.viewsUnderstood.count
      ),
      variants: project.names,
      findings: Judge.findings(verdicts),
      problems: problems.sorted(),
      opaque: project.reading.opaque,
      fonts: project.typesetter.fontsUsed()
    )
  }

  /// The report for people, one line a finding and its measures below it.
  ///
  /// - Parameter color: whether severities are coloured for a terminal.
  /// - Returns: lines, each ended by a newline.
  public func text(color: Bool = false) -> String { TextReport.write(report, color: color) }

  /// The report for programs, as UTF-8 JSON.
  public func json() -> [UInt8] { JSONReport.write(report) }

  /// What a run amounts to.
  public enum Verdict: Int32, Sendable {
    case clean = 0
    /// Findings at or above the gate.
    case findings = 1
    /// An input could not be read, so that silence would prove nothing.
    case unreadable = 3
    /// No screen was laid out.
    case nothingAnalysed = 4
  }

  /// The verdict at a gate.
  ///
  /// - Parameter gate: `error`, `warning` or `note`: the least severity that fails the run.
  /// - Returns: unreadable input weighs more than findings.
  /// - Throws: when the gate is none of the three.
  public func verdict(gate: String = "error") throws(GalleyError) -> Verdict {
    guard let severity = Severity(rawValue: gate) else {
      throw .configuration("the gate is error, warning or note, not \(gate)")
    }
    if report.problems.contains(where: { $0.severity == .error }) { return .unreadable }
    if report.summary.cases == 0 { return .nothingAnalysed }
    return report.findings.contains { $0.severity >= severity } ? .findings : .clean
  }
}
