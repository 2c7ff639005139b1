import GalleyModel

/// `ScrollView`: its content gets its ideal length along the axes it scrolls.
///
/// Source: recorded from real SwiftUI. Along a scrolling axis it takes what it is proposed, across it the content's
/// size, so that wide content makes a vertical scroll view too wide.
struct ScrollLayout: UnaryLayout {
  let axes: Set<Axis>

  private func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    for axis in axes { inner[axis] = nil }
    return inner
  }

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    var size = children.first?.size(inner(proposal)) ?? .zero
    for axis in axes { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }

  func placement(_ proposal: Proposal, size: Size, _ child: Child) -> Placement {
    let content = child.size(inner(proposal))
    var origin = Point.zero
    // Recorded: only when it scrolls both ways is smaller content centred.
    if axes.count == 2 {
      origin = Point(
        x: max(0, (size.width - content.width) / 2),
        y: max(0, (size.height - content.height) / 2)
      )
    }
    return Placement(origin: origin, proposal: inner(proposal))
  }

  func spacing(_ children: [Child]) -> Spacing { .plain }
}
