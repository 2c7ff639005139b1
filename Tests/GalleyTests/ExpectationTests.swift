import Foundation
import Galley
import GalleySupport
import GalleyTestSupport
import Testing

/// Findings compared with those expected.
@Suite struct ExpectationTests {
  static let two =
    Sample.row + "\n#Preview(\"Column\", traits: .fixedLayout(width: 200, height: 60)) {\n"
    + "  Text(\"Reply\").frame(width: 48).lineLimit(1)\n}\n"

  static func project(_ swift: String) -> [String: String] {
    Sample.strings.merging(["Row.swift": swift]) { old, _ in old }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let recorded: String
    let now: String
    let differences: [String]

    var testDescription: String { name }
  }

  static let row = "Row.swift:4: error certain [truncation.tail] “Reply” on “Row” in de"
  static let column = "Row.swift:7: error certain [truncation.tail] “Reply” on “Column” in de"

  @Test(arguments: [
    Row(name: "equal", recorded: two, now: two, differences: []),
    Row(name: "one fewer", recorded: two, now: Sample.row, differences: ["expected, not found: \(column)"]),
    Row(name: "one more", recorded: Sample.row, now: two, differences: ["found, not expected: \(column)"]),
    Row(
      name: "one on another line",
      recorded: Sample.row,
      now: "\n" + Sample.row,
      differences: [
        "expected, not found: \(row)",
        "found, not expected: \(row.replacingOccurrences(of: ":4:", with: ":5:"))",
      ]
    ),
    Row(
      name: "a screen of no interest",
      recorded: Sample.row,
      now: Sample.row + "\n#Preview(\"Other\") { Text(\"Reply\") }\n",
      differences: []
    ),
  ])
  func differences(_ row: Row) throws {
    let recorded = try Run(Self.project(row.recorded))
    let path = recorded.folder.path + "/expected.json"
    try Data(recorded.check.expectation()).write(to: URL(filePath: path))
    let check = try Run(Self.project(row.now)).check
    #expect(try check.differences(fromExpectation: path) == row.differences)
  }

  @Test func oneFewerOfTwoAlikeIsADifference() throws {
    let twice = """
      import SwiftUI

      #Preview("Row", traits: .fixedLayout(width: 200, height: 60)) {
        VStack { Text("Reply").frame(width: 48).lineLimit(1); Text("Reply").frame(width: 48).lineLimit(1) }
      }
      """
    let run = try Run(Self.project(twice))
    #expect(try run.findings.count == 2)
    let path = run.folder.path + "/expected.json"
    try Data(run.check.expectation()).write(to: URL(filePath: path))
    let check = try Run(Self.project(Sample.row)).check
    #expect(try check.differences(fromExpectation: path) == ["expected, not found: \(Self.row)"])
  }

  @Test(arguments: ["", "{}", "{\"findings\": 1}", "{\"findings\": [}"])
  func aFileThatIsNone(_ text: String) throws {
    let run = try Run(Sample.project)
    let path = run.folder.path + "/expected.json"
    try Data(text.utf8).write(to: URL(filePath: path))
    let error = #expect(throws: GalleyError.self) { try run.check.differences(fromExpectation: path) }
    guard case .unreadable(let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.hasPrefix("\(path):1:"), "\(message)")
  }

  @Test(arguments: ["{\"findings\": [{}]}", "{\"findings\": [{\"line\": 1e300, \"failing\": [1]}]}"])
  func membersThatAreMissing(_ text: String) throws {
    let run = try Run(Sample.project)
    let path = run.folder.path + "/expected.json"
    try Data(text.utf8).write(to: URL(filePath: path))
    #expect(try run.check.differences(fromExpectation: path).count == 2)
  }

  @Test func aFileThatIsNotThere() throws {
    let check = try Run(Sample.project).check
    #expect(throws: GalleyError.unreadable("/nowhere.json: can't be read")) {
      try check.differences(fromExpectation: "/nowhere.json")
    }
  }
}
