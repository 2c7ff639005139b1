import GalleyModel

/// `padding`: the child plus insets, which may be negative.
struct PaddingLayout: UnaryLayout {
  /// Points, where the source names an edge but no length.
  static let standard: Double = 16

  let insets: Insets

  init(_ padding: Padding) {
    var insets = Insets.zero
    for (edge, length) in padding.edges { insets[edge] = length ?? Self.standard }
    self.insets = insets
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) }
    )
  }

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    let child = children.first?.size(inner(proposal)) ?? .zero
    return Size(
      width: max(0, child.width + insets.leading + insets.trailing),
      height: max(0, child.height + insets.top + insets.bottom)
    )
  }

  func placement(_ proposal: Proposal, size: Size, _ child: Child) -> Placement {
    Placement(origin: Point(x: insets.leading, y: insets.top), proposal: inner(proposal))
  }

  func spacing(_ children: [Child]) -> Spacing {
    var spacing = children.first?.spacing ?? .plain
    for edge in Edge.allCases where insets[edge] != 0 { spacing[edge] = .plain }
    return spacing
  }
}
