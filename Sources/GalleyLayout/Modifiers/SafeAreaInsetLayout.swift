import GalleyModel

/// `safeAreaInset`: a second view along one edge, the first in what is left.
///
/// Documented in source: the second is measured in what the first's minimum leaves.
struct SafeAreaInsetLayout: LayoutAlgorithm {
  let edge: Edge
  /// Points; `nil` is the standard distance.
  let spacing: Double?
  let alignment: Alignment

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var gap: Double { spacing ?? EdgeSpacing.standard }

  private func proposals(_ proposal: Proposal, _ children: [Child]) -> (primary: Proposal, inset: Proposal) {
    guard let length = proposal[axis], children.count == 2 else { return (proposal, proposal) }
    var least = proposal
    least[axis] = 0
    var inset = proposal
    inset[axis] = max(0, length - gap - children[0].size(least)[axis])
    var primary = proposal
    primary[axis] = max(0, length - gap - children[1].size(inset)[axis])
    return (primary, inset)
  }

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    guard children.count == 2 else { return children.first?.size(proposal) ?? .zero }
    let proposals = proposals(proposal, children)
    let primary = children[0].size(proposals.primary)
    var size = primary
    size[axis] += gap + children[1].size(proposals.inset)[axis]
    return size
  }

  func place(_ proposal: Proposal, size: Size, _ children: [Child]) -> [Placement] {
    let proposals = proposals(proposal, children)
    guard children.count == 2 else {
      return children.map { _ in Placement(origin: .zero, proposal: proposal) }
    }
    let inset = children[1].size(proposals.inset)
    var first = Placement(origin: .zero, proposal: proposals.primary)
    var second = children[1].aligned(alignment, in: size, proposal: proposals.inset)
    switch edge {
    case .top:
      first.origin.y = inset.height + gap
      second.origin.y = 0
    case .bottom: second.origin.y = size.height - inset.height
    case .leading:
      first.origin.x = inset.width + gap
      second.origin.x = 0
    case .trailing: second.origin.x = size.width - inset.width
    }
    return [first, second]
  }

  func guides(_ children: [Child]) -> GuideSet { [] }
}
