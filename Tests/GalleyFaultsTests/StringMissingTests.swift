import GalleyFaults
import GalleyModel
import GalleyTestSupport
import Testing

/// Which keys without a translation are worth a word.
@Suite struct StringMissingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let key: String
    let isReported: Bool

    var testDescription: String { "“\(key)”" }
  }

  @Test(arguments: [
    Row(key: "Reply", isReported: true),
    Row(key: "返信", isReported: true),
    Row(key: "%@ replied", isReported: true),
    Row(key: "50 %% off", isReported: true),
    Row(key: "", isReported: false),
    Row(key: "12:30", isReported: false),
    Row(key: "•", isReported: false),
    Row(key: "🎉", isReported: false),
    Row(key: "%@", isReported: false),
    Row(key: "%lld / %lld", isReported: false),
    Row(key: "%1$@ – %2$@", isReported: false),
    Row(key: "%.2lf%%", isReported: false),
    Row(key: "%hhd %qu %zd %Lf", isReported: false),
    Row(key: "%#@count@", isReported: false),
    Row(key: "%", isReported: false),
  ])
  func keys(_ row: Row) {
    let view = LocalizedElement.text("x", .missing(shownFrom: nil), key: row.key)
    RuleRow(name: row.key, view: view, expected: row.isReported ? ["warning string.missing"] : []).check()
  }

  @Test(arguments: [
    RuleRow(name: "found", view: .text("Reply"), expected: []),
    RuleRow(name: "the user's", view: .text("Reply", .verbatim), expected: []),
    RuleRow(name: "sample text", view: .text("Reply", .unknown), expected: []),
  ])
  func silent(_ row: RuleRow) { row.check() }

  @Test(
    arguments: [
      (nil, nil, "“Reply” is not translated in the table Localizable; the key is shown"),
      ("Actions", "en", "“Reply” is not translated in the table Actions; the text of en is shown"),
    ] as [(String?, String?, String)]
  )
  func message(table: String?, shownFrom: String?, expected: String) {
    let view = LocalizedElement.text("Reply", .missing(shownFrom: shownFrom), table: table)
    #expect(RuleRow(name: "", view: view, expected: []).faults.map(\.message) == [expected])
  }
}
