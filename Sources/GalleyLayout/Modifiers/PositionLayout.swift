import GalleyModel

/// `position`: takes what it is proposed and centres its view at a point of that; leading coordinates.
struct PositionLayout: UnaryLayout {
  let point: Point

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    let child = children.first?.size(proposal) ?? .zero
    return Size(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
  }

  func placement(_ proposal: Proposal, size: Size, _ child: Child) -> Placement {
    let own = child.size(proposal)
    return Placement(
      origin: Point(x: point.x - own.width / 2, y: point.y - own.height / 2),
      proposal: proposal
    )
  }
}
