import GalleyModel
import GalleyReporting
import Testing

@Suite struct JSONReportTests {
  @Test func `an empty report has every member`() {
    #expect(
      String(decoding: JSONReport.write(SampleReport.empty), as: UTF8.self) == """
        {
          "schemaVersion": 1,
          "summary": {
            "screens": 0,
            "cases": 0,
            "viewsFound": 0,
            "viewsUnderstood": 0,
            "findings": {
              "error": 0,
              "warning": 0,
              "note": 0
            }
          },
          "variants": [],
          "findings": [],
          "problems": [],
          "opaque": [],
          "fonts": []
        }

        """
    )
  }

  @Test func `a report is written member by member`() {
    #expect(
      String(decoding: JSONReport.write(SampleReport.full), as: UTF8.self) == """
        {
          "schemaVersion": 1,
          "summary": {
            "screens": 2,
            "cases": 6,
            "viewsFound": 8,
            "viewsUnderstood": 7,
            "findings": {
              "error": 1,
              "warning": 0,
              "note": 1
            }
          },
          "variants": [
            "en",
            "de",
            "el"
          ],
          "findings": [
            {
              "rule": "truncation.tail",
              "severity": "error",
              "certainty": "certain",
              "message": "“checkout.pay” is cut off",
              "location": {
                "file": "App/Checkout.swift",
                "line": 12,
                "column": 7
              },
              "screen": "Checkout",
              "key": "checkout.pay",
              "failing": [
                "de",
                "el"
              ],
              "passing": [
                "en"
              ],
              "possible": [],
              "worst": "de",
              "measured": 84.13,
              "available": 60,
              "margin": -24.13,
              "existingInSource": false
            },
            {
              "rule": "string.untranslated",
              "severity": "note",
              "certainty": "uncertain",
              "message": "“checkout.pay” has no Greek",
              "location": {
                "file": "Localizable.xcstrings",
                "line": 4,
                "column": 5
              },
              "screen": "",
              "key": null,
              "failing": [],
              "passing": [],
              "possible": [],
              "worst": "",
              "measured": null,
              "available": null,
              "margin": null,
              "existingInSource": true
            }
          ],
          "problems": [
            {
              "severity": "warning",
              "location": {
                "file": "de.lproj/A.strings",
                "line": 3,
                "column": 1
              },
              "message": "“a” is already on line 1; the last one counts",
              "remedy": "remove one of the two"
            }
          ],
          "opaque": [
            {
              "kind": "modifier",
              "name": "blur",
              "count": 2,
              "first": {
                "file": "A.swift",
                "line": 5,
                "column": 6
              }
            },
            {
              "kind": "view",
              "name": "Map",
              "count": 1,
              "first": {
                "file": "B.swift",
                "line": 2,
                "column": 3
              }
            }
          ],
          "fonts": [
            {
              "file": "Inter.ttf",
              "family": "Inter",
              "style": "Regular",
              "version": "4.0",
              "scripts": [],
              "confidence": "calibrated"
            }
          ]
        }

        """
    )
  }
}
