import GalleyModel

/// `fixedSize`: asks for the ideal size on the axes it names, whatever it is proposed.
struct FixedSizeLayout: UnaryLayout {
  let horizontal: Bool
  let vertical: Bool

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    children.first?.size(inner(proposal)) ?? .zero
  }

  func placement(_ proposal: Proposal, size: Size, _ child: Child) -> Placement {
    Placement(origin: .zero, proposal: inner(proposal))
  }

  func spacing(_ children: [Child]) -> Spacing { children.first?.spacing ?? .plain }

  /// Recorded: the child's passes through, save a spacer's.
  func priority(_ children: [Child]) -> Double {
    let priority = children.first?.priority ?? 0
    return priority == -.infinity ? 0 : priority
  }
}
