internal import GalleyModel

/// `truncation.tail`: a text that does not fit ends in an ellipsis.
enum TruncationTail: Rule {
  static let page = RulePage(
    id: "truncation.tail",
    summary: "A text does not fit and its end is replaced by an ellipsis",
    severity: """
      error when no whole word is left, or a number is among what is lost; warning otherwise; note when the measure is \
      within the error of the fonts
      """,
    explanation: """
      The text was set in the width and the number of lines its view leaves it, and the line builder had to place an \
      ellipsis. The finding names the width the last line needs and the width it has. Text that the user wrote (a \
      String, not a key) is reported only where a language makes it worse than the source language does.
      """,
    repair: """
      Let the text wrap (raise or remove lineLimit), give the frame a minWidth in place of a width, let neighbours \
      shrink with layoutPriority, or choose a shorter translation.
      """,
    faulty: """
      #Preview("Reply", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Reply to all").frame(width: 40).lineLimit(1)
      }
      """,
    repaired: """
      #Preview("Reply", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Reply to all").frame(minWidth: 40).lineLimit(1)
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    subject.screen.items.indices.compactMap { fault(of: $0, in: subject) }
  }

  private static func fault(of index: Int, in subject: Subject) -> Fault? {
    let item = subject.screen.items[index]
    guard case .text(let typeset, let resolved, let styled) = item.content, styled.truncationMode == .tail,
      resolved.provenance != .unknown
    else { return nil }
    let available = item.proposal.width ?? item.frame.width
    let slack = Doubt(about: index, along: .horizontal, in: subject.screen).slack
    let truncation: TypesetText.Truncation
    var certainty = Certainty.certain
    if let found = typeset.truncation {
      truncation = found
      let room = available + slack + found.error(of: typeset)
      if fits(styled, width: room, height: item.proposal.height, subject) { certainty = .uncertain }
      // Lines lost to a limited height depend on what else takes height.
      if styled.lineLimit.map({ $0 > found.allowedLines }) ?? true,
        Doubt(about: index, along: .vertical, in: subject.screen).slack > 0
      {
        certainty = .uncertain
      }
    } else if let near = nearly(index, typeset, styled, subject) {
      truncation = near
      certainty = .uncertain
    } else {
      return nil
    }
    let verb = typeset.truncation == nil ? "may be shown as" : "is shown as"
    return Fault(
      rule: page.id,
      severity: severity(resolved.string, shown: truncation.shown),
      certainty: certainty,
      message: "“\(resolved.string)” \(verb) “\(truncation.shown)”",
      location: item.location,
      key: resolved.key,
      measured: truncation.neededWidth,
      available: available,
      rects: [item.frame],
      isUserContent: resolved.provenance == .verbatim
    )
  }

  /// The truncation of a text that fits by less than the error of the fonts, in a frame that will not grow.
  private static func nearly(
    _ index: Int,
    _ typeset: TypesetText,
    _ styled: StyledText,
    _ subject: Subject
  ) -> TypesetText.Truncation? {
    let item = subject.screen.items[index]
    guard let width = item.proposal.width, width.isFinite, width > 0, styled.lineLimit != nil,
      isHeld(index, in: subject.screen)
    else { return nil }
    let room = Proposal(width: width - LaidOutItem.band(typeset), height: item.proposal.height)
    return subject.measurer.typeset(styled, in: room).truncation
  }

  /// Whether a frame of fixed width limits the text.
  private static func isHeld(_ index: Int, in screen: LaidOutScreen) -> Bool {
    screen.ancestors(of: index).contains {
      if case .frame(fixedWidth: true, _) = screen.items[$0].content { true } else { false }
    }
  }

  private static func fits(_ text: StyledText, width: Double, height: Double?, _ subject: Subject) -> Bool {
    subject.measurer.typeset(text, in: Proposal(width: width, height: height)).truncation == nil
  }

  /// Error when what is left says nothing: no whole word, or a number cut or gone.
  static func severity(_ text: String, shown: String) -> Severity {
    let kept = shown.split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    let lost = text.dropFirst(kept.count)
    if lost.contains(where: \.isNumber) { return .error }
    let words = text.split(whereSeparator: \.isWhitespace)
    // Without spaces, a long text that keeps more than half has kept words.
    if words.count == 1 { return text.count > 12 && kept.count * 2 > text.count ? .warning : .error }
    return kept.count >= words[0].count ? .warning : .error
  }
}

extension TypesetText.Truncation {
  /// Points by which the needed width may be off: that of the last line, and of every line before it.
  func error(of text: TypesetText) -> Double {
    guard text.size.width > 0 else { return 0.5 }
    let share = (neededWidth + text.size.width * Double(allowedLines - 1)) / text.size.width
    return LaidOutItem.band(text, share: share)
  }
}
