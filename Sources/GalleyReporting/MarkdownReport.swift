package import GalleyModel
internal import GalleySupport

/// The report as GitHub-flavoured Markdown, for a comment on a pull request or a step's summary.
package struct MarkdownReport {
  private static let namesShown = 6
  private static let linesShown = 20

  private let report: Report
  private let gate: Gate
  /// UTF-8 bytes.
  private let limit: Int
  private var text = ""

  /// The verdict, the counts, the findings worst first, and what the run could not see.
  ///
  /// - Parameters:
  ///   - report: what to write.
  ///   - gate: decides the verdict.
  ///   - limit: about how long the text may get, in UTF-8 bytes; GitHub refuses comments of more than 65,536.
  /// - Returns: lines, each ended by a newline.
  package static func write(_ report: Report, gate: Gate, limit: Int = 60_000) -> String {
    var writer = MarkdownReport(report: report, gate: gate, limit: limit)
    writer.addVerdict()
    writer.addCounts()
    writer.addProblems()
    writer.addFindings()
    writer.addUncertain()
    writer.addOpaque()
    return writer.text
  }

  private init(report: Report, gate: Gate, limit: Int) {
    self.report = report
    self.gate = gate
    self.limit = limit
  }

  private mutating func addVerdict() {
    let summary = report.summary
    text += "### Galley: \(Wording.verdict(gate, on: report))\n\n"
    text += "\(Wording.counted(summary.screens, "screen")) in \(Wording.counted(summary.cases, "case"))"
    text += "; \(Wording.understood(summary))\n"
  }

  private mutating func addCounts() {
    guard !report.findings.isEmpty else { return }
    text += "\n| Screen | Errors | Warnings | Notes |\n| --- | --: | --: | --: |\n"
    for screen in report.screensNamed {
      let findings = report.findings.filter { $0.screen == screen }
      guard !findings.isEmpty else { continue }
      let counts = Severity.allCases.reversed().map { severity in
        "\(findings.count { $0.severity == severity })"
      }
      text += row([Self.cell(Wording.screen(screen))] + counts)
    }
  }

  private mutating func addProblems() {
    guard !report.problems.isEmpty else { return }
    text += "\n**\(Wording.counted(report.problems.count, "input problem"))**\n\n"
    let lines = report.problems.map { problem in
      let place = Self.code(Wording.place(problem.location))
      return "- \(place) \(Self.cell(problem.message)); \(Self.cell(problem.remedy))\n"
    }
    add(lines, atMost: Self.linesShown)
  }

  private mutating func addFindings() {
    let findings = report.worstFirst.filter { $0.certainty == .certain }
    guard !findings.isEmpty else { return }
    text += "\n| | Rule | Place | What | Worst | Fails in |\n| --- | --- | --- | --- | --- | --- |\n"
    let lines = findings.map { finding in
      row([
        finding.severity.rawValue, Self.code(finding.rule, inTable: true),
        Self.code(Wording.place(finding.location), inTable: true),
        Self.cell(what(finding)), Self.cell(finding.worst), Self.cell(share(finding)),
      ])
    }
    add(lines)
  }

  private func what(_ finding: Finding) -> String {
    var clauses = [finding.message]
    if let margin = finding.margin, margin < 0 { clauses.append("\(ShortDecimal.text(-margin)) pt short") }
    if finding.existingInSource { clauses.append("also in the source language") }
    return clauses.joined(separator: "; ")
  }

  private func share(_ finding: Finding) -> String {
    guard !finding.failing.isEmpty else { return "" }
    let total = finding.failing.count + finding.passing.count + finding.possible.count
    return "\(finding.failing.count) of \(total): \(Wording.names(finding.failing, shown: Self.namesShown))"
  }

  private mutating func addUncertain() {
    let findings = report.worstFirst.filter { $0.certainty == .uncertain }
    guard !findings.isEmpty else { return }
    text +=
      "\n<details><summary>\(Wording.counted(findings.count, "finding")) too close to tell</summary>\n\n"
    let lines = findings.map { finding in
      let holds =
        finding.holding.isEmpty ? "" : " in \(Wording.names(finding.holding, shown: Self.namesShown))"
      return "- \(Self.code(Wording.place(finding.location))) \(Self.code(finding.rule)) "
        + "\(Self.cell(finding.message + holds))\n"
    }
    add(lines)
    text += "\n</details>\n"
  }

  private mutating func addOpaque() {
    let opaque = OpaqueSummary.of(report.opaque)
    guard !opaque.isEmpty else { return }
    let noun = Wording.counted(opaque.count, "construct")
    text += "\n<details><summary>\(noun) not understood</summary>\n\n"
    let lines = opaque.map { construct in
      "- \(construct.count) × \(construct.kind.rawValue) \(Self.code(construct.name)), first at "
        + "\(Self.code(Wording.place(construct.location)))\n"
    }
    add(lines, atMost: Self.linesShown)
    text += "\n</details>\n"
  }

  /// Adds lines as long as there is room, and says how many there are beyond.
  private mutating func add(_ lines: [String], atMost most: Int = .max) {
    var added = 0
    for line in lines.prefix(most) {
      guard text.utf8.count + line.utf8.count <= limit else { break }
      text += line
      added += 1
    }
    if added < lines.count { text += "\nand \(lines.count - added) more\n" }
  }

  private func row(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |\n"
  }

  /// A text that Markdown takes as nothing but text, and GitHub as no mention of a person or an issue.
  private static func cell(_ text: String) -> String {
    text.escaping { scalar in
      switch scalar {
      case "\n", "\r", "\t": " "
      case "\0"..<" ", "\u{7F}"..."\u{9F}": ""
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "@", "#": "\(scalar)<!-- -->"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!": "\\\(scalar)"
      default: nil
      }
    }
  }

  /// A code span, its fence longer than any run of backticks in it.
  private static func code(_ text: String, inTable: Bool = false) -> String {
    let plain = text.escaping { scalar in
      switch scalar {
      case "|": inTable ? "\\|" : nil
      case "\0"..<" ", "\u{7F}"..."\u{9F}": " "
      default: nil
      }
    }
    var (run, longest) = (0, 0)
    for byte in plain.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    guard longest > 0 else { return "`\(plain)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(plain) \(fence)"
  }
}
