import GalleyModel

/// `LazyHStack` and `LazyVStack`: members at their ideal length along the axis, the whole proposal across it.
struct LazyStackLayout: LayoutAlgorithm {
  let axis: Axis
  let alignment: Alignment
  /// Points; `nil` asks the members.
  let spacing: Double?

  private let knownGaps = Once<[Double]>()

  private var guide: AlignmentGuide {
    axis == .horizontal ? .vertical(alignment.vertical) : .horizontal(alignment.horizontal)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    inner[axis] = nil
    return inner
  }

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    let inner = inner(proposal)
    var size = Size.zero
    size[axis] = children.reduce(gaps(children).reduce(0, +)) { $0 + $1.size(inner)[axis] }
    size[axis.other] = proposal[axis.other] ?? children.map { $0.size(inner)[axis.other] }.max() ?? 0
    return size
  }

  func place(_ proposal: Proposal, size: Size, _ children: [Child]) -> [Placement] {
    let inner = inner(proposal)
    let gaps = gaps(children)
    var position: Double = 0
    return children.enumerated().map { number, child in
      if number > 0 { position += gaps[number - 1] }
      let cross = Child.standard(guide, size) - child.guide(guide, inner)
      let main = position
      position += child.size(inner)[axis]
      return Placement(
        origin: axis == .horizontal ? Point(x: main, y: cross) : Point(x: cross, y: main),
        proposal: inner
      )
    }
  }

  func explicit(_ guide: AlignmentGuide, _ proposal: Proposal, _ children: [Child]) -> Double? {
    baseline(guide, proposal, children)
  }

  func guides(_ children: [Child]) -> GuideSet { baselines(children) }

  private func gaps(_ children: [Child]) -> [Double] {
    knownGaps.value { children.gaps(along: axis, spacing) }
  }
}
