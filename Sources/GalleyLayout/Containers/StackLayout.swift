import GalleyModel

/// `HStack` and `VStack`.
///
/// Source: the algorithm recorded from real SwiftUI. Children are served by priority group, then from the least
/// flexible up, each an equal share of what is left after the minimums of the groups still to come; the stack is
/// as large as its children and never clips.
struct StackLayout: LayoutAlgorithm {
  let axis: Axis
  let alignment: Alignment
  /// Points, taken as they are; `nil` asks the children.
  let spacing: Double?

  private var guide: AlignmentGuide {
    axis == .horizontal ? .vertical(alignment.vertical) : .horizontal(alignment.horizontal)
  }

  private let knownGaps = Once<[Double]>()
  private let solved = LastSolution<[Served]>()

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    let served = served(proposal, children)
    var size = Size.zero
    size[axis] = served.reduce(gaps(children).reduce(0, +)) { $0 + $1.size[axis] }
    let aligned = range(served, children)
    size[axis.other] = aligned.before + aligned.after
    return size
  }

  func place(_ proposal: Proposal, size: Size, _ children: [Child]) -> [Placement] {
    var proposal = proposal
    // Recorded: without a cross proposal the stack offers its own cross size when it places.
    if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
    let served = served(proposal, children)
    let aligned = range(served, children)
    let gaps = gaps(children)
    var position: Double = 0
    return children.indices.map { index in
      let child = served[index]
      if index > 0 { position += gaps[index - 1] }
      let cross = aligned.before - children[index].guide(guide, child.proposal, size: child.size)
      let main = position
      position += child.size[axis]
      return Placement(
        origin: axis == .horizontal ? Point(x: main, y: cross) : Point(x: cross, y: main),
        proposal: child.proposal
      )
    }
  }

  func explicit(_ guide: AlignmentGuide, _ proposal: Proposal, _ children: [Child]) -> Double? {
    baseline(guide, proposal, children)
  }

  func guides(_ children: [Child]) -> GuideSet { baselines(children) }

  func spacing(_ children: [Child]) -> Spacing {
    var result = Spacing.plain
    guard let first = children.first, let last = children.last else { return result }
    let (start, end): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    for edge in Edge.allCases {
      switch edge {
      case start: result[edge] = first.spacing[edge]
      case end: result[edge] = last.spacing[edge]
      default: result[edge] = Spacing.merged(children.map { $0.spacing[edge] })
      }
    }
    return result
  }

  func priority(_ children: [Child]) -> Double {
    children.count == 1 ? children[0].priority : 0
  }

  // MARK: The algorithm

  /// A child with what it is proposed and answers.
  private struct Served {
    var proposal: Proposal
    var size: Size
  }

  private func served(_ proposal: Proposal, _ children: [Child]) -> [Served] {
    solved.solution(for: proposal) { serve(proposal, children) }
  }

  private func serve(_ proposal: Proposal, _ children: [Child]) -> [Served] {
    guard let offered = proposal[axis], offered.isFinite else {
      return children.map { Served(proposal: proposal, size: $0.size(proposal)) }
    }
    var served = children.map { _ in Served(proposal: proposal, size: .zero) }
    var available = offered - gaps(children).reduce(0, +)
    var members = children.indices.map { member($0, children[$0], proposal) }
    if isOneGroup(children) {
      members.sort()
      serve(members, of: children, proposal, &available, &served)
      return served
    }
    let groups = Dictionary(grouping: members) { children[$0.index].priority }
      .sorted { $0.key > $1.key }.map(\.value)
    let reserves = groups.map { $0.reduce(0) { $0 + $1.minimum } }
    available -= reserves.dropFirst().reduce(0, +)
    for (rank, group) in groups.enumerated() {
      if rank > 0 { available += reserves[rank] }
      serve(group.sorted(), of: children, proposal, &available, &served)
    }
    return served
  }

  /// Whether all children have the same priority, as nearly always.
  private func isOneGroup(_ children: [Child]) -> Bool {
    guard let first = children.first?.priority else { return true }
    return children.allSatisfy { $0.priority == first }
  }

  /// Offers each member of a group an equal share of what is left.
  private func serve(
    _ group: [Member],
    of children: [Child],
    _ proposal: Proposal,
    _ available: inout Double,
    _ served: inout [Served]
  ) {
    var remaining = group.count
    for member in group {
      var share = proposal
      share[axis] = max(0, available / Double(remaining))
      let size = children[member.index].size(share)
      served[member.index] = Served(proposal: share, size: size)
      available -= size[axis]
      remaining -= 1
    }
  }

  private func member(_ index: Int, _ child: Child, _ proposal: Proposal) -> Member {
    var question = proposal
    question[axis] = 0
    let minimum = child.size(question)[axis]
    question[axis] = .infinity
    let maximum = child.size(question)[axis]
    return Member(index: index, minimum: minimum, flexibility: maximum - minimum)
  }

  /// A child within its priority group, in the order in which it is served.
  private struct Member: Comparable {
    let index: Int
    /// The answer when nothing is offered along the axis.
    let minimum: Double
    let flexibility: Double

    static func < (a: Member, b: Member) -> Bool {
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      // Recorded for equal infinite flexibility; equal finite ones keep their order.
      if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
      return a.index < b.index
    }
  }

  /// How far the aligned children reach before and after the alignment guide.
  private func range(_ served: [Served], _ children: [Child]) -> (before: Double, after: Double) {
    guard !children.isEmpty else { return (0, 0) }
    var before = -Double.infinity
    var after = -Double.infinity
    for (child, served) in zip(children, served) {
      let value = child.guide(guide, served.proposal, size: served.size)
      before = max(before, value)
      after = max(after, served.size[axis.other] - value)
    }
    return (before, after)
  }

  private func gaps(_ children: [Child]) -> [Double] {
    knownGaps.value { children.gaps(along: axis, spacing) }
  }
}

extension [Child] {
  /// The distances between neighbours along an axis, in points: as given, or as the neighbours prefer.
  func gaps(along axis: Axis, _ spacing: Double?) -> [Double] {
    let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return zip(self, dropFirst()).map { first, second in
      spacing ?? EdgeSpacing.distance(from: first.spacing[end], to: second.spacing[start])
    }
  }
}
