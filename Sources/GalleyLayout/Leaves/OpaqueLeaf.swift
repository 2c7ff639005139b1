import GalleyModel

/// A view that was not understood, as a box of an assumed size.
struct OpaqueLeaf: LayoutAlgorithm {
  /// Points: the least size of something to be touched.
  static let assumed = Size(width: 44, height: 44)

  let answer: (Proposal) -> Size

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    answer(proposal)
  }

  func guides(_ children: [Child]) -> GuideSet { [] }
}
