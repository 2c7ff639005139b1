internal import GalleyModel
internal import GalleySupport

/// One finding: its words on one side, its pictures on the other.
struct HTMLCard {
  private let finding: Finding
  private let name: String
  private let rule: RuleDescription?
  private let gallery: HTMLGallery
  /// What is shown at first; `nil` when there is no picture.
  private let faulty: HTMLShot?

  /// - Parameters:
  ///   - finding: what to show.
  ///   - name: what links and bookmarks know it by.
  ///   - rule: the finding's; `nil` when it is not known.
  ///   - gallery: the pictures there are.
  init(finding: Finding, name: String, rule: RuleDescription?, gallery: HTMLGallery) {
    self.finding = finding
    self.name = name
    self.rule = rule
    self.gallery = gallery
    faulty = gallery.faulty(finding)
  }

  var markup: Markup {
    let holding = finding.failing + finding.possible
    return .element(
      "article",
      [
        "class": "card \(finding.severity.rawValue)",
        "data-name": name,
        "data-rule": finding.rule,
        "data-severity": finding.severity.rawValue,
        "data-screen": Wording.screen(finding.screen),
        "data-variants": holding.joined(separator: "\n"),
        "data-certain": finding.certainty == .certain ? "yes" : "no",
        "data-new": finding.existingInSource ? "no" : "yes",
      ],
      [.element("div", ["class": "words"], words), pictures]
    )
  }

  private var language: String? { HTMLQuote.language(of: finding.worst) }

  private var words: [Markup] {
    var words: [Markup] = [
      kind, .element("h3", children: HTMLQuote.pieces(finding.message, language: language)),
    ]
    words.append(facts)
    if let measure = HTMLMeasure(finding) { words.append(measure.markup) }
    words += variants
    if let rule { words.append(explanation(rule)) }
    return words
  }

  private var kind: Markup {
    var tags: [Markup] = [
      .element("span", ["class": "badge"], text: finding.severity.rawValue),
      .element("code", ["class": "rule"], text: finding.rule),
    ]
    if finding.certainty == .uncertain {
      tags.append(.element("span", ["class": "tag"], text: "too close to tell"))
    }
    if finding.existingInSource {
      tags.append(.element("span", ["class": "tag"], text: "also in the source language"))
    }
    tags.append(
      .element(
        "a",
        [
          "class": "link", "href": "#finding=\(PercentEncoding.component(name))",
          "aria-label": "Only this finding",
        ],
        text: "#"
      )
    )
    return .element("p", ["class": "kind"], tags)
  }

  private var facts: Markup {
    var facts: [Markup] = [
      .element("dt", text: "Place"),
      .element("dd", children: [.element("code", ["dir": "auto"], text: Wording.place(finding.location))]),
    ]
    if !finding.screen.isEmpty {
      facts.append(.element("dt", text: "Screen"))
      facts.append(.element("dd", children: [HTMLQuote.isolated(finding.screen, language: nil)]))
    }
    if let key = finding.key {
      facts.append(.element("dt", text: "Key"))
      facts.append(.element("dd", children: [.element("code", ["dir": "auto", "lang": ""], text: key)]))
    }
    return .element("dl", children: facts)
  }

  private var variants: [Markup] {
    let total = finding.failing.count + finding.possible.count + finding.passing.count
    var rows: [Markup] = []
    if !finding.failing.isEmpty {
      rows.append(row("Fails in \(finding.failing.count) of \(total)", finding.failing, kind: "fails"))
    }
    if !finding.possible.isEmpty {
      rows.append(row("Too close to tell in", finding.possible, kind: "possible"))
    }
    if !finding.passing.isEmpty {
      rows.append(
        .element(
          "details",
          children: [
            .element("summary", text: "Passes in \(finding.passing.count)"),
            .element("p", ["class": "chips"], finding.passing.map { chip($0, kind: "passes") }),
          ]
        )
      )
    }
    return rows
  }

  private func row(_ label: String, _ variants: [String], kind: String) -> Markup {
    .element(
      "p",
      ["class": "chips"],
      [.element("span", ["class": "label"], text: label)] + variants.map { chip($0, kind: kind) }
    )
  }

  /// A variant's name; a button when there is a picture to be shown.
  private func chip(_ variant: String, kind: String) -> Markup {
    guard let shot = gallery.shot(of: finding, in: variant) else {
      return .element("span", ["class": "chip \(kind)", "dir": "auto"], text: variant)
    }
    let pressed = faulty?.picture.variant == variant
    return .element(
      "button",
      [
        ("type", "button"), ("class", "chip \(kind)"), ("dir", "auto"), ("data-variant", variant),
        ("aria-pressed", pressed ? "true" : "false"),
      ] + shot.data,
      [.text(variant)]
    )
  }

  private func explanation(_ rule: RuleDescription) -> Markup {
    .element(
      "details",
      children: [
        .element("summary", text: "Why, and what to do"),
        .element("p", text: rule.explanation),
        .element("p", text: rule.repair),
      ]
    )
  }

  private var pictures: Markup {
    guard let faulty else { return .element("div", ["class": "pictures empty"]) }
    var figures = [faulty.figure(role: "as it comes out", kind: "faulty")]
    if let source = gallery.source(of: finding, beside: faulty.picture.variant) {
      figures.append(source.figure(role: "the source language", kind: "source"))
    }
    return .element("div", ["class": faulty.isWide ? "pictures wide" : "pictures"], figures)
  }
}
