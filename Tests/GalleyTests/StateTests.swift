import Galley
import Testing

/// Screens of conditions that source does not decide.
@Suite struct StateTests {
  /// Too wide either way; how wide only the running app knows.
  static let swift = """
    import SwiftUI

    struct Bar: View {
      let isWide: Bool
      var body: some View {
        Button {} label: {
          Text("Reply").frame(width: isWide ? 380 : 360)
        }
      }
    }
    """

  @Test func theLastBranchesAloneFailNoRun() throws {
    let run = try Run(["Bar.swift": Self.swift]) { $0.devices = ["iPhone SE (1st generation)"] }
    #expect(try run.findings == ["overflow.window error 6 in en", "overflow.window warning 6 in en"])
  }
}

/// Sides that source decides by itself, which the layout mirrors once more.
@Suite struct MirrorProofTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let view: String
    let expected: [String]

    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(
      name: "an alignment swapped by hand",
      view: "Text(\"Reply\").frame(width: 150, alignment: isMirrored ? .trailing : .leading)",
      expected: ["rtl.absolute warning 5 in ar"]
    ),
    Row(
      name: "a padding swapped by hand",
      view:
        "Text(\"Reply\").padding(isMirrored ? .trailing : .leading, 40).frame(width: 150, alignment: .leading)",
      expected: ["rtl.absolute warning 5 in ar"]
    ),
    Row(
      name: "an offset turned by hand, which may not be mirrored",
      view: "Text(\"Reply\").offset(x: isMirrored ? -20 : 20)",
      expected: ["rtl.absolute note 5 in ar"]
    ),
    Row(
      name: "a padding for one direction that moves nothing",
      view: "Text(\"Reply\").padding(.vertical, isMirrored ? 4 : 4)",
      expected: []
    ),
    Row(
      name: "another symbol for each direction",
      view:
        "Image(systemName: isMirrored ? \"arrow.left\" : \"arrow.right\")",
      expected: []
    ),
    Row(
      name: "the same symbol beside a side that is decided by hand",
      view: "Image(systemName: \"arrow.right\").padding(isMirrored ? 4 : 5)",
      expected: ["rtl.iconNotMirrored warning 5 in ar"]
    ),
    Row(
      name: "kept left to right",
      view: "Text(\"Reply\").frame(width: 150, alignment: isMirrored ? .trailing : .leading)"
        + ".environment(\\.layoutDirection, .leftToRight)",
      expected: []
    ),
  ])
  func sides(_ row: Row) throws {
    let swift = """
      import SwiftUI
      struct Case: View {
        @Environment(\\.layoutDirection) var side
        var isMirrored: Bool { side == .rightToLeft }
        var body: some View { \(row.view) }
      }
      #Preview("Case", traits: .fixedLayout(width: 200, height: 60)) { Case() }

      """
    let run = try Run([
      "Case.swift": swift, "en.lproj/Localizable.strings": "\"Reply\" = \"Reply\";\n",
      "ar.lproj/Localizable.strings": "\"Reply\" = \"رد\";\n",
    ])
    #expect(try run.findings == row.expected, "\(run.check.text())")
  }
}
