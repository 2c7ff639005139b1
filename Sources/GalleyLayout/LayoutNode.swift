import GalleyModel

/// A view of one case, with the answers it has given so far.
///
/// The cache is what keeps nested stacks, which ask each child at 0, infinity and their share, from asking it
/// exponentially often.
final class LayoutNode {
  let algorithm: any LayoutAlgorithm
  /// What the node shows once it is given its last proposal.
  let content: (Proposal) -> LaidOutItem.Content
  let location: SourceLocation
  let direction: LayoutDirection
  let foreground: Paint?
  /// In painting order.
  let children: [LayoutNode]
  let cell: GridCell
  private let views: [Child]
  let spacing: Spacing
  let priority: Double
  // A node meets few distinct proposals, so that looking through them is faster than hashing them.
  private var sizes: [(proposal: Proposal, size: Size)] = []
  private var guides: [(guide: AlignmentGuide, proposal: Proposal, value: Double?)] = []

  init(
    _ algorithm: any LayoutAlgorithm,
    _ content: @escaping @autoclosure () -> LaidOutItem.Content,
    at location: SourceLocation,
    in environment: LayoutEnvironment,
    children: [LayoutNode] = [],
    cell: GridCell? = nil
  ) {
    self.algorithm = algorithm
    self.location = location
    self.direction = environment.direction
    self.foreground = environment.foreground
    self.children = children
    let views = children.map(Child.init)
    self.views = views
    self.content = { algorithm.content($0, views) ?? content() }
    spacing = algorithm.spacing(views)
    priority = algorithm.priority(views)
    // A modifier round a cell leaves it the cell it is.
    self.cell = cell ?? (algorithm.isModifier ? children.first?.cell : nil) ?? GridCell()
  }

  func size(_ proposal: Proposal) -> Size {
    for known in sizes where known.proposal == proposal { return known.size }
    let answer = algorithm.size(proposal, views)
    sizes.append((proposal, answer))
    return answer
  }

  func explicit(_ guide: AlignmentGuide, _ proposal: Proposal) -> Double? {
    for known in guides where known.guide == guide && known.proposal == proposal { return known.value }
    let answer = algorithm.explicit(guide, proposal, views)
    guides.append((guide, proposal, answer))
    return answer
  }

  /// Adds this node and all inside it to `items`.
  ///
  /// The one place where right-to-left differs: a child's leading offset is measured from the right edge.
  func emit(at origin: Point, proposal: Proposal, parent: Int?, into items: inout [LaidOutItem]) {
    let size = size(proposal)
    let index = items.count
    items.append(
      LaidOutItem(
        content: content(proposal),
        frame: Rect(origin: origin, size: size),
        location: location,
        parent: parent,
        foreground: foreground,
        proposal: proposal,
        direction: direction
      )
    )
    for (child, placement) in zip(children, algorithm.place(proposal, size: size, views))
    where placement.isShown {
      var x = placement.origin.x
      if direction == .rightToLeft { x = size.width - x - child.size(placement.proposal).width }
      child.emit(
        at: Point(x: origin.x + x, y: origin.y + placement.origin.y),
        proposal: placement.proposal,
        parent: index,
        into: &items
      )
    }
  }
}
