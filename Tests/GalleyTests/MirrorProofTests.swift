import Galley
import Testing

/// Sides that source decides by itself, which the layout mirrors once more.
@Suite struct MirrorProofTests {
  @Test(arguments: [
    ViewRow(
      name: "an alignment swapped by hand",
      view: "Text(\"Reply\").frame(width: 150, alignment: isMirrored ? .trailing : .leading)",
      findings: ["rtl.absolute warning 5 in ar"]
    ),
    ViewRow(
      name: "a padding swapped by hand",
      view:
        "Text(\"Reply\").padding(isMirrored ? .trailing : .leading, 40).frame(width: 150, alignment: .leading)",
      findings: ["rtl.absolute warning 5 in ar"]
    ),
    ViewRow(
      name: "an offset turned by hand, which may not be mirrored",
      view: "Text(\"Reply\").offset(x: isMirrored ? -20 : 20)",
      findings: ["rtl.absolute note 5 in ar"]
    ),
    ViewRow(
      name: "a padding for one direction that moves nothing",
      view: "Text(\"Reply\").padding(.vertical, isMirrored ? 4 : 4)",
      findings: []
    ),
    ViewRow(
      name: "another symbol for each direction",
      view:
        "Image(systemName: isMirrored ? \"arrow.left\" : \"arrow.right\")",
      findings: []
    ),
    ViewRow(
      name: "the same symbol beside a side that is decided by hand",
      view: "Image(systemName: \"arrow.right\").padding(isMirrored ? 4 : 5)",
      findings: ["rtl.iconNotMirrored warning 5 in ar"]
    ),
    ViewRow(
      name: "kept left to right",
      view: "Text(\"Reply\").frame(width: 150, alignment: isMirrored ? .trailing : .leading)"
        + ".environment(\\.layoutDirection, .leftToRight)",
      findings: []
    ),
  ])
  func sides(_ row: ViewRow) throws {
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
    #expect(try run.findings == row.findings, "\(run.check.text())")
  }
}
