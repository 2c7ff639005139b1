internal import GalleyModel

/// What the run could not see, and what it measured with.
struct HTMLAppendix {
  let report: Report

  var markup: Markup {
    var parts: [Markup] = []
    let opaque = OpaqueSummary.of(report.opaque)
    if !opaque.isEmpty { parts += [.element("h2", text: "Not understood"), opaqueTable(opaque)] }
    if !report.fonts.isEmpty { parts += [.element("h2", text: "Fonts"), fontTable] }
    return .element("footer", children: parts)
  }

  private func opaqueTable(_ opaque: [OpaqueSummary]) -> Markup {
    table(
      ["Construct", "Times", "First at"],
      opaque.map { construct in
        [
          "\(construct.kind.rawValue) \(construct.name)", "\(construct.count)",
          Wording.place(construct.location),
        ]
      }
    )
  }

  private var fontTable: Markup {
    table(
      ["Font", "Version", "Stands for", "Confidence"],
      report.fonts.map { font in
        [
          "\(font.family) \(font.style)", font.version,
          font.scripts.isEmpty ? "the system font" : font.scripts.joined(separator: ", "), font.confidence,
        ]
      }
    )
  }

  private func table(_ heads: [String], _ rows: [[String]]) -> Markup {
    .element(
      "table",
      children: [
        .element(
          "thead",
          children: [.element("tr", children: heads.map { .element("th", ["scope": "col"], text: $0) })]
        ),
        .element(
          "tbody",
          children: rows.map { row in
            .element("tr", children: row.map { .element("td", ["dir": "auto"], text: $0) })
          }
        ),
      ]
    )
  }
}
