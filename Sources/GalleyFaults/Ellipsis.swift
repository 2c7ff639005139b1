internal import GalleyModel

/// What the rules about truncation have in common: texts in whose place the line builder had to put an ellipsis.
struct Ellipsis {
  let subject: Subject
  let rule: String
  /// Where the ellipsis goes; texts cut elsewhere are passed over.
  let mode: StyledText.TruncationMode

  var faults: [Fault] { subject.texts.compactMap { fault(of: $0) } }

  private func fault(of index: Int) -> Fault? {
    let item = subject.items[index]
    guard case .text(let typeset, let resolved, let styled) = item.content, styled.truncationMode == mode,
      resolved.provenance != .unknown, !subject.isHidden(index)
    else { return nil }
    // A text that shows not even an ellipsis is either squeezed to nothing or hidden by a frame of no width.
    if SqueezedZero.isSqueezed(typeset) { return nil }
    let truncation: TypesetText.Truncation
    var certainty = Certainty.uncertain
    if let found = typeset.truncation {
      truncation = found
      if isCertain(index, typeset, styled, found) { certainty = .certain }
    } else if let near = nearly(index, typeset, styled) {
      truncation = near
    } else {
      return nil
    }
    let loss = Loss(of: resolved.string, by: truncation)
    // A line break at the end costs an ellipsis, but no reader a word.
    guard !loss.isBlank else { return nil }
    let measure = measure(item, typeset, styled, truncation)
    return Fault(
      rule: rule,
      severity: loss.severity,
      certainty: certainty,
      message: "\(quoted(resolved.string)) \(outcome(typeset, truncation))",
      location: item.location,
      key: resolved.key,
      measured: measure.needed,
      available: measure.available,
      rects: [item.frame],
      onlyIfAdded: resolved.provenance == .verbatim
    )
  }

  private func outcome(_ typeset: TypesetText, _ truncation: TypesetText.Truncation) -> String {
    let isSure = typeset.truncation != nil
    if truncation.shown.isEmpty { return isSure ? "has no room at all" : "may have no room at all" }
    return (isSure ? "is shown as " : "may be shown as ") + quoted(truncation.shown)
  }

  /// Whether the text would be cut with as much more room as the measures may be off.
  private func isCertain(
    _ index: Int,
    _ typeset: TypesetText,
    _ styled: StyledText,
    _ truncation: TypesetText.Truncation
  ) -> Bool {
    let item = subject.items[index]
    // Lines lost to a limited height depend on what else takes height.
    let isCutByHeight = styled.lineLimit.map { $0 > truncation.allowedLines } ?? true
    if isCutByHeight, Doubt(subject, along: .vertical).room(of: index) > 0 { return false }
    let slack = Doubt(subject, along: .horizontal).room(of: index)
    let room = Proposal(
      width: width(of: item) + slack + truncation.error(of: typeset),
      height: item.proposal.height
    )
    return subject.measurer.typeset(styled, in: room).truncation != nil
  }

  /// The truncation of a text that fits by less than the error of the fonts, in a frame that will not grow: neither
  /// wider nor, where the text may wrap, higher.
  private func nearly(
    _ index: Int,
    _ typeset: TypesetText,
    _ styled: StyledText
  ) -> TypesetText.Truncation? {
    let item = subject.items[index]
    guard let width = item.proposal.width, width.isFinite, width > 0,
      isHeld(index, along: .horizontal, band: typeset.band()),
      styled.lineLimit != nil || isHeld(index, along: .vertical, band: typeset.band())
    else { return nil }
    let room = Proposal(width: max(0, width - typeset.band()), height: item.proposal.height)
    return subject.measurer.typeset(styled, in: room).truncation
  }

  /// Whether a frame of fixed length limits the text, and nothing between them has length to spare.
  private func isHeld(_ index: Int, along axis: Axis, band: Double) -> Bool {
    for ancestor in subject.screen.ancestors(of: index) {
      let item = subject.items[ancestor]
      switch item.content {
      case .frame(let fixedWidth, let fixedHeight) where axis == .horizontal ? fixedWidth : fixedHeight:
        return true
      case .stack: continue
      default:
        // What is placed in its own size once more, as in a ZStack, could have been larger.
        if let offered = item.proposal[axis], offered - item.frame.size[axis] > band { return false }
      }
    }
    return false
  }

  /// Points the text may be wide; a text that was offered any width has what it took.
  private func width(of item: LaidOutItem) -> Double {
    item.proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? item.frame.width
  }

  /// Points the cut line needs and has; where lines are cut and not a line, the height that all of them need.
  private func measure(
    _ item: LaidOutItem,
    _ typeset: TypesetText,
    _ styled: StyledText,
    _ truncation: TypesetText.Truncation
  ) -> (needed: Double, available: Double) {
    let width = width(of: item)
    if truncation.neededWidth > width || typeset.truncation == nil { return (truncation.neededWidth, width) }
    var whole = styled
    whole.lineLimit = nil
    let set = subject.measurer.typeset(whole, in: Proposal(width: item.proposal.width, height: nil))
    return (set.size.height, typeset.size.height)
  }
}

/// What a truncation takes from a text.
struct Loss {
  /// A text without spaces that keeps more than half of this many characters has kept words.
  private static let longWord = 12

  let severity: Severity
  /// Whether only white space is lost.
  let isBlank: Bool

  init(of text: String, by truncation: TypesetText.Truncation) {
    let range = truncation.lost
    let lost = String(decoding: text.utf16.dropFirst(range.lowerBound).prefix(range.count), as: UTF16.self)
    isBlank = lost.allSatisfy(\.isWhitespace)
    let words = text.split(whereSeparator: \.isWhitespace).filter { word in
      word.contains { $0.isLetter || $0.isNumber }
    }
    let kept = words.filter { word in
      word.endIndex.utf16Offset(in: text) <= range.lowerBound
        || word.startIndex.utf16Offset(in: text) >= range.upperBound
    }
    if lost.unicodeScalars.contains(where: \.isDigit) {
      severity = .error
    } else if !kept.isEmpty {
      severity = .warning
    } else {
      let keepsHalf = words.count == 1 && text.count > Self.longWord && range.count * 2 < text.utf16.count
      severity = keepsHalf ? .warning : .error
    }
  }
}

extension Unicode.Scalar {
  /// A digit of any script; ideographs that mean numbers are letters.
  fileprivate var isDigit: Bool {
    switch properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: true
    default: false
    }
  }
}

extension TypesetText.Truncation {
  /// Points by which the needed width may be off: that of the last line, and of every line before it.
  fileprivate func error(of text: TypesetText) -> Double {
    guard text.size.width > 0 else { return 0.5 }
    let share = (neededWidth + text.size.width * Double(allowedLines - 1)) / text.size.width
    return text.band(share: share)
  }
}
