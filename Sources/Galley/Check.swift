internal import Foundation
internal import GalleyFaults
internal import GalleyModel
internal import GalleySupport
internal import GalleyReporting
internal import GalleyTypesetting

/// One run over a project: read, lay out, judge.
public struct Check: Sendable {
  let project: Project
  let report: Report
  /// For the pictures of a report, which lay screens out again.
  let cases: CaseLayout
  private let configuration: Configuration
  private let outcome: Outcome
  private let scope: RunScope

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
    _ = try Self.severity(configuration.gate)
    var baseline: Baseline?
    if let path = configuration.baseline { baseline = try Baseline(path: path) }
    let project = try Project(configuration)
    let screens = project.reading.screens
    let layouts = screens.count * project.variants.count
    let layout = CaseLayout(project)
    let counter = Counter()
    let verdicts = layout.verdicts(threads: threads) { progress?(counter.next(), layouts) }
    self.project = project
    cases = layout
    self.configuration = configuration
    scope = RunScope(
      configuration,
      names: project.names,
      localizations: project.catalogue.localizations + [project.catalogue.developmentRegion]
    )
    let groups = verdicts.indices.map { project.group(ofVariant: $0 % project.variants.count) }
    outcome = Outcome(
      Twins(verdicts, groups: groups).findings(),
      verdicts,
      configuration,
      scope,
      suppressions: project.reading.suppressions,
      baseline: baseline
    )
    let problems =
      project.problems + project.typesetter.problems() + outcome.problems
    report = Report(
      summary: .init(
        screens: screens.count,
        cases: screens.count * project.names.count,
        viewsFound: project.reading.viewsFound.count,
        viewsUnderstood: project.reading.viewsUnderstood.count
      ),
      screens: screens.map(\.name),
      variants: project.names,
      findings: outcome.findings,
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

  /// What the run amounts to at the configuration's gate.
  ///
  /// Unreadable input weighs more than findings; so does nothing having been laid out.
  ///
  /// - Parameter gate: the least severity that fails the run; `nil` takes the configuration's.
  /// - Returns: the verdict.
  /// - Throws: ``GalleyError/configuration(_:)`` when the gate is no severity.
  public func verdict(gate: String? = nil) throws(GalleyError) -> Verdict {
    switch try self.gate(gate).verdict(on: report) {
    case .passes: .clean
    case .findings, .notUnderstood: .findings
    case .unreadable: .unreadable
    case .nothingAnalysed: .nothingAnalysed
    }
  }

  /// The configuration's gate, or another by name.
  func gate(_ name: String? = nil) throws(GalleyError) -> Gate {
    Gate(
      try Self.severity(name ?? configuration.gate),
      onlyNew: configuration.onlyNew,
      leastUnderstood: configuration.minimumUnderstood
    )
  }

  private static func severity(_ name: String) throws(GalleyError) -> Severity {
    guard let severity = Severity(rawValue: name) else {
      throw .configuration("the gate is error, warning or note, not \(name)")
    }
    return severity
  }

  /// Whether the run fails for this alone, that fewer views were understood than the configuration demands.
  public var failsByShare: Bool { (try? gate().verdict(on: report)) == .notUnderstood }

  /// How many findings the baseline or comments in the source account for.
  public var accepted: Int { outcome.accepted }

  /// Baseline entries that no finding matches any more, one line each.
  public var stale: [String] { outcome.stale.map(\.line) }

  /// A baseline of all that was found; of the present one, the reasons are kept, and what the run did not look at.
  ///
  /// - Parameter path: of the present baseline, which need not exist.
  /// - Returns: the new file.
  /// - Throws: ``GalleyError`` when the present one can't be read as a baseline.
  public func baseline(updating path: String) throws(GalleyError) -> [UInt8] {
    var present = Baseline(entries: [])
    if FileManager.default.fileExists(atPath: path) { present = try Baseline(path: path) }
    return present.updated(report.findings, scope).bytes()
  }
}
