import GalleyModel

/// `Spacer`: takes what is left along its stack's axis, after every other child.
struct SpacerLeaf: LayoutAlgorithm {
  /// Points; recorded.
  static let standardMinimum: Double = 8

  let minimum: Double
  /// `nil` outside a stack, where a spacer expands both ways.
  let axis: Axis?

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    var size = Size.zero
    for axis in [Axis.horizontal, .vertical] where self.axis == nil || self.axis == axis {
      size[axis] = max(minimum, proposal[axis] ?? minimum)
    }
    return size
  }

  /// Recorded: across its stack's axis a spacer is spaced as any view is.
  func spacing(_ children: [Child]) -> Spacing {
    var spacing = Spacing.plain
    if axis != .vertical { (spacing.leading, spacing.trailing) = (.zero, .zero) }
    if axis != .horizontal { (spacing.top, spacing.bottom) = (.zero, .zero) }
    return spacing
  }

  func priority(_ children: [Child]) -> Double { -.infinity }

  func guides(_ children: [Child]) -> GuideSet { [] }
}
