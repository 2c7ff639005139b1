package import GalleyModel
internal import GalleySupport

/// The report as SARIF 2.1.0, for code scanning.
///
/// One result is one finding, its variants in its properties: a result for each localization would use up GitHub's
/// 5,000 on a few screens.
///
/// - Note: columns are counted in UTF-8 bytes, which SARIF has no word for; a column behind other letters than ASCII
///   points too far right.
package struct SARIFReport {
  private let report: Report
  private let rules: [RuleDescription]
  private let version: String
  private let folder: String

  /// The report as UTF-8 JSON; lengths are points, rounded to a hundredth.
  ///
  /// - Parameters:
  ///   - report: what to write.
  ///   - rules: every rule of the run, also those that found nothing.
  ///   - version: Galley's.
  ///   - folder: the project's, relative to the repository's root; empty when they are one.
  /// - Returns: the file.
  package static func write(
    _ report: Report,
    rules: [RuleDescription],
    version: String,
    folder: String = ""
  ) -> [UInt8] {
    JSONWriter.write(SARIFReport(report: report, rules: rules, version: version, folder: folder).log)
  }

  private var log: JSONValue {
    .object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([run]),
    ])
  }

  private var run: JSONValue {
    let (descriptors, indices) = ruleDescriptors
    let results = zip(report.findings, Fingerprint.numbered(report.findings)).map { finding, fingerprint in
      result(finding, ruleIndex: indices[finding.rule] ?? -1, fingerprint: fingerprint)
    }
    let summary = report.summary
    return .object([
      "tool": .object([
        "driver": .object([
          "name": .string("Galley"),
          "version": .string(version),
          "rules": .array(descriptors),
        ])
      ]),
      "invocations": .array([invocation]),
      "originalUriBaseIds": .object([
        "%SRCROOT%": .object(["description": Self.text("The root of the repository.")])
      ]),
      "columnKind": .string("utf16CodeUnits"),
      "results": .array(results),
      "properties": .object([
        "screens": .number(summary.screens),
        "cases": .number(summary.cases),
        "viewsFound": .number(summary.viewsFound),
        "viewsUnderstood": .number(summary.viewsUnderstood),
        "variants": Self.strings(report.variants),
      ]),
    ])
  }

  /// The rules given, then those that only findings know, and where each stands.
  private var ruleDescriptors: ([JSONValue], [String: Int]) {
    var descriptors: [JSONValue] = []
    var indices: [String: Int] = [:]
    for rule in rules where indices[rule.id] == nil {
      indices[rule.id] = descriptors.count
      descriptors.append(
        .object([
          "id": .string(rule.id),
          "shortDescription": Self.text(rule.summary),
          "fullDescription": Self.text(rule.explanation),
          "help": .object([
            "text": .string("\(rule.explanation)\n\n\(rule.repair)"),
            "markdown": .string("\(rule.explanation)\n\n**What to do:** \(rule.repair)"),
          ]),
          "defaultConfiguration": .object(["level": .string(rule.severity.rawValue)]),
          "properties": .object(["tags": Self.tags(rule.id)]),
        ])
      )
    }
    for finding in report.findings where indices[finding.rule] == nil {
      indices[finding.rule] = descriptors.count
      descriptors.append(
        .object([
          "id": .string(finding.rule),
          "properties": .object(["tags": Self.tags(finding.rule)]),
        ])
      )
    }
    return (descriptors, indices)
  }

  /// What GitHub filters by: the family of the rule, the part before its dot.
  private static func tags(_ rule: String) -> JSONValue {
    strings(["localization"] + rule.split(separator: ".").prefix(1).map(String.init))
  }

  private func result(_ finding: Finding, ruleIndex: Int, fingerprint: String) -> JSONValue {
    .object([
      "ruleId": .string(finding.rule),
      "ruleIndex": .number(ruleIndex),
      "level": .string(finding.severity.rawValue),
      "message": Self.text(
        ([finding.message] + Wording.details(finding, namesShown: 6)).joined(separator: "; ")
      ),
      "locations": locations(finding.location),
      "partialFingerprints": .object([
        "galley/v1": .string(Fingerprint.of(finding)),
        // The one that GitHub reads; it makes up its own from the line where this is missing.
        "primaryLocationLineHash": .string(fingerprint),
      ]),
      "properties": .object([
        "screen": .string(finding.screen),
        "key": finding.key.map { .string($0) } ?? .null,
        "failing": Self.strings(finding.failing),
        "passing": Self.strings(finding.passing),
        "possible": Self.strings(finding.possible),
        "worst": .string(finding.worst),
        "measured": Self.length(finding.measured),
        "available": Self.length(finding.available),
        "margin": Self.length(finding.margin),
        "certainty": .string(finding.certainty.rawValue),
        "existingInSource": .bool(finding.existingInSource),
      ]),
    ])
  }

  private var invocation: JSONValue {
    var notifications = report.problems.map { problem in
      notification(
        problem.severity == .error ? "error" : "warning",
        "\(problem.message); \(problem.remedy)",
        locations(problem.location)
      )
    }
    if report.summary.cases == 0 {
      notifications.append(notification("error", "no screen was laid out", .array([])))
    }
    let failed = report.summary.cases == 0 || report.problems.contains { $0.severity == .error }
    return .object([
      "executionSuccessful": .bool(!failed),
      "toolExecutionNotifications": .array(notifications),
    ])
  }

  private func notification(_ level: String, _ message: String, _ locations: JSONValue) -> JSONValue {
    .object(["level": .string(level), "message": Self.text(message), "locations": locations])
  }

  private func locations(_ location: SourceLocation) -> JSONValue {
    guard !location.file.isEmpty else { return .array([]) }
    let place = location.within(folder)
    return .array([
      .object([
        "physicalLocation": .object([
          "artifactLocation": .object([
            "uri": .string(PercentEncoding.path(place.file)), "uriBaseId": .string("%SRCROOT%"),
          ]),
          "region": .object([
            "startLine": .number(max(1, place.line)), "startColumn": .number(max(1, place.column)),
          ]),
        ])
      ])
    ])
  }

  private static func text(_ text: String) -> JSONValue { .object(["text": .string(text)]) }

  private static func strings(_ strings: [String]) -> JSONValue { .array(strings.map { .string($0) }) }

  private static func length(_ points: Double?) -> JSONValue {
    points.map { .number(ShortDecimal.rounded($0)) } ?? .null
  }
}
