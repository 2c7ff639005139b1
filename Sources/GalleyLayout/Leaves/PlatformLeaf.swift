import GalleyModel

/// A control or bar of the platform: a fixed size, or the proposed width.
struct PlatformLeaf: LayoutAlgorithm {
  let control: PlatformControl

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    Size(
      width: control.width ?? proposal.width ?? FillLeaf.unspecified,
      height: control.height ?? proposal.height ?? FillLeaf.unspecified
    )
  }

  func guides(_ children: [Child]) -> GuideSet { [] }
}
