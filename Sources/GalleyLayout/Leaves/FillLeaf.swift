import GalleyModel

/// A colour or a shape: takes what it is proposed, 10 points where nothing is.
struct FillLeaf: LayoutAlgorithm {
  static let unspecified: Double = 10

  let fill: Fill

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    let offered = Size(
      width: proposal.width ?? Self.unspecified,
      height: proposal.height ?? Self.unspecified
    )
    guard fill.shape == .circle else { return offered }
    // A circle answers the square that fits.
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    guard proposal != .unspecified else { return offered }
    return Size(width: side, height: side)
  }

  func guides(_ children: [Child]) -> GuideSet { [] }
}
