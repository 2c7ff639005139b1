internal import GalleyModel

/// `scale.illegible`: a text was made smaller to fit, and is now too small to read.
enum ScaleIllegible: Rule {
  /// Points below which text is hard to read; a watch is held nearer to the eye.
  private static func floor(_ platform: Device.Platform) -> Double { platform == .watchOS ? 9 : 11 }

  /// Share of the size asked for below which a text no longer looks like its neighbours.
  private static let leastShare = 0.75

  static let page = RulePage(
    id: "scale.illegible",
    summary: "A text with a minimumScaleFactor is shrunk until it is hard to read",
    severity: """
      warning; error when the text is still cut at the smallest size it may have; note when the measure is too close \
      to tell
      """,
    explanation: """
      The text was set smaller in steps until it fitted, as minimumScaleFactor asks for. A size below 11 points (9 on \
      a watch) or below three quarters of the size asked for is reported. A text that is cut at a factor above that \
      is legible, and truncation.tail reports it. The size at which the platform settles may lie between two steps.
      """,
    repair:
      "Let the text wrap, give it more room, or raise minimumScaleFactor and choose a shorter translation.",
    faulty: """
      #Preview("Tile", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Gusts of wind").lineLimit(1).minimumScaleFactor(0.3).frame(width: 60)
      }
      """,
    repaired: """
      #Preview("Tile", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Gusts of wind").frame(width: 60)
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    subject.texts.compactMap { fault(of: $0, in: subject) }
  }

  private static func fault(of index: Int, in subject: Subject) -> Fault? {
    let item = subject.items[index]
    guard case .text(let typeset, let resolved, let styled) = item.content, styled.minimumScaleFactor < 1,
      resolved.provenance != .unknown, !subject.isHidden(index),
      let size = size(of: typeset), size < styled.font.size
    else { return nil }
    let platform = subject.screen.variant.device.platform
    let least = max(min(floor(platform), styled.font.size), leastShare * styled.font.size)
    func isIllegible(_ difference: Double) -> Bool {
      var room = item.proposal
      room.width = item.proposal.width.map { max(1, $0 + difference) }
      guard let size = self.size(of: subject.measurer.typeset(styled, in: room)) else { return false }
      return size < least - 0.001
    }
    let slack = typeset.band() + Doubt(subject, along: .horizontal).room(of: index)
    let isIllegibleNow = size < least - 0.001
    guard isIllegibleNow || isIllegible(-typeset.band()) else { return nil }
    let isCertain =
      isIllegibleNow && slack.isFinite && isIllegible(slack)
      && (item.proposal.height == nil || Doubt(subject, along: .vertical).room(of: index) == 0
        || styled.lineLimit == 1)
    let verb = isIllegibleNow ? "is shrunk" : "may be shrunk"
    return Fault(
      rule: page.id,
      severity: typeset.truncation == nil ? .warning : .error,
      certainty: isCertain ? .certain : .uncertain,
      message: "\(quoted(resolved.string)) \(verb) from \(length(styled.font.size)) to \(length(size)) pt",
      location: item.location,
      key: resolved.key,
      measured: least,
      available: size,
      rects: [item.frame],
      onlyIfAdded: resolved.provenance == .verbatim
    )
  }

  /// Points of the em that the text was set in.
  private static func size(of text: TypesetText) -> Double? {
    text.lines.flatMap(\.glyphs).map(\.size).min()
  }
}
