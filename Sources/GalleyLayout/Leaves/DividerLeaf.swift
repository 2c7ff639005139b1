import GalleyModel

/// `Divider`: one device pixel thick, as long as it is proposed.
struct DividerLeaf: LayoutAlgorithm {
  /// Of the stack around it; the line is drawn across that axis.
  let stackAxis: Axis
  /// Points.
  let thickness: Double

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    var size = Size.zero
    size[stackAxis] = thickness
    size[stackAxis.other] = proposal[stackAxis.other] ?? FillLeaf.unspecified
    return size
  }

  func guides(_ children: [Child]) -> GuideSet { [] }
}
