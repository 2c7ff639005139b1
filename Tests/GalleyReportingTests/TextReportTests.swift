import GalleyModel
import GalleyReporting
import Testing

@Suite struct TextReportTests {
  @Test func `problems come first, then findings, then what was looked at`() {
    #expect(
      TextReport.write(SampleReport.full) == """
        de.lproj/A.strings:3:1: warning: “a” is already on line 1; the last one counts
            remove one of the two
        App/Checkout.swift:12:7: error: “checkout.pay” is cut off [truncation.tail]
            needs 84.13 pt, has 60 pt in de; fails in de, el (2 of 3); passes in en
        Localizable.xcstrings:4:5: note: “checkout.pay” has no Greek [string.untranslated]
            uncertain; also in the source language

        2 screens in 6 cases; 7 of 8 views understood (87%)
        1 error, 0 warnings, 1 note; 1 input problem
        Not understood:
          2 × modifier blur, first at A.swift:5:6
          1 × view Map, first at B.swift:2:3

        """
    )
  }

  @Test func `an empty report says so`() {
    #expect(
      TextReport.write(SampleReport.empty) == """
        0 screens in 0 cases; no views found
        0 errors, 0 warnings, 0 notes

        """
    )
  }

  @Test func `long lists are shortened`() {
    var report = SampleReport.empty
    var finding = SampleReport.full.findings[0]
    finding.failing = (1...9).map { "l\($0)" }
    finding.passing = []
    report.findings = [finding]
    report.opaque = (1...7).map {
      OpaqueConstruct(.view, "V\($0)", at: SourceLocation(file: "A.swift", line: $0, column: 1))
    }
    let lines = TextReport.write(report).split(separator: "\n")
    #expect(
      lines[1] == "    needs 84.13 pt, has 60 pt in de; fails in l1, l2, l3, l4, l5, l6 and 3 more (9 of 9)"
    )
    #expect(lines.last == "  and 2 more")
  }

  @Test func `colour is on severities only`() {
    let text = TextReport.write(SampleReport.full, color: true)
    #expect(text.contains("12:7: \u{1B}[1;31merror\u{1B}[0m: “checkout.pay”"))
    #expect(text.contains("3:1: \u{1B}[1;33mwarning\u{1B}[0m: “a”"))
    #expect(text.contains("4:5: \u{1B}[1;36mnote\u{1B}[0m: “checkout.pay”"))
    #expect(text.replacing(/\x1B\[[0-9;]*m/, with: "") == TextReport.write(SampleReport.full))
  }
}
