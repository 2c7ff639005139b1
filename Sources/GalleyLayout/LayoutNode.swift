import GalleyModel

/// A view of one case, with the answers it has given so far.
///
/// The cache is what keeps nested stacks, which ask each child at 0, infinity and their share, from asking it
/// exponentially often.
final class LayoutNode {
  let algorithm: any LayoutAlgorithm
  /// What the node shows where its algorithm does not say.
  private let content: LaidOutItem.Content
  let location: SourceLocation
  let direction: LayoutDirection
  let foreground: Paint?
  /// In painting order.
  let children: [LayoutNode]
  let cell: GridCell
  private let views: [Child]
  let spacing: Spacing
  let priority: Double
  /// Guides of which the node may have a value of its own: only those are asked for.
  let guides: GuideSet
  private var sizes = AnswerMemo<ProposalBits, Size>()
  private var values = AnswerMemo<GuideQuestion, Double?>()

  init(
    _ algorithm: any LayoutAlgorithm,
    _ content: LaidOutItem.Content,
    at location: SourceLocation,
    in environment: LayoutEnvironment,
    children: [LayoutNode] = [],
    cell: GridCell? = nil
  ) {
    self.algorithm = algorithm
    self.content = content
    self.location = location
    self.direction = environment.direction
    self.foreground = environment.foreground
    self.children = children
    views = children.map(Child.init)
    spacing = algorithm.spacing(views)
    priority = algorithm.priority(views)
    guides = algorithm.guides(views)
    // A modifier round a cell leaves it the cell it is.
    self.cell = cell ?? (algorithm.isModifier ? children.first?.cell : nil) ?? GridCell()
  }

  func size(_ proposal: Proposal) -> Size {
    let question = ProposalBits(proposal)
    if let known = sizes.answer(to: question) { return known }
    let answer = algorithm.size(proposal, views)
    sizes.keep(answer, for: question)
    return answer
  }

  func explicit(_ guide: AlignmentGuide, _ proposal: Proposal) -> Double? {
    let asked = GuideSet(guide)
    guard guides.contains(asked) else { return nil }
    let question = GuideQuestion(guide: asked, proposal: ProposalBits(proposal))
    if let known = values.answer(to: question) { return known }
    let answer = algorithm.explicit(guide, proposal, views)
    values.keep(answer, for: question)
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
        content: algorithm.content(proposal, views) ?? content,
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
