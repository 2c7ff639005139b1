import GalleyModel

/// `LazyVGrid` and `LazyHGrid`: tracks decided by the proposal alone, cells at their ideal length along the axis.
///
/// Source: columns that articles report. The tracks are decided twice, at the proposal and again at the width that gave,
/// so that the second may differ from the first.
struct LazyGridLayout: LayoutAlgorithm {
  let style: LazyGridStyle

  private var axis: Axis { style.axis }

  /// The lengths of the tracks across the axis, adaptive ones multiplied.
  func tracks(_ proposed: Double) -> (lengths: [Double], gaps: [Double]) {
    let spacing = style.trackSpacing.map { $0 ?? EdgeSpacing.standard }
    var left = proposed - spacing.dropLast().reduce(0, +)
    for case .fixed(let length) in style.tracks { left -= length }
    var open = style.tracks.count {
      if case .fixed = $0 { false } else { true }
    }
    var lengths: [Double] = []
    var gaps: [Double] = []
    for (number, track) in style.tracks.enumerated() {
      let gap = spacing.indices.contains(number) ? spacing[number] : EdgeSpacing.standard
      let share = open > 0 ? max(0, left / Double(open)) : 0
      switch track {
      case .fixed(let length):
        lengths.append(length)
        gaps.append(gap)
      case .flexible(let minimum, let maximum):
        let length = min(max(share, minimum), max(minimum, maximum))
        lengths.append(length)
        gaps.append(gap)
        left -= length
        open -= 1
      case .adaptive(let minimum, let maximum):
        let count = max(1, ((share + gap) / (max(minimum, 1) + gap)).rounded(.down))
        let each = (share - gap * (count - 1)) / count
        let length = min(max(each, minimum), max(minimum, maximum))
        lengths += Array(repeating: length, count: Int(count))
        gaps += Array(repeating: gap, count: Int(count))
        left -= share
        open -= 1
      }
    }
    return (lengths, Array(gaps.dropLast()))
  }

  private func total(_ tracks: (lengths: [Double], gaps: [Double])) -> Double {
    tracks.lengths.reduce(0, +) + tracks.gaps.reduce(0, +)
  }

  private func cell(_ length: Double) -> Proposal {
    var proposal = Proposal.unspecified
    proposal[axis.other] = length
    return proposal
  }

  /// The length along the axis of each line of cells.
  private func lines(_ lengths: [Double], _ children: [Child]) -> [Double] {
    guard !lengths.isEmpty else { return [] }
    return stride(from: 0, to: children.count, by: lengths.count).map { start in
      zip(children[start...], lengths).map { $0.size(cell($1))[axis] }.max() ?? 0
    }
  }

  private var lineGap: Double { style.spacing ?? EdgeSpacing.standard }

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    let tracks = tracks(proposal[axis.other] ?? FillLeaf.unspecified)
    let lines = lines(tracks.lengths, children)
    var size = Size.zero
    size[axis.other] = total(tracks)
    size[axis] = lines.reduce(0, +) + lineGap * Double(max(0, lines.count - 1))
    return size
  }

  func place(_ proposal: Proposal, size: Size, _ children: [Child]) -> [Placement] {
    let tracks = tracks(size[axis.other])
    let lines = lines(tracks.lengths, children)
    // What the second pass makes too wide hangs over on both sides.
    let start = (size[axis.other] - total(tracks)) / 2
    return children.indices.map { index in
      let track = index % max(1, tracks.lengths.count)
      let line = index / max(1, tracks.lengths.count)
      let across =
        start + tracks.lengths[..<track].reduce(0, +) + tracks.gaps.prefix(track).reduce(0, +)
      let along = lines[..<line].reduce(0, +) + lineGap * Double(line)
      var box = Size.zero
      box[axis.other] = tracks.lengths[track]
      box[axis] = lines[line]
      var placed = children[index].aligned(style.alignment, in: box, proposal: cell(tracks.lengths[track]))
      placed.origin.x += axis == .vertical ? across : along
      placed.origin.y += axis == .vertical ? along : across
      return placed
    }
  }

  func guides(_ children: [Child]) -> GuideSet { [] }
}
