internal import GalleyModel

/// Screens by variants, each case coloured by the worst of what was found in it.
struct HTMLMatrix {
  let report: Report

  var markup: Markup {
    let variants = report.variantsNamed
    guard !variants.isEmpty, !report.screensNamed.isEmpty else { return .group([]) }
    return .element(
      "section",
      ["class": "matrix", "aria-labelledby": "matrix"],
      [
        .element("h2", ["id": "matrix"], text: "Screens and variants"),
        .element(
          "div",
          ["class": "scroll", "tabindex": "0", "role": "region", "aria-labelledby": "matrix"],
          [
            .element(
              "table",
              children: [
                .element("thead", children: [head(variants)]),
                .element(
                  "tbody",
                  children: report.screensNamed.flatMap { [.text("\n"), row($0, variants)] }
                ),
              ]
            )
          ]
        ),
      ]
    )
  }

  private func head(_ variants: [String]) -> Markup {
    let cells = variants.map { variant in
      Markup.element(
        "th",
        ["scope": "col"],
        [
          .element(
            "a",
            ["href": "#variant=\(PercentEncoding.component(variant))", "dir": "auto"],
            text: variant
          )
        ]
      )
    }
    return .element(
      "tr",
      children: [.element("td")] + cells + [.element("th", ["scope": "col"], text: "all")]
    )
  }

  private func row(_ screen: String, _ variants: [String]) -> Markup {
    let findings = report.findings.filter { $0.screen == screen }
    let name = Wording.screen(screen)
    let query = "#screen=\(PercentEncoding.component(name))"
    let cells = variants.map { variant in
      cell(
        findings.filter { $0.failing.contains(variant) },
        possible: findings.filter { $0.possible.contains(variant) },
        link: "\(query)&variant=\(PercentEncoding.component(variant))",
        label: "\(name) in \(variant)"
      )
    }
    return .element(
      "tr",
      children: [
        .element(
          "th",
          ["scope": "row"],
          [.element("a", ["href": query, "dir": "auto"], text: name)]
        )
      ] + cells + [.element("td", ["class": "all"], text: "\(findings.count)")]
    )
  }

  private func cell(_ failing: [Finding], possible: [Finding], link: String, label: String) -> Markup {
    let found = failing.isEmpty ? possible : failing
    guard let worst = found.map(\.severity).max() else {
      return .element(
        "td",
        ["class": "clear"],
        [.element("span", ["role": "img", "aria-label": "\(label): nothing found"], text: "·")]
      )
    }
    let doubt = failing.isEmpty ? "too close to tell" : "\(worst.rawValue) at worst"
    let count = Wording.counted(found.count, "finding")
    return .element(
      "td",
      ["class": failing.isEmpty ? "doubt" : worst.rawValue],
      [
        .element(
          "a",
          [
            "href": link, "aria-label": "\(label): \(count), \(doubt)",
            "title": "\(label): \(count), \(doubt)",
          ],
          text: failing.isEmpty ? "?" : "\(found.count)"
        )
      ]
    )
  }
}
