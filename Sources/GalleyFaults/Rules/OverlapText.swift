internal import GalleyModel

/// `overlap.text`: the ink of two texts meets.
enum OverlapText: Rule {
  static let page = RulePage(
    id: "overlap.text",
    summary: "Two texts are painted over one another",
    severity:
      "error when more than a tenth of the smaller one's ink is covered, warning otherwise; note when too close to tell",
    explanation: """
      The ink rectangles of the glyphs of both texts were compared, after clips and where they are really painted; line \
      boxes and frames that overlap without ink are no fault.
      """,
    repair:
      "Put the texts into one stack so that each takes its room, in place of an offset, a ZStack or an overlay.",
    faulty: """
      #Preview("Tile", traits: .fixedLayout(width: 240, height: 60)) {
        Text("Temperature").overlay(alignment: .leading) {
          Text("21 degrees")
        }
      }
      """,
    repaired: """
      #Preview("Tile", traits: .fixedLayout(width: 240, height: 60)) {
        HStack {
          Text("Temperature")
          Text("21 degrees")
        }
      }
      """
  )

  /// Share of the smaller text's ink that may be covered before it can't be read.
  private static let tolerated = 0.1

  static func faults(in subject: Subject) -> [Fault] {
    let inks = subject.items.indices.compactMap { Ink($0, in: subject) }
    var faults: [Fault] = []
    for (number, first) in inks.enumerated() {
      for second in inks.dropFirst(number + 1) {
        if let fault = fault(first, second, subject) { faults.append(fault) }
      }
    }
    return faults
  }

  private static func fault(_ first: Ink, _ second: Ink, _ subject: Subject) -> Fault? {
    guard let common = first.bounds.intersection(second.bounds), !common.isEmpty else { return nil }
    var covered: Double = 0
    var deepest: Double = 0
    for ink in first.glyphs {
      for other in second.glyphs {
        guard let shared = ink.intersection(other), !shared.isEmpty else { continue }
        covered += shared.width * shared.height
        deepest = max(deepest, min(shared.width, shared.height))
      }
    }
    let smaller = min(first.area, second.area)
    guard covered > 0, smaller > 0 else { return nil }
    let share = covered / smaller
    let (a, b) = (subject.items[first.index], subject.items[second.index])
    let place = Axis.horizontal
    let doubt = Doubt(subject, along: place)
    let slack = doubt.place(of: first.index) + doubt.place(of: second.index)
    let isKnown = !doubt.isInsideUnknown(first.index) && !doubt.isInsideUnknown(second.index)
    let band = max(first.text.band(), second.text.band())
    return Fault(
      rule: page.id,
      severity: share > tolerated ? .error : .warning,
      certainty: isKnown && slack < .infinity && common.width > band + slack && deepest > 0.5
        ? .certain : .uncertain,
      message:
        "\(quoted(first.resolved.string)) and \(quoted(second.resolved.string)) are painted over one another",
      location: min(a.location, b.location),
      key: first.resolved.key ?? second.resolved.key,
      measured: common.width,
      available: 0,
      rects: [a.frame, b.frame]
    )
  }

  /// What one text paints.
  private struct Ink {
    let index: Int
    let text: TypesetText
    let resolved: ResolvedText
    var glyphs: [Rect] = []
    var bounds = Rect.zero

    var area: Double { glyphs.reduce(0) { $0 + $1.width * $1.height } }

    /// `nil` for what is no text, is not painted, or is sample text.
    init?(_ index: Int, in subject: Subject) {
      let item = subject.items[index]
      guard case .text(let text, let resolved, _) = item.content, resolved.provenance != .unknown,
        !subject.isHidden(index)
      else { return nil }
      self.index = index
      self.text = text
      self.resolved = resolved
      let clips = subject.clips(around: index).map { subject.items[$0].frame }
      glyphs = text.lines.flatMap(\.glyphs).compactMap { glyph in
        guard let ink = glyph.ink?.offset(by: item.frame.origin), !ink.isEmpty else { return nil }
        return clips.reduce(Optional(ink)) { $0?.intersection($1) }.flatMap { $0.isEmpty ? nil : $0 }
      }
      guard let first = glyphs.first else { return nil }
      bounds = glyphs.dropFirst().reduce(first) { $0.union($1) }
    }
  }
}
