import Foundation
import GalleyModel
import GalleyReporting
import Testing

@Suite struct JUnitReportTests {
  @Test func `a suite is a screen, a case is a variant`() {
    #expect(
      String(decoding: JUnitReport.write(SampleReport.full, gate: Gate(.warning)), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Galley" tests="11" failures="2" errors="0">
        <testsuite name="Checkout" tests="3" failures="2" errors="0" skipped="0">
        <testcase name="en" classname="Checkout"/>
        <testcase name="de" classname="Checkout">
        <failure message="“checkout.pay” is cut off" type="truncation.tail">App/Checkout.swift:12:7: error: \
        “checkout.pay” is cut off [truncation.tail]
        needs 84.13 pt, has 60 pt in de; fails in de, el (2 of 3); passes in en</failure>
        </testcase>
        <testcase name="el" classname="Checkout">
        <failure message="“checkout.pay” is cut off" type="truncation.tail">App/Checkout.swift:12:7: error: \
        “checkout.pay” is cut off [truncation.tail]
        needs 84.13 pt, has 60 pt in de; fails in de, el (2 of 3); passes in en</failure>
        </testcase>
        </testsuite>
        <testsuite name="Cart" tests="3" failures="0" errors="0" skipped="0">
        <testcase name="en" classname="Cart"/>
        <testcase name="de" classname="Cart"/>
        <testcase name="el" classname="Cart"/>
        </testsuite>
        <testsuite name="localization data" tests="4" failures="0" errors="0" skipped="0">
        <testcase name="en" classname="localization data"/>
        <testcase name="de" classname="localization data"/>
        <testcase name="el" classname="localization data"/>
        <testcase name="every variant" classname="localization data">
        <system-out>Localizable.xcstrings:4:5: note: “checkout.pay” has no Greek [string.untranslated]
        uncertain; also in the source language</system-out>
        </testcase>
        </testsuite>
        <testsuite name="input" tests="1" failures="0" errors="0" skipped="0">
        <testcase name="de.lproj/A.strings:3:1" classname="input">
        <system-out>de.lproj/A.strings:3:1: “a” is already on line 1; the last one counts
        remove one of the two</system-out>
        </testcase>
        </testsuite>
        </testsuites>

        """
    )
  }

  @Test func `a run that laid nothing out does not pass`() throws {
    let root = try XMLTree.parse(JUnitReport.write(SampleReport.empty, gate: Gate(.error)))
    #expect(root.attributes["errors"] == "1")
  }

  @Test func `a fault too close to tell everywhere stands in the variants it may hold in`() throws {
    var report = SampleReport.full
    report.findings[0].failing = []
    report.findings[0].possible = ["el"]
    report.findings[0].severity = .note
    let root = try XMLTree.parse(JUnitReport.write(report, gate: Gate(.error)))
    #expect(root.attributes["failures"] == "0")
    #expect(root.children[0].children.map { $0.children.map(\.name) } == [[], [], ["system-out"]])
  }

  @Test func `a hostile text comes back as it was, less what XML has no character for`() throws {
    let root = try XMLTree.parse(JUnitReport.write(SampleReport.hostile, gate: Gate(.error)))
    #expect(root.children[0].attributes["name"] == SampleReport.hostile.screens[0])
    let failure = root.children[0].children[1].children[0]
    #expect(
      failure.attributes["message"]
        == "“</td><script>alert(2)</script>|`@team #1 100%\r\n::error::x” is cut off"
    )
    #expect(root.children[1].children[0].children[0].name == "error")
  }

  @Test(arguments: [SampleReport.full, SampleReport.hostile, SampleReport.empty], [Severity.note, .error])
  func `a file has the shape the schema demands`(_ report: Report, _ gate: Severity) throws {
    let root = try XMLTree.parse(JUnitReport.write(report, gate: Gate(gate)))
    #expect(JUnitShape.faults(in: root) == [])
  }
}
