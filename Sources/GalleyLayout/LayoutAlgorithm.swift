import GalleyModel

/// How one kind of view answers proposals and places its children.
///
/// Works in leading coordinates: x grows from the leading edge, in points. Knows no text, locale or cache.
protocol LayoutAlgorithm {
  /// Whether it is a modifier, which leaves its view the grid cell it is.
  var isModifier: Bool { get }

  /// The size answered to a proposal.
  func size(_ proposal: Proposal, _ children: [Child]) -> Size

  /// Where the children lie, and what each is proposed, once the view has been given its own answer.
  func place(_ proposal: Proposal, size: Size, _ children: [Child]) -> [Placement]

  /// The view's own value of a guide, from its leading or top edge; `nil` takes the guide's default.
  func explicit(_ guide: AlignmentGuide, _ proposal: Proposal, _ children: [Child]) -> Double?

  /// Guides of which ``explicit(_:_:_:)`` may give a value, whatever the proposal: it is asked for no others.
  func guides(_ children: [Child]) -> GuideSet

  /// The distances the view prefers to its neighbours.
  func spacing(_ children: [Child]) -> Spacing

  func priority(_ children: [Child]) -> Double

  /// What a view shows that only knows it from its last proposal; `nil` for all others.
  func content(_ proposal: Proposal, _ children: [Child]) -> LaidOutItem.Content?
}

/// What a container sees of a child.
struct Child {
  // The parent's node, which hands out its children, holds them: counting references would cost more than the rest.
  private let node: Unmanaged<LayoutNode>

  init(_ node: LayoutNode) {
    self.node = .passUnretained(node)
  }

  var spacing: Spacing { node._withUnsafeGuaranteedRef { $0.spacing } }
  var priority: Double { node._withUnsafeGuaranteedRef { $0.priority } }
  var cell: GridCell { node._withUnsafeGuaranteedRef { $0.cell } }
  var guides: GuideSet { node._withUnsafeGuaranteedRef { $0.guides } }

  /// The size answered to a proposal.
  func size(_ proposal: Proposal) -> Size { node._withUnsafeGuaranteedRef { $0.size(proposal) } }

  /// The child's own value of a guide; `nil` takes the guide's default.
  func explicit(_ guide: AlignmentGuide, _ proposal: Proposal) -> Double? {
    node._withUnsafeGuaranteedRef { $0.explicit(guide, proposal) }
  }

  /// A guide's value from the child's leading or top edge, in points.
  func guide(_ guide: AlignmentGuide, _ proposal: Proposal) -> Double {
    explicit(guide, proposal) ?? Self.standard(guide, size(proposal))
  }

  /// The same, of a child whose answer to the proposal is known.
  func guide(_ guide: AlignmentGuide, _ proposal: Proposal, size: Size) -> Double {
    explicit(guide, proposal) ?? Self.standard(guide, size)
  }

  /// The value a guide has in a view that says nothing about it.
  ///
  /// Recorded: a view without text has both baselines at its bottom.
  static func standard(_ guide: AlignmentGuide, _ size: Size) -> Double {
    switch guide {
    case .horizontal(.leading), .vertical(.top): 0
    case .horizontal(.center): size.width / 2
    case .horizontal(.trailing): size.width
    case .vertical(.center): size.height / 2
    case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): size.height
    }
  }
}

struct Placement {
  /// In leading coordinates of the parent, in points.
  var origin: Point
  var proposal: Proposal
  /// Whether the child is on screen at all.
  var isShown = true
}

/// What a view says about the grid cell it stands in.
struct GridCell {
  var columns = 1
  /// In the unit square.
  var anchor: Point?
  var unsizedAxes: Set<Axis> = []
  /// Of the whole column; the first cell that says so decides.
  var columnAlignment: HorizontalAlignment?

  /// As said by a modifier outside of those that made this cell.
  ///
  /// Recorded: columns multiply and axes add up; of two anchors or alignments the inner one holds.
  func changed(by change: GridCellChange) -> GridCell {
    var cell = self
    switch change {
    case .columns(let count): cell.columns *= max(1, count)
    case .anchor(let point): cell.anchor = anchor ?? point
    case .unsizedAxes(let axes): cell.unsizedAxes.formUnion(axes)
    case .columnAlignment(let alignment): cell.columnAlignment = columnAlignment ?? alignment
    }
    return cell
  }
}

extension LayoutAlgorithm {
  var isModifier: Bool { false }

  func place(_ proposal: Proposal, size: Size, _ children: [Child]) -> [Placement] { [] }

  func explicit(_ guide: AlignmentGuide, _ proposal: Proposal, _ children: [Child]) -> Double? { nil }

  func guides(_ children: [Child]) -> GuideSet { .all }

  func spacing(_ children: [Child]) -> Spacing { .plain }

  func priority(_ children: [Child]) -> Double { 0 }

  func content(_ proposal: Proposal, _ children: [Child]) -> LaidOutItem.Content? { nil }

  /// The baselines that ``baseline(_:_:_:)`` may give.
  func baselines(_ children: [Child]) -> GuideSet { children.guides.intersection(.baselines) }

  /// The baselines of what a container holds, at the place it has there.
  ///
  /// Recorded: the first is the least of the children's, the last is that of the last child that has one; the
  /// other guides do not leave a container.
  func baseline(_ guide: AlignmentGuide, _ proposal: Proposal, _ children: [Child]) -> Double? {
    guard guide == .vertical(.firstTextBaseline) || guide == .vertical(.lastTextBaseline) else { return nil }
    let placements = place(proposal, size: size(proposal, children), children)
    let values = zip(children, placements).compactMap { child, placement in
      child.explicit(guide, placement.proposal).map { placement.origin.y + $0 }
    }
    return guide == .vertical(.firstTextBaseline) ? values.min() : values.last
  }
}

/// A modifier of one view.
protocol UnaryLayout: LayoutAlgorithm {
  /// Where the child lies, and what it is proposed.
  func placement(_ proposal: Proposal, size: Size, _ child: Child) -> Placement
}

extension UnaryLayout {
  var isModifier: Bool { true }

  func place(_ proposal: Proposal, size: Size, _ children: [Child]) -> [Placement] {
    children.map { placement(proposal, size: size, $0) }
  }

  func guides(_ children: [Child]) -> GuideSet { children.first?.guides ?? [] }

  func explicit(_ guide: AlignmentGuide, _ proposal: Proposal, _ children: [Child]) -> Double? {
    guard let child = children.first else { return nil }
    let placement = placement(proposal, size: size(proposal, children), child)
    guard let value = child.explicit(guide, placement.proposal) else { return nil }
    return switch guide {
    case .horizontal: placement.origin.x + value
    case .vertical: placement.origin.y + value
    }
  }
}
