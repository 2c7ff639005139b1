import GalleyModel

/// A modifier that leaves layout to its child: it may shift where the child is drawn, or say something about it.
struct TransparentLayout: UnaryLayout {
  /// `offset`: moves the child without moving the frame; leading coordinates.
  var offset = Point.zero
  /// `layoutPriority`.
  var ownPriority: Double?
  /// `alignmentGuide`.
  var ownGuide: (guide: AlignmentGuide, value: Double)?

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    children.first?.size(proposal) ?? .zero
  }

  func placement(_ proposal: Proposal, size: Size, _ child: Child) -> Placement {
    Placement(origin: offset, proposal: proposal)
  }

  func explicit(_ guide: AlignmentGuide, _ proposal: Proposal, _ children: [Child]) -> Double? {
    if let ownGuide, ownGuide.guide == guide { return ownGuide.value }
    // An offset moves what is drawn, not the guides.
    return children.first?.explicit(guide, proposal)
  }

  func guides(_ children: [Child]) -> GuideSet {
    children.guides.union(ownGuide.map { GuideSet($0.guide) } ?? [])
  }

  func spacing(_ children: [Child]) -> Spacing { children.first?.spacing ?? .plain }

  func priority(_ children: [Child]) -> Double { ownPriority ?? children.first?.priority ?? 0 }
}
