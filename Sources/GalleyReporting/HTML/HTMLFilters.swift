internal import GalleyModel

/// What the findings can be narrowed to; the script shows it, because without it nothing would happen.
struct HTMLFilters {
  let report: Report

  var markup: Markup {
    .element(
      "form",
      ["class": "filters", "id": "filters", "role": "search", "hidden": "hidden"],
      [
        .element(
          "input",
          [
            "type": "search", "name": "q", "aria-label": "Search", "placeholder": "Search texts, keys, files",
            "autocomplete": "off",
          ]
        ),
        choice("rule", "every rule", rules.map { ($0, $0) }),
        choice(
          "screen",
          "every screen",
          report.screensNamed.map(Wording.screen).map { ($0, $0) }
        ),
        choice("variant", "every variant", report.variantsNamed.map { ($0, $0) }),
        .element(
          "fieldset",
          children: [.element("legend", text: "Severity")]
            + Severity.allCases.reversed().map { severity in
              box(
                "severity",
                severity.rawValue,
                "\(severity.rawValue) \(count(severity))",
                kind: severity.rawValue
              )
            }
        ),
        box("certain", "yes", "certain only", kind: "plain"),
        box("new", "yes", "not in the source language", kind: "plain"),
        .element("button", ["type": "reset"], text: "Show all"),
        .element("p", ["class": "shown", "id": "shown", "role": "status"]),
      ]
    )
  }

  private var rules: [String] { Set(report.findings.map(\.rule)).sorted() }

  private func count(_ severity: Severity) -> Int { report.findings.count { $0.severity == severity } }

  private func choice(_ name: String, _ everything: String, _ values: [(value: String, text: String)])
    -> Markup
  {
    .element(
      "select",
      ["name": name, "aria-label": name],
      [.element("option", ["value": ""], text: everything)]
        + values.map { .element("option", ["value": $0.value, "dir": "auto"], text: $0.text) }
    )
  }

  private func box(_ name: String, _ value: String, _ text: String, kind: String) -> Markup {
    .element(
      "label",
      ["class": "box \(kind)"],
      [.element("input", ["type": "checkbox", "name": name, "value": value]), .text(text)]
    )
  }
}
