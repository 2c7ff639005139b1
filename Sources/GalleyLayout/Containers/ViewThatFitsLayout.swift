import GalleyModel

/// `ViewThatFits`: the first alternative whose ideal size fits along the axes it looks at, else the last.
///
/// Source: documented behaviour; the ideal is asked for on both axes, which is the more common of two readings of the
/// axis it does not look at.
struct ViewThatFitsLayout: LayoutAlgorithm {
  /// Below what floating-point sums may be off.
  private static let tolerance = 1e-6

  let axes: Set<Axis>
  /// What each alternative shows, in order.
  let texts: [[String]]

  /// The number of the alternative shown, and whether it fits.
  private func choice(_ proposal: Proposal, _ children: [Child]) -> (number: Int, fits: Bool) {
    for (number, child) in children.enumerated() {
      let ideal = child.size(.unspecified)
      let fits = axes.allSatisfy { axis in
        proposal[axis].map { ideal[axis] <= $0 + Self.tolerance } ?? true
      }
      if fits { return (number, true) }
    }
    return (max(0, children.count - 1), false)
  }

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    guard !children.isEmpty else { return .zero }
    return children[choice(proposal, children).number].size(proposal)
  }

  func place(_ proposal: Proposal, size: Size, _ children: [Child]) -> [Placement] {
    let shown = choice(proposal, children).number
    return children.indices.map { Placement(origin: .zero, proposal: proposal, isShown: $0 == shown) }
  }

  func explicit(_ guide: AlignmentGuide, _ proposal: Proposal, _ children: [Child]) -> Double? {
    guard !children.isEmpty else { return nil }
    return children[choice(proposal, children).number].explicit(guide, proposal)
  }

  func guides(_ children: [Child]) -> GuideSet { children.guides }

  func content(_ proposal: Proposal, _ children: [Child]) -> LaidOutItem.Content? {
    let choice = choice(proposal, children)
    guard texts.indices.contains(choice.number) else { return nil }
    let shown = Set(texts[choice.number])
    let lost = texts[0].filter { !shown.contains($0) }
    // A text that another stands for, as a short form does, is not lost.
    let added = texts[choice.number].count { !texts[0].contains($0) }
    return .viewThatFits(
      alternative: choice.number,
      fits: choice.fits,
      lost: added < lost.count ? lost : [],
      excess: excess(proposal, children)
    )
  }

  /// By how much the first alternative is too large along the axes looked at.
  private func excess(_ proposal: Proposal, _ children: [Child]) -> Size {
    var excess = Size.zero
    guard let ideal = children.first?.size(.unspecified) else { return excess }
    for axis in axes { excess[axis] = max(0, ideal[axis] - (proposal[axis] ?? .infinity)) }
    return excess
  }
}
