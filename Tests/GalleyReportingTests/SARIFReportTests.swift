import GalleyModel
import GalleyReporting
import GalleySupport
import Testing

@Suite struct SARIFReportTests {
  private static func write(_ report: Report, rules: [RuleDescription] = SampleReport.rules) -> [UInt8] {
    SARIFReport.write(report, rules: rules, version: "1.2.0", folder: "app")
  }

  @Test func `a finding is a result, a problem is a notification`() {
    var report = SampleReport.full
    report.findings.removeLast()
    #expect(
      String(decoding: Self.write(report, rules: [SampleReport.rules[1]]), as: UTF8.self) == """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "Galley",
                  "version": "1.2.0",
                  "rules": [
                    {
                      "id": "truncation.tail",
                      "shortDescription": {
                        "text": "A text is cut off"
                      },
                      "fullDescription": {
                        "text": "The reader does not see the end."
                      },
                      "help": {
                        "text": "The reader does not see the end.\\n\\nLet it wrap.",
                        "markdown": "The reader does not see the end.\\n\\n**What to do:** Let it wrap."
                      },
                      "defaultConfiguration": {
                        "level": "error"
                      },
                      "properties": {
                        "tags": [
                          "localization",
                          "truncation"
                        ]
                      }
                    }
                  ]
                }
              },
              "invocations": [
                {
                  "executionSuccessful": true,
                  "toolExecutionNotifications": [
                    {
                      "level": "warning",
                      "message": {
                        "text": "“a” is already on line 1; the last one counts; remove one of the two"
                      },
                      "locations": [
                        {
                          "physicalLocation": {
                            "artifactLocation": {
                              "uri": "app/de.lproj/A.strings",
                              "uriBaseId": "%SRCROOT%"
                            },
                            "region": {
                              "startLine": 3,
                              "startColumn": 1
                            }
                          }
                        }
                      ]
                    }
                  ]
                }
              ],
              "originalUriBaseIds": {
                "%SRCROOT%": {
                  "description": {
                    "text": "The root of the repository."
                  }
                }
              },
              "columnKind": "utf16CodeUnits",
              "results": [
                {
                  "ruleId": "truncation.tail",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": {
                    "text": "“checkout.pay” is cut off; needs 84.13 pt, has 60 pt in de; fails in de, el (2 \
        of 3); passes in en"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "app/App/Checkout.swift",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 12,
                          "startColumn": 7
                        }
                      }
                    }
                  ],
                  "partialFingerprints": {
                    "galley/v1": "3023d8da496984d1",
                    "primaryLocationLineHash": "3023d8da496984d1:1"
                  },
                  "properties": {
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
                    "certainty": "certain",
                    "existingInSource": false
                  }
                }
              ],
              "properties": {
                "screens": 2,
                "cases": 6,
                "viewsFound": 8,
                "viewsUnderstood": 7,
                "variants": [
                  "en",
                  "de",
                  "el"
                ]
              }
            }
          ]
        }

        """
    )
  }

  @Test func `rules are numbered as they stand, those that only findings know last`() throws {
    let run = try JSONParser.parse(Self.write(SampleReport.full))["runs"]?.array?.first
    let rules = run?["tool"]?["driver"]?["rules"]?.array ?? []
    #expect(rules.map { $0["id"]?.string } == ["rtl.leftRight", "truncation.tail", "string.untranslated"])
    #expect(run?["results"]?.array?.map { $0["ruleIndex"]?.number } == [1, 2])
  }

  @Test func `unreadable input is an unsuccessful run`() throws {
    for report in [SampleReport.hostile, SampleReport.empty] {
      let run = try JSONParser.parse(Self.write(report))["runs"]?.array?.first
      #expect(run?["invocations"]?.array?.first?["executionSuccessful"]?.bool == false)
    }
  }

  @Test(arguments: [SampleReport.full, SampleReport.hostile, SampleReport.empty])
  func `a log has the shape the schema demands`(_ report: Report) throws {
    #expect(SARIFShape.log.faults(in: try JSONParser.parse(Self.write(report))) == [])
  }

  @Test func `a fingerprint stays when lines and localizations come`() throws {
    func prints(_ finding: Finding) throws -> [String?] {
      var report = SampleReport.full
      report.findings = [finding, finding]
      let run = try JSONParser.parse(Self.write(report))["runs"]?.array?.first
      return (run?["results"]?.array ?? []).flatMap { result in
        ["galley/v1", "primaryLocationLineHash"].map { result["partialFingerprints"]?[$0]?.string }
      }
    }
    let finding = SampleReport.full.findings[0]
    var moved = finding
    moved.location = SourceLocation(file: finding.location.file, line: 99, column: 1)
    moved.failing = ["de"]
    moved.worst = "de"
    moved.message = "other"
    let print = "3023d8da496984d1"
    #expect(try prints(finding) == [print, print + ":1", print, print + ":2"])
    #expect(try prints(moved) == prints(finding))
    for change in [\Finding.rule, \Finding.screen] {
      var other = finding
      other[keyPath: change] += "x"
      #expect(try prints(other)[0] != print)
    }
    moved.key = nil
    #expect(try prints(moved)[0] != print)
  }
}
