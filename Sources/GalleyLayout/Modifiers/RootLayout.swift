import GalleyModel

/// The window: offers its content what the safe area leaves, and centres the answer there.
struct RootLayout: UnaryLayout {
  let window: Size
  let safeArea: Insets

  private var content: Rect { Rect(origin: .zero, size: window).inset(by: safeArea) }

  func size(_ proposal: Proposal, _ children: [Child]) -> Size { window }

  func placement(_ proposal: Proposal, size: Size, _ child: Child) -> Placement {
    let placed = child.aligned(.center, in: content.size, proposal: Proposal(content.size))
    return Placement(
      origin: Point(x: content.x + placed.origin.x, y: content.y + placed.origin.y),
      proposal: placed.proposal
    )
  }
}
