internal import GalleyModel

/// Texts that run out of the nearest frame which fixes their length along one axis: what `fixed.height` and
/// `fixed.width` have in common.
///
/// Both speak only where no other rule does: nothing is cut, and nothing painted behind the text ends with the frame.
struct FixedFrame {
  let subject: Subject
  let rule: String
  let axis: Axis

  var faults: [Fault] { subject.texts.compactMap { fault(of: $0) } }

  private func fault(of index: Int) -> Fault? {
    guard case .text(let typeset, let resolved, _) = subject.items[index].content,
      resolved.provenance != .unknown, typeset.truncation == nil,
      let frame = frame(around: index), let ink = Ink(of: index, in: subject)
    else { return nil }
    let limit = subject.items[frame].frame.range(axis)
    let (painted, box) = (ink.bounds.range(axis), subject.items[index].frame.range(axis))
    // Ink beyond the text's own box is the font's doing.
    let excess =
      max(0, min(limit.start - painted.start, limit.start - box.start))
      + max(0, min(painted.end - limit.end, box.end - limit.end))
    let window = Rect(origin: .zero, size: subject.screen.window)
    guard excess > 0, window.contains(subject.items[index].frame), !subject.isMoved(index, within: frame),
      OverflowContainer.container(of: ink, typeset, in: subject) == nil,
      subject.clips(around: index, along: axis).allSatisfy({ clip in
        let kept = subject.items[clip].frame.range(axis)
        return kept.start <= painted.start && kept.end >= painted.end
      })
    else { return nil }
    let band = axis == .horizontal ? typeset.band() : typeset.heightBand
    let slack = Doubt(subject, along: axis).place(of: index, within: frame)
    let isCertain =
      excess > band + slack
      && !(axis == .vertical && OverflowContainer.mayBeLower(index, in: subject))
    let name = axis == .horizontal ? "width" : "height"
    let available = subject.items[frame].frame.size[axis]
    return Fault(
      rule: rule,
      severity: .warning,
      certainty: isCertain ? .certain : .uncertain,
      message:
        "\(quoted(resolved.string)) runs \(length(excess)) pt out of a \(name) of \(length(available))",
      location: subject.items[frame].location,
      key: resolved.key,
      measured: available + excess,
      available: available,
      rects: [ink.bounds, subject.items[frame].frame],
      onlyIfAdded: true
    )
  }

  /// The nearest frame that fixes the length, unless something between scrolls or tells by itself that it does not fit.
  private func frame(around index: Int) -> Int? {
    for ancestor in subject.screen.ancestors(of: index) {
      if subject.scrolls(ancestor, along: axis) { return nil }
      if case .viewThatFits(_, fits: false, _, _) = subject.items[ancestor].content { return nil }
      guard case .frame(let fixedWidth, let fixedHeight) = subject.items[ancestor].content else { continue }
      if axis == .horizontal ? fixedWidth : fixedHeight { return ancestor }
    }
    return nil
  }
}
