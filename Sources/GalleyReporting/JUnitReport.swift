package import GalleyModel

/// The report as JUnit's XML, which most CI systems show as tests.
///
/// A suite is a screen and a case is a variant of it, so that a localization's history can be followed. A finding that
/// the gate lets through stands in the case's output. No times are stated: they differ from run to run.
package struct JUnitReport {
  private let report: Report
  private let gate: Gate

  /// The report as UTF-8 XML.
  ///
  /// - Parameters:
  ///   - report: what to write.
  ///   - gate: decides which findings are failures.
  /// - Returns: the file.
  package static func write(_ report: Report, gate: Gate) -> [UInt8] {
    let writer = JUnitReport(report: report, gate: gate)
    let suites = writer.screenSuites + writer.inputSuite
    let cases = suites.flatMap(\.cases)
    let root = Markup.element(
      "testsuites",
      [
        "name": "Galley", "tests": "\(cases.count)", "failures": "\(cases.count { !$0.failures.isEmpty })",
        "errors": "\(cases.count { $0.error != nil })",
      ],
      [.text("\n")] + suites.map(\.markup)
    )
    return Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(root.write(.xml))\n".utf8)
  }

  private var screenSuites: [Suite] {
    report.screensNamed.map { screen in
      let findings = report.findings.filter { $0.screen == screen }
      let name = Wording.screen(screen)
      var cases = report.variantsNamed.map { variant in
        testCase(variant, in: name, findings.filter { $0.holding.contains(variant) })
      }
      // Such a finding holds whatever the variant, and would be lost among them.
      let everywhere = findings.filter(\.holding.isEmpty)
      if !everywhere.isEmpty { cases.append(testCase("every variant", in: name, everywhere)) }
      return Suite(name: name, cases: cases)
    }
  }

  private func testCase(_ name: String, in suite: String, _ findings: [Finding]) -> Case {
    Case(
      name: name,
      suite: suite,
      failures: findings.filter(gate.fails),
      output: findings.filter { !gate.fails($0) }.map(Self.line)
    )
  }

  /// What could not be read, as a suite of its own; none when all could.
  private var inputSuite: [Suite] {
    var cases = report.problems.map { problem in
      let text = "\(Wording.place(problem.location)): \(problem.message)\n\(problem.remedy)"
      return Case(
        name: Wording.place(problem.location),
        suite: "input",
        error: problem.severity == .error ? (message: problem.message, text: text) : nil,
        output: problem.severity == .error ? [] : [text]
      )
    }
    if report.summary.cases == 0 {
      let message = "no screen was laid out"
      cases.append(Case(name: "screens", suite: "input", error: (message: message, text: message)))
    }
    return cases.isEmpty ? [] : [Suite(name: "input", cases: cases)]
  }

  fileprivate static func line(_ finding: Finding) -> String {
    let details = Wording.details(finding, namesShown: 12).joined(separator: "; ")
    return
      "\(Wording.place(finding.location)): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
      + (details.isEmpty ? "" : "\n\(details)")
  }
}

private struct Suite {
  var name: String
  var cases: [Case]

  /// A suite on lines of its own.
  var markup: Markup {
    .element(
      "testsuite",
      [
        "name": name, "tests": "\(cases.count)", "failures": "\(cases.count { !$0.failures.isEmpty })",
        "errors": "\(cases.count { $0.error != nil })", "skipped": "0",
      ],
      [.text("\n")] + cases.map(\.markup)
    ).followedByNewline
  }
}

private struct Case {
  var name: String
  var suite: String
  var failures: [Finding] = []
  var error: (message: String, text: String)?
  var output: [String] = []

  var markup: Markup {
    var children = failures.map { finding in
      Markup.element(
        "failure",
        ["message": finding.message, "type": finding.rule],
        text: JUnitReport.line(finding)
      ).followedByNewline
    }
    if let error {
      children.append(
        .element("error", ["message": error.message, "type": "input"], text: error.text).followedByNewline
      )
    }
    if !output.isEmpty {
      children.append(.element("system-out", text: output.joined(separator: "\n")).followedByNewline)
    }
    return .element(
      "testcase",
      ["name": name, "classname": suite],
      children.isEmpty ? [] : [.text("\n")] + children
    ).followedByNewline
  }
}

extension Markup {
  fileprivate var followedByNewline: Markup { .group([self, .text("\n")]) }
}
