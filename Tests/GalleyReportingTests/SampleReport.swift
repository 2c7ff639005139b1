import GalleyModel
import GalleyReporting

/// A small report with one of everything.
enum SampleReport {
  static let empty = Report(
    summary: .init(screens: 0, cases: 0, viewsFound: 0, viewsUnderstood: 0),
    variants: [],
    findings: [],
    problems: [],
    opaque: [],
    fonts: []
  )

  static let full = Report(
    summary: .init(screens: 2, cases: 6, viewsFound: 8, viewsUnderstood: 7),
    screens: ["Checkout", "Cart"],
    variants: ["en", "de", "el"],
    findings: [
      Finding(
        rule: "truncation.tail",
        severity: .error,
        certainty: .certain,
        message: "“checkout.pay” is cut off",
        location: SourceLocation(file: "App/Checkout.swift", line: 12, column: 7),
        screen: "Checkout",
        key: "checkout.pay",
        failing: ["de", "el"],
        passing: ["en"],
        measured: 84.128,
        available: 60,
        existingInSource: false,
        marks: [.init(variant: "de", rect: Rect(x: 1, y: 2, width: 3, height: 4))]
      ),
      Finding(
        rule: "string.untranslated",
        severity: .note,
        certainty: .uncertain,
        message: "“checkout.pay” has no Greek",
        location: SourceLocation(file: "Localizable.xcstrings", line: 4, column: 5),
        screen: "",
        key: nil,
        failing: [],
        passing: [],
        measured: nil,
        available: nil,
        existingInSource: true,
        marks: []
      ),
    ],
    problems: [
      InputProblem(
        severity: .warning,
        location: SourceLocation(file: "de.lproj/A.strings", line: 3, column: 1),
        message: "“a” is already on line 1; the last one counts",
        remedy: "remove one of the two"
      )
    ],
    opaque: [
      OpaqueConstruct(.modifier, "blur", at: SourceLocation(file: "B.swift", line: 9, column: 1)),
      OpaqueConstruct(.view, "Map", at: SourceLocation(file: "B.swift", line: 2, column: 3)),
      OpaqueConstruct(.modifier, "blur", at: SourceLocation(file: "A.swift", line: 5, column: 6)),
    ],
    fonts: [
      FontUse(
        file: "Inter.ttf",
        family: "Inter",
        style: "Regular",
        version: "4.0",
        scripts: [],
        confidence: "calibrated"
      )
    ]
  )

  /// Texts that would leave the place they are written to, were they not escaped.
  static let hostile: Report = {
    var report = full
    report.screens = ["<script>alert(1)</script> & \"co\""]
    report.findings = [
      Finding(
        rule: "truncation.tail",
        severity: .error,
        certainty: .certain,
        message: "“</td><script>alert(2)</script>|\u{1}`@team #1 100%\r\n::error::x” is cut off",
        location: SourceLocation(file: "App/A, B: 100%/ä`|.swift", line: 3, column: 1),
        screen: report.screens[0],
        key: "</script><script>alert(3)</script>",
        failing: ["de"],
        passing: ["en", "el"],
        measured: 84.128,
        available: 60,
        existingInSource: false,
        marks: []
      )
    ]
    report.problems = [
      InputProblem(
        severity: .error,
        location: SourceLocation(file: "de.lproj/A.strings", line: 3, column: 1),
        message: "“<b>]]>\u{FFFE}” can't be read",
        remedy: "remove `|`"
      )
    ]
    return report
  }()

  static let rules = [
    RuleDescription(
      id: "rtl.leftRight",
      summary: "A left that should be leading",
      explanation: "Left stays left where the language runs from the right.",
      repair: "Say leading.",
      severity: .warning
    ),
    RuleDescription(
      id: "truncation.tail",
      summary: "A text is cut off",
      explanation: "The reader does not see the end.",
      repair: "Let it wrap.",
      severity: .error
    ),
  ]
}
