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
  private var sizes: [Proposal: Size] = [:]
  private var guides: [GuideQuestion: Double?] = [:]

  private struct GuideQuestion: Hashable {
    let guide: AlignmentGuide
    let proposal: Proposal
  }

  init(
    _ algorithm: any LayoutAlgorithm,
    _ content: @escaping @autoclosure () -> LaidOutItem.Content,
    at location: SourceLocation,
    in environment: LayoutEnvironment,
    children: [LayoutNode] = [],
    cell: GridCell? = nil
  ) {
    self.algorithm = algorithm
    self.content = { proposal in algorithm.content(proposal, children.map(\.child)) ?? content() }
    self.location = location
    self.direction = environment.direction
    self.foreground = environment.foreground
    self.children = children
    self.views = children.map(\.child)
    // A modifier round a cell leaves it the cell it is.
    self.cell = cell ?? (algorithm is any UnaryLayout ? children.first?.cell : nil) ?? GridCell()
  }

  /// This node as its parent sees it.
  var child: Child {
    Child(
      size: { self.size($0) },
      explicit: { self.explicit($0, $1) },
      spacing: algorithm.spacing(views),
      priority: algorithm.priority(views),
      cell: cell
    )
  }

  func size(_ proposal: Proposal) -> Size {
    if let known = sizes[proposal] { return known }
    let answer = algorithm.size(proposal, views)
    sizes[proposal] = answer
    return answer
  }

  private func explicit(_ guide: AlignmentGuide, _ proposal: Proposal) -> Double? {
    let question = GuideQuestion(guide: guide, proposal: proposal)
    if let known = guides[question] { return known }
    let answer = algorithm.explicit(guide, proposal, views)
    guides[question] = .some(answer)
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
        proposal: proposal
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
