import GalleyModel
import GalleyReporting
import Testing

@Suite struct MarkdownReportTests {
  @Test func `a report is a verdict, tables and what was not seen`() {
    #expect(
      MarkdownReport.write(SampleReport.full, gate: Gate(.warning)) == """
        ### Galley: 1 finding to look at

        2 screens in 6 cases; 7 of 8 views understood (87%)

        | Screen | Errors | Warnings | Notes |
        | --- | --: | --: | --: |
        | Checkout | 1 | 0 | 0 |
        | localization data | 0 | 0 | 1 |

        **1 input problem**

        - `de.lproj/A.strings:3:1` “a” is already on line 1; the last one counts; remove one of the two

        | | Rule | Place | What | Worst | Fails in |
        | --- | --- | --- | --- | --- | --- |
        | error | `truncation.tail` | `App/Checkout.swift:12:7` | “checkout.pay” is cut off; 24.13 pt short | de \
        | 2 of 3: de, el |

        <details><summary>1 finding too close to tell</summary>

        - `Localizable.xcstrings:4:5` `string.untranslated` “checkout.pay” has no Greek

        </details>

        <details><summary>2 constructs not understood</summary>

        - 2 × modifier `blur`, first at `A.swift:5:6`
        - 1 × view `Map`, first at `B.swift:2:3`

        </details>

        """
    )
  }

  @Test func `texts are nothing but text`() {
    let text = MarkdownReport.write(SampleReport.hostile, gate: Gate(.warning))
    #expect(
      text.contains(
        """
        | error | `truncation.tail` | `` App/A, B: 100%/ä`\\|.swift:3:1 `` | “&lt;/td&gt;&lt;script&gt;alert(2)\
        &lt;/script&gt;\\|\\`@<!-- -->team #<!-- -->1 100%  ::error::x” is cut off; 24.13 pt short | de \
        | 1 of 3: de |

        """
      )
    )
    #expect(!text.contains("<script"))
  }

  static let verdicts: [(change: @Sendable (inout Report) -> Void, gate: Gate, verdict: String)] = [
    ({ _ in }, Gate(.note), "2 findings to look at"),
    ({ _ in }, Gate(.note, onlyNew: true), "1 finding to look at"),
    ({ $0.findings.removeFirst() }, Gate(.warning), "nothing at or above warning"),
    ({ $0.findings = [] }, Gate(.note), "nothing found"),
    ({ $0.findings = [] }, Gate(.note, leastUnderstood: 88), "fewer than 88% of the views were understood"),
    ({ $0.problems = SampleReport.hostile.problems }, Gate(.note), "an input could not be read"),
    ({ $0 = SampleReport.empty }, Gate(.note), "no screen was laid out"),
  ]

  @Test(arguments: verdicts)
  func `the first line is the verdict`(
    _ row: (change: @Sendable (inout Report) -> Void, gate: Gate, verdict: String)
  ) {
    var report = SampleReport.full
    row.change(&report)
    let first = MarkdownReport.write(report, gate: row.gate).split(separator: "\n")[0]
    #expect(first == "### Galley: \(row.verdict)")
  }

  @Test func `a long report is cut between lines and says so`() {
    var report = SampleReport.full
    report.findings = Array(repeating: report.findings[0], count: 1000)
    let text = MarkdownReport.write(report, gate: Gate(.error), limit: 4000)
    #expect(text.utf8.count < 4500)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| error |") }
    #expect(text.contains("\nand \(1000 - rows) more\n"))
  }
}
