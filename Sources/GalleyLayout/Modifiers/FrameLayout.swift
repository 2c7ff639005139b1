import GalleyModel

/// `frame(width:height:alignment:)`: fixes the axes it names.
struct FrameLayout: UnaryLayout {
  let width: Double?
  let height: Double?
  let alignment: Alignment

  /// Recorded: a negative or non-finite length is as if it were not given.
  init(width: Double?, height: Double?, alignment: Alignment) {
    self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.alignment = alignment
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let child = children.first?.size(inner(proposal)) ?? .zero
    return Size(width: width ?? child.width, height: height ?? child.height)
  }

  func placement(_ proposal: Proposal, size: Size, _ child: Child) -> Placement {
    child.aligned(alignment, in: size, proposal: inner(proposal))
  }

  func spacing(_ children: [Child]) -> Spacing {
    children.spacing(resetting: width != nil, height != nil)
  }
}

extension Child {
  /// Lies in a box so that both have the alignment's guides in common.
  func aligned(_ alignment: Alignment, in box: Size, proposal: Proposal) -> Placement {
    Placement(
      origin: Point(
        x: Self.standard(.horizontal(alignment.horizontal), box)
          - guide(.horizontal(alignment.horizontal), proposal),
        y: Self.standard(.vertical(alignment.vertical), box) - guide(.vertical(alignment.vertical), proposal)
      ),
      proposal: proposal
    )
  }
}

extension [Child] {
  /// The only child's spacing; edges of an axis whose length a modifier decides are those of any view.
  ///
  /// Recorded: a spacer's edges stay a spacer's.
  func spacing(resetting horizontal: Bool, _ vertical: Bool) -> Spacing {
    var spacing = first?.spacing ?? .plain
    let decided: [Edge] = (horizontal ? [.leading, .trailing] : []) + (vertical ? [.top, .bottom] : [])
    for edge in decided where spacing[edge] != .zero { spacing[edge] = .plain }
    return spacing
  }
}
