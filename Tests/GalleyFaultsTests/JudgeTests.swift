import GalleyFaults
import GalleyModel
import Testing

/// How the faults of many variants become findings.
@Suite struct JudgeTests {
  static func fault(
    _ rule: String = "truncation.tail",
    _ severity: Severity = .error,
    _ certainty: Certainty = .certain,
    line: Int = 1,
    key: String? = "Reply",
    table: String? = nil,
    needs: Double = 60,
    onlyIfAdded: Bool = false
  ) -> Fault {
    Fault(
      rule: rule,
      severity: severity,
      certainty: certainty,
      message: "needs \(Int(needs))",
      location: SourceLocation(file: "Row.swift", line: line, column: 1),
      key: key.map { LocalizedKey(key: $0, table: table) },
      measured: needs,
      available: 50,
      rects: [Rect(x: 0, y: Double(line), width: needs, height: 10)],
      onlyIfAdded: onlyIfAdded
    )
  }

  static func verdict(
    _ variant: String,
    _ faults: [Fault],
    screen: String = "Row",
    isReference: Bool = false
  ) -> Judge.Verdict {
    Judge.Verdict(
      screen: screen,
      variant: variant,
      isSource: variant == "en",
      isReference: isReference,
      faults: faults
    )
  }

  @Test func foldsVariants() throws {
    let findings = Judge.findings([
      Self.verdict("en", []),
      Self.verdict("de", [Self.fault(needs: 60)]),
      Self.verdict("el", [Self.fault("truncation.tail", .warning, needs: 90)]),
      Self.verdict("ru", [Self.fault(needs: 80)]),
      Self.verdict("th", [Self.fault("truncation.tail", .error, .uncertain, needs: 99)]),
    ])
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.severity == .error)
    #expect(finding.certainty == .certain)
    #expect(finding.failing == ["de", "el", "ru"])
    #expect(finding.passing == ["en"])
    #expect(finding.possible == ["th"])
    #expect(finding.worst == "ru", "the most severe of the certain ones, by the most")
    #expect(finding.measured == 80)
    #expect(finding.margin == -30)
    #expect(finding.message == "needs 80")
    #expect(!finding.existingInSource)
  }

  @Test func onlyUncertainIsANote() throws {
    let finding = try #require(
      Judge.findings([
        Self.verdict("en", []), Self.verdict("de", [Self.fault("clip.height", .error, .uncertain)]),
      ]).first
    )
    #expect(finding.severity == .note)
    #expect(finding.certainty == .uncertain)
    #expect(finding.failing == ["de"])
    #expect(finding.possible.isEmpty)
  }

  struct SourceRow: Sendable, CustomTestStringConvertible {
    let name: String
    var source: Certainty?
    var translation: Certainty?
    var onlyIfAdded = false
    /// `nil` when nothing is to be found.
    let isInSource: Bool?

    var testDescription: String { name }
  }

  @Test(arguments: [
    SourceRow(name: "only translated", translation: .certain, isInSource: false),
    SourceRow(name: "only in the source", source: .certain, isInSource: true),
    SourceRow(name: "both", source: .certain, translation: .certain, isInSource: true),
    SourceRow(name: "perhaps in the source", source: .uncertain, translation: .certain, isInSource: false),
    SourceRow(name: "perhaps in both", source: .uncertain, translation: .uncertain, isInSource: true),
    SourceRow(name: "user's, translated", translation: .certain, onlyIfAdded: true, isInSource: false),
    SourceRow(name: "user's, source", source: .certain, onlyIfAdded: true, isInSource: nil),
    SourceRow(
      name: "user's, both",
      source: .certain,
      translation: .certain,
      onlyIfAdded: true,
      isInSource: nil
    ),
    SourceRow(
      name: "user's, perhaps in the source",
      source: .uncertain,
      translation: .certain,
      onlyIfAdded: true,
      isInSource: false
    ),
  ])
  func existingInSource(_ row: SourceRow) {
    func faults(_ certainty: Certainty?) -> [Fault] {
      certainty.map { [Self.fault("truncation.tail", .error, $0, onlyIfAdded: row.onlyIfAdded)] } ?? []
    }
    for isReference in [false, true] where !(isReference && row.translation == nil) {
      let findings = Judge.findings([
        Self.verdict("en", faults(row.source), isReference: isReference),
        Self.verdict("de", faults(row.translation)),
      ])
      #expect(findings.first?.existingInSource == row.isInSource, "reference: \(isReference)")
      #expect(findings.count == (row.isInSource == nil ? 0 : 1))
      if isReference { #expect(!findings.flatMap { $0.failing + $0.passing + $0.possible }.contains("en")) }
    }
  }

  @Test func faultsOfTheReferenceAloneAreNoFindings() {
    let findings = Judge.findings([
      Self.verdict("en", [Self.fault()], isReference: true), Self.verdict("de", []),
    ])
    #expect(findings.isEmpty)
  }

  @Test func aMissingKeyIsOneFindingForAllScreens() throws {
    func missing(_ line: Int, table: String? = nil) -> Fault {
      Self.fault("string.missing", .warning, line: line, table: table)
    }
    let findings = Judge.findings([
      Self.verdict("en", []),
      Self.verdict("el", [missing(9)]),
      Self.verdict("en", [], screen: "List"),
      Self.verdict("el", [missing(3), missing(4, table: "Actions")], screen: "List"),
    ])
    #expect(findings.map(\.location.line) == [3, 4])
    let finding = try #require(findings.first)
    #expect(finding.screen == "List", "the screen and the picture are those of the place")
    #expect(finding.failing == ["el"])
    #expect(finding.passing == ["en"])
    #expect(finding.marks.map(\.rect.y) == [3])
  }

  @Test func aSymbolIsOneFindingForEachPlace() {
    func symbol(_ line: Int) -> Fault { Self.fault("rtl.iconNotMirrored", .warning, line: line, key: nil) }
    let findings = Judge.findings([
      Self.verdict("en", []),
      Self.verdict("ar", [symbol(4), symbol(4), symbol(9)]),
      Self.verdict("en", [], screen: "List"),
      Self.verdict("ar", [symbol(4)], screen: "List"),
    ])
    #expect(findings.map(\.location.line) == [4, 9])
    #expect(findings.map(\.screen) == ["Row", "Row"])
  }

  @Test func sameKeyOnTwoScreensOrLinesIsTwoFindings() {
    let findings = Judge.findings([
      Self.verdict("de", [Self.fault(line: 7), Self.fault(line: 2)]),
      Self.verdict("de", [Self.fault(line: 2)], screen: "List"),
    ])
    #expect(findings.map { "\($0.location.line) \($0.screen)" } == ["2 List", "2 Row", "7 Row"])
  }

  @Test func orderIsThatOfPlacesThenRules() {
    let findings = Judge.findings([
      Self.verdict(
        "de",
        [
          Self.fault("truncation.tail", line: 2), Self.fault("clip.height", line: 2),
          Self.fault("overflow.window", line: 1), Self.fault("clip.height", line: 2, key: "A"),
        ]
      )
    ])
    #expect(
      findings.map { "\($0.location.line) \($0.rule) \($0.key ?? "")" } == [
        "1 overflow.window Reply", "2 clip.height A", "2 clip.height Reply", "2 truncation.tail Reply",
      ]
    )
  }

  @Test func twiceInOneVariantIsNamedOnce() {
    let findings = Judge.findings([Self.verdict("de", [Self.fault(needs: 60), Self.fault(needs: 70)])])
    #expect(findings.map(\.failing) == [["de"]])
    #expect(findings.first?.marks.count == 2)
  }
}
