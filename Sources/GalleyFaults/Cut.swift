internal import GalleyModel

/// What the clips around a text take from its ink along one axis: what `clip.height`, `clip.tallScript` and
/// `clip.width` have in common.
///
/// Ink that lies above or below the text's own lines belongs to `clip.tallScript` when the clip leaves the lines whole.
/// Of one text only the worst is reported, under whichever of the rules it falls.
struct Cut {
  /// Share of a glyph's ink that may go before letters are lost.
  private static let tolerated = 0.15

  let subject: Subject
  let rule: String
  let axis: Axis

  var faults: [Fault] { subject.texts.compactMap { fault(of: $0) }.filter { $0.rule == rule } }

  /// The worst that any of the clips around a text does to it.
  private func fault(of index: Int) -> Fault? {
    guard case .text(_, let resolved, _) = subject.items[index].content, resolved.provenance != .unknown,
      !subject.isHidden(index)
    else { return nil }
    let faults = subject.clips(around: index, along: axis).compactMap { fault(of: index, by: $0) }
    return faults.first { $0.certainty == .certain && $0.severity == .error }
      ?? faults.first { $0.certainty == .certain } ?? faults.first
  }

  private func fault(of index: Int, by clip: Int) -> Fault? {
    let item = subject.items[index]
    guard case .text(let typeset, let resolved, let styled) = item.content else { return nil }
    let frame = subject.items[clip].frame
    var lost = Lost(of: typeset, at: item.frame.origin, by: frame, axis)
    guard lost.length > 0 else { return nil }
    var rule = self.rule
    if axis == .vertical {
      let isTall = holdsLines(index, clip)
      rule = isTall ? ClipTallScript.page.id : ClipHeight.page.id
      if isTall { lost.share = markShare(of: typeset, styled, at: item.frame.origin, by: frame) }
    }
    let isOverhang = isOverhang(index, clip)
    // A clip around a text alone takes what its font lets hang over the letters' widths.
    if axis == .horizontal, isOverhang, lost.share <= Self.tolerated { return nil }
    // A page beside the one that is shown, or a view that was slid away.
    if lost.isWhole, axis == .horizontal || subject.isMoved(index, within: clip) { return nil }
    let percent = Int((lost.share * 100).rounded())
    let lostPart = rule == ClipTallScript.page.id ? "what a glyph has above or below its line" : "a glyph"
    return Fault(
      rule: rule,
      severity: lost.share > Self.tolerated ? .error : .warning,
      certainty: !isOverhang && isCertain(lost, typeset, styled, index, clip) ? .certain : .uncertain,
      message: "\(quoted(resolved.string)) loses up to \(percent) % of \(lostPart) to the clip around it",
      location: item.location,
      key: resolved.key,
      measured: frame.size[axis] + lost.length,
      available: frame.size[axis],
      rects: [item.frame, frame],
      onlyIfAdded: resolved.provenance == .verbatim
    )
  }

  /// Whether the text's lines lie within a clip from top to bottom.
  private func holdsLines(_ index: Int, _ clip: Int) -> Bool {
    let box = subject.items[index].frame.range(axis)
    let kept = subject.items[clip].frame.range(axis)
    return box.start >= kept.start - 0.01 && box.end <= kept.end + 0.01
  }

  /// The largest share that goes of what a glyph has above the capitals or below the baseline: marks and vowel signs
  /// are often drawn in one glyph with their letter.
  private func markShare(
    of text: TypesetText,
    _ styled: StyledText,
    at origin: Point,
    by clip: Rect
  ) -> Double {
    var share: Double = 0
    for line in text.lines {
      for glyph in line.glyphs {
        guard let ink = glyph.ink?.offset(by: origin), !ink.isEmpty, ink.x < clip.maxX, ink.maxX > clip.x
        else {
          continue
        }
        var font = styled.font
        font.size = glyph.size
        let baseline = origin.y + line.baseline
        let capitals = baseline - subject.measurer.metrics(of: font).capHeight
        let above = min(capitals, ink.maxY) - ink.y
        let below = ink.maxY - max(baseline, ink.y)
        if above > 0 { share = max(share, min(1, (clip.y - ink.y) / above)) }
        if below > 0 { share = max(share, min(1, (ink.maxY - clip.maxY) / below)) }
      }
    }
    return share
  }

  /// Whether a clip that is as large as the text makes it holds the text's whole box, so that only ink outside the
  /// box is lost: a platform whose lines grow with tall scripts would make box and clip larger.
  private func isOverhang(_ index: Int, _ clip: Int) -> Bool {
    let box = subject.items[index].frame.range(axis)
    let kept = subject.items[clip].frame.range(axis)
    let between = subject.screen.ancestors(of: index).prefix { $0 != clip }
    let isFixed = between.contains {
      guard case .frame(let fixedWidth, let fixedHeight) = subject.items[$0].content else { return false }
      return axis == .horizontal ? fixedWidth : fixedHeight
    }
    return !isFixed && box.start >= kept.start - 0.01 && box.end <= kept.end + 0.01
  }

  private func isCertain(
    _ lost: Lost,
    _ typeset: TypesetText,
    _ styled: StyledText,
    _ index: Int,
    _ clip: Int
  ) -> Bool {
    let doubt = Doubt(subject, along: axis)
    let slack = doubt.place(of: index, within: clip) + doubt.room(of: clip)
    switch axis {
    case .horizontal: return lost.length > typeset.band() + slack
    case .vertical:
      return !lost.isWhole && lost.length > typeset.heightBand && slack == 0
        && !vanishes(typeset, styled, index, clip)
    }
  }

  /// Whether the text, set in as much more width as the measure may be off, is no longer cut.
  private func vanishes(_ typeset: TypesetText, _ styled: StyledText, _ index: Int, _ clip: Int) -> Bool {
    let item = subject.items[index]
    guard let width = item.proposal.width, width.isFinite else { return false }
    let slack = Doubt(subject, along: .horizontal).room(of: index)
    let room = Proposal(width: width + slack + typeset.band(), height: item.proposal.height)
    let wider = subject.measurer.typeset(styled, in: room)
    let saved = typeset.size.height - wider.size.height
    guard saved > 0 else { return false }
    // By its alignment the text keeps its top, its middle or its bottom.
    return [0, saved / 2, saved].contains { shift in
      let origin = Point(x: item.frame.x, y: item.frame.y + shift)
      return Lost(of: wider, at: origin, by: subject.items[clip].frame, axis).length <= 0
    }
  }
}

/// Ink of a text outside a clip along an axis.
private struct Lost {
  /// Points, on both sides together.
  var length: Double = 0
  /// The largest share of one glyph's extent.
  var share: Double = 0
  /// Whether nothing of the text is inside.
  var isWhole = true

  init(of text: TypesetText, at origin: Point, by clip: Rect, _ axis: Axis) {
    var before: Double = 0
    var after: Double = 0
    for glyph in text.lines.flatMap(\.glyphs) {
      guard let ink = glyph.ink?.offset(by: origin), !ink.isEmpty else { continue }
      let (across, limit) = (ink.range(axis.other), clip.range(axis.other))
      if ink.intersection(clip).map(\.isEmpty) == false { isWhole = false }
      // A glyph that is beside the clip is not painted, whatever this axis does to it.
      guard across.start < limit.end, across.end > limit.start else { continue }
      let (along, kept) = (ink.range(axis), clip.range(axis))
      before = max(before, kept.start - along.start)
      after = max(after, along.end - kept.end)
      let length = along.end - along.start
      let lost = max(0, kept.start - along.start) + max(0, along.end - kept.end)
      share = max(share, min(1, lost / length))
    }
    length = before + after
  }
}

extension Rect {
  /// From the leading to the trailing, or from the top to the bottom edge.
  func range(_ axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (x, maxX) : (y, maxY)
  }
}
