import GalleyModel

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
    summary: .init(screens: 1, cases: 3, viewsFound: 8, viewsUnderstood: 7),
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
}
