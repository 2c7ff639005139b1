import GalleyModel

/// `GeometryReader`: takes all it is proposed and places its views at the top leading corner.
struct GeometryReaderLayout: LayoutAlgorithm {
  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    Size(
      width: proposal.width ?? FillLeaf.unspecified,
      height: proposal.height ?? FillLeaf.unspecified
    )
  }

  func place(_ proposal: Proposal, size: Size, _ children: [Child]) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: Proposal(size)) }
  }

  func guides(_ children: [Child]) -> GuideSet { [] }
}
