import GalleyModel

/// `ZStack`, and the implicit one around several views of an overlay or a background.
///
/// Source: recorded from real SwiftUI. The size is the union of the aligned children of the highest priority at the
/// same proposal; every child is then measured again at that size, and what they take
/// up then lies at the top leading corner.
struct ZStackLayout: LayoutAlgorithm {
  let alignment: Alignment

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    let highest = children.map(\.priority).max()
    let deciding = children.filter { $0.priority == highest }
    let reach = reach(deciding, proposal)
    return Size(width: reach.left + reach.right, height: reach.above + reach.below)
  }

  func place(_ proposal: Proposal, size: Size, _ children: [Child]) -> [Placement] {
    let own = Proposal(size)
    let highest = children.map(\.priority).max()
    let reach = reach(children.filter { $0.priority == highest }, own)
    return children.map { child in
      Placement(
        origin: Point(
          x: reach.left - child.guide(.horizontal(alignment.horizontal), own),
          y: reach.above - child.guide(.vertical(alignment.vertical), own)
        ),
        proposal: own
      )
    }
  }

  func explicit(_ guide: AlignmentGuide, _ proposal: Proposal, _ children: [Child]) -> Double? {
    baseline(guide, proposal, children)
  }

  func guides(_ children: [Child]) -> GuideSet { baselines(children) }

  func spacing(_ children: [Child]) -> Spacing {
    var result = Spacing.plain
    for edge in Edge.allCases { result[edge] = Spacing.merged(children.map { $0.spacing[edge] }) }
    return result
  }

  func priority(_ children: [Child]) -> Double {
    children.count == 1 ? children[0].priority : 0
  }

  private func reach(
    _ children: [Child],
    _ proposal: Proposal
  ) -> (left: Double, right: Double, above: Double, below: Double) {
    var result = (left: 0.0, right: 0.0, above: 0.0, below: 0.0)
    for (index, child) in children.enumerated() {
      let size = child.size(proposal)
      let x = child.guide(.horizontal(alignment.horizontal), proposal)
      let y = child.guide(.vertical(alignment.vertical), proposal)
      let own = (left: x, right: size.width - x, above: y, below: size.height - y)
      result =
        index == 0
        ? own
        : (
          max(result.left, own.left), max(result.right, own.right), max(result.above, own.above),
          max(result.below, own.below)
        )
    }
    return result
  }
}
