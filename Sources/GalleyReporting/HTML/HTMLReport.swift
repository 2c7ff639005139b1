package import GalleyModel

/// The report as a page for people, who would rather look than read.
///
/// The page needs no network and works from a file; pictures lie beside it. It is well-formed XML as well as HTML. What
/// its script adds is filtering and enlarging; without the script every finding is there to be read.
package struct HTMLReport {
  private let report: Report
  private let rules: [RuleDescription]
  private let gallery: HTMLGallery
  private let gate: Gate

  /// The page as UTF-8 HTML.
  ///
  /// - Parameters:
  ///   - report: what to write.
  ///   - rules: why the findings are faults, and what to do about them.
  ///   - pictures: drawn without marks, at most one for a screen in a variant; the page outlines each finding's own.
  ///   - sources: the variant in the source language that each variant is compared with, by name; the first of the
  ///     matrix where a name is missing.
  ///   - gate: decides the verdict.
  /// - Returns: the file.
  package static func write(
    _ report: Report,
    rules: [RuleDescription],
    pictures: [HTMLPicture],
    sources: [String: String] = [:],
    gate: Gate
  ) -> [UInt8] {
    let gallery = HTMLGallery(pictures, sources: sources, first: report.variants.first)
    let page = HTMLReport(report: report, rules: rules, gallery: gallery, gate: gate)
    return Array("<!DOCTYPE html>\n\(page.root.write(.html))\n".utf8)
  }

  private var root: Markup {
    .element(
      "html",
      ["lang": "en", "dir": "ltr"],
      [
        .element(
          "head",
          children: [
            .element("meta", ["charset": "utf-8"]),
            .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
            .element("meta", ["name": "color-scheme", "content": "light dark"]),
            .element("title", text: "Galley: \(Wording.verdict(gate, on: report))"),
            .element("style", children: [.verbatim("\n" + HTMLStyle.sheet)]),
          ]
        ),
        .text("\n"),
        .element("body", children: body),
      ]
    )
  }

  private var body: [Markup] {
    var body = [header]
    if !report.problems.isEmpty { body.append(problems) }
    body.append(HTMLMatrix(report: report).markup)
    if !report.findings.isEmpty { body.append(findings) }
    body += [HTMLAppendix(report: report).markup, HTMLViewer.markup]
    // CDATA is what XML needs around an ampersand, and nothing but a comment to a script.
    body.append(.element("script", children: [.verbatim("/*<![CDATA[*/\n\(HTMLScript.source)/*]]>*/")]))
    return body.flatMap { [$0, .text("\n")] }
  }

  private var header: Markup {
    let passes = gate.verdict(on: report) == .passes
    let summary = report.summary
    let looked = "\(Wording.counted(summary.screens, "screen")) in \(Wording.counted(summary.cases, "case"))"
    return .element(
      "header",
      ["class": passes ? "top passes" : "top fails"],
      [
        .element("p", ["class": "brand"], text: "Galley"),
        .element("h1", text: Wording.verdict(gate, on: report).capitalizedFirst),
        .element(
          "p",
          ["class": "summary"],
          text: "\(looked); \(Wording.understood(summary)); \(Wording.counts(report))"
        ),
      ]
    )
  }

  private var problems: Markup {
    let items = report.problems.map { problem in
      Markup.element(
        "li",
        ["class": problem.severity == .error ? "error" : "warning"],
        [
          .element("code", ["dir": "auto"], text: Wording.place(problem.location)),
          .element("p", children: HTMLQuote.pieces(problem.message, language: nil)),
          .element("p", ["class": "remedy"], HTMLQuote.pieces(problem.remedy, language: nil)),
        ]
      )
    }
    return .element(
      "section",
      ["class": "problems", "aria-labelledby": "problems"],
      [
        .element("h2", ["id": "problems"], text: "Input problems"),
        .element("ul", children: items),
      ]
    )
  }

  private var findings: Markup {
    let prints = Fingerprint.numbered(report.findings)
    let cards = report.worstFirstIndices.map { index in
      let finding = report.findings[index]
      let rule = rules.first { $0.id == finding.rule }
      return HTMLCard(finding: finding, name: prints[index], rule: rule, gallery: gallery).markup
    }
    return .element(
      "section",
      ["class": "findings", "id": "findings", "aria-labelledby": "findings-title"],
      [
        .element("h2", ["id": "findings-title"], text: "Findings"),
        HTMLFilters(report: report).markup,
        .element("div", ["class": "cards"], cards.flatMap { [.text("\n"), $0] }),
        .element(
          "p",
          ["class": "none", "id": "none", "hidden": "hidden"],
          text: "No finding matches the filters."
        ),
      ]
    )
  }
}

extension String {
  /// The first letter as a capital, whatever the machine's locale.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
