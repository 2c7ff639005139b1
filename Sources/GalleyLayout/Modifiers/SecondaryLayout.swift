import GalleyModel

/// `overlay` and `background`: a second view offered the first one's size, which alone decides the layout.
struct SecondaryLayout: LayoutAlgorithm {
  enum Order {
    case overlay, background
  }

  let order: Order
  let alignment: Alignment

  private func primary(_ children: [Child]) -> Child? {
    order == .overlay ? children.first : children.last
  }

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    primary(children)?.size(proposal) ?? .zero
  }

  /// Children come in painting order, so a background's is first.
  func place(_ proposal: Proposal, size: Size, _ children: [Child]) -> [Placement] {
    let main = Placement(origin: .zero, proposal: proposal)
    guard children.count == 2, let first = primary(children) else { return [main] }
    let own = Proposal(size)
    let second = order == .overlay ? children[1] : children[0]
    let placed = Placement(
      origin: Point(
        x: first.guide(.horizontal(alignment.horizontal), proposal)
          - second.guide(.horizontal(alignment.horizontal), own),
        y: first.guide(.vertical(alignment.vertical), proposal)
          - second.guide(.vertical(alignment.vertical), own)
      ),
      proposal: own
    )
    return order == .overlay ? [main, placed] : [placed, main]
  }

  func explicit(_ guide: AlignmentGuide, _ proposal: Proposal, _ children: [Child]) -> Double? {
    primary(children)?.explicit(guide, proposal)
  }

  func guides(_ children: [Child]) -> GuideSet { primary(children)?.guides ?? [] }

  func spacing(_ children: [Child]) -> Spacing { primary(children)?.spacing ?? .plain }

  func priority(_ children: [Child]) -> Double { primary(children)?.priority ?? 0 }
}
