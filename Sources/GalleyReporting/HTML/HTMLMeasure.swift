internal import GalleyModel
internal import GalleySupport

/// What is needed against what there is, as two bars on one scale; lengths are points.
struct HTMLMeasure {
  private let measured: Double
  private let available: Double

  /// `nil` for a finding that measured nothing to be drawn.
  init?(_ finding: Finding) {
    guard let measured = finding.measured, let available = finding.available,
      measured.isFinite, available.isFinite
    else { return nil }
    self.measured = measured
    self.available = available
  }

  var markup: Markup {
    let whole = max(measured, available, 1)
    let margin = available - measured
    let verdict =
      margin < 0 ? "\(ShortDecimal.text(-margin)) pt short" : "\(ShortDecimal.text(margin)) pt to spare"
    return .element(
      "div",
      ["class": "measure"],
      [
        bar("needs", measured, of: whole, kind: "needs"),
        bar("has", available, of: whole, kind: "has"),
        .element("p", ["class": "margin"], text: verdict),
      ]
    )
  }

  private func bar(_ label: String, _ length: Double, of whole: Double, kind: String) -> Markup {
    let share = ShortDecimal.text(100 * max(0, length) / whole)
    return .element(
      "p",
      ["class": kind],
      [
        .element("span", ["class": "label"], text: label),
        .element(
          "span",
          ["class": "track"],
          [.element("span", ["class": "bar", "style": "width:\(share)%"])]
        ),
        .element("span", ["class": "length"], text: "\(ShortDecimal.text(length)) pt"),
      ]
    )
  }
}
