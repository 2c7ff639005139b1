import GalleyModel

/// `aspectRatio`, `scaledToFit`, `scaledToFill`: proposes a rectangle of the ratio and answers what the child does.
///
/// Source: recorded, infinite and negative cases included.
struct AspectRatioLayout: UnaryLayout {
  let ratio: AspectRatio

  private func inner(_ proposal: Proposal, _ child: Child?) -> Proposal {
    guard let ratio = ratio.ratio ?? ideal(child), ratio != 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = width / ratio <= height
      let takesWidth = self.ratio.mode == .fit ? isWide : !isWide
      return takesWidth
        ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
    }
  }

  private func ideal(_ child: Child?) -> Double? {
    guard let size = child?.size(.unspecified), size.height > 0 else { return nil }
    return size.width / size.height
  }

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    children.first?.size(inner(proposal, children.first)) ?? .zero
  }

  func placement(_ proposal: Proposal, size: Size, _ child: Child) -> Placement {
    Placement(origin: .zero, proposal: inner(proposal, child))
  }

  func spacing(_ children: [Child]) -> Spacing { children.first?.spacing ?? .plain }
}
