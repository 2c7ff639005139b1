import GalleyModel

/// Finds the columns and rows of a grid.
///
/// Source: 209 grids recorded from real SwiftUI, of which all but those listed in the tests come out. The steps:
/// 1. cells are served by priority; each priority has what the ones before it left, with no reserve for those after;
/// 2. within a priority, in groups: by the number of axes on which they have no limit, then by flexibility, which
///    is the answer to infinity less that to zero, on the axes with a proposal;
/// 3. the cells of a group are offered their shares of width and height at once (``GridTracks/offer(_:)``);
/// 4. on an axis on which a cell is unsized it is offered no more than its tracks have by now;
/// 5. the answers of the group are committed together, the spanning cells' last;
/// 6. when all are served, spanning cells widen again what their columns lack without them.
struct GridSolver {
  let cells: [GridCellBox]
  let children: [Child]
  let columnGaps: [Double]
  let rowGaps: [Double]
  /// The baseline by which each row aligns, if it does.
  let baselines: [VerticalAlignment?]

  func solve(_ proposal: Proposal) -> GridSolution {
    var solution = GridSolution(
      columns: GridTracks(count: columnCount, gaps: columnGaps, offered: proposal.width),
      rows: GridTracks(count: baselines.count, gaps: rowGaps, offered: proposal.height),
      baselines: baselines.map { _ in nil },
      offers: cells.map { _ in proposal }
    )
    for groups in groupsByPriority(proposal) {
      let all = groups.flatMap(\.self)
      solution.columns.begin(all.map { cells[$0].columns })
      solution.rows.begin(all.map { cells[$0].rowTracks })
      for number in groups.indices {
        serve(groups[number], waiting: groups[number...].flatMap(\.self), proposal, &solution)
      }
    }
    solution.columns.settle()
    alignBaselines(&solution)
    return solution
  }

  private var columnCount: Int { cells.map(\.columns.upperBound).max() ?? 0 }

  // MARK: Order

  /// Numbers of cells: by priority, highest first, and within each priority by group.
  private func groupsByPriority(_ proposal: Proposal) -> [[[Int]]] {
    Dictionary(grouping: cells.indices) { children[cells[$0].child].priority }
      .sorted { $0.key > $1.key }
      .map { _, members in
        Dictionary(grouping: members) { Flexibility(children[cells[$0].child], proposal) }
          .sorted { $0.key < $1.key }
          .map(\.value)
      }
  }

  private struct Flexibility: Hashable, Comparable {
    /// Axes without limit.
    let limitless: Int
    /// The sum on the other axes, in points.
    let range: Double

    init(_ child: Child, _ proposal: Proposal) {
      let least = child.size(
        Proposal(width: proposal.width.map { _ in 0 }, height: proposal.height.map { _ in 0 })
      )
      let most = child.size(
        Proposal(width: proposal.width.map { _ in .infinity }, height: proposal.height.map { _ in .infinity })
      )
      let ranges = [most.width - least.width, most.height - least.height]
      limitless = ranges.count { !$0.isFinite }
      range = ranges.filter(\.isFinite).reduce(0, +)
    }

    static func < (a: Flexibility, b: Flexibility) -> Bool {
      (a.limitless, a.range) < (b.limitless, b.range)
    }
  }

  // MARK: Serving

  private func serve(_ group: [Int], waiting: [Int], _ proposal: Proposal, _ solution: inout GridSolution) {
    solution.columns.open(for: waiting.map { cells[$0].columns })
    solution.rows.open(for: waiting.map { cells[$0].rowTracks })
    var widths: [GridTracks.Answer] = []
    var heights: [GridTracks.Answer] = []
    for number in group {
      let cell = cells[number]
      let child = children[cell.child]
      let unsized = child.cell.unsizedAxes
      var offer = Proposal(
        width: solution.columns.offer(cell.columns),
        height: solution.rows.offer(cell.rowTracks)
      )
      if proposal.width != nil, unsized.contains(.horizontal) {
        offer.width = solution.columns.length(of: cell.columns)
      }
      if proposal.height != nil, unsized.contains(.vertical) {
        offer.height = solution.rows.length(of: cell.rowTracks)
      }
      let answer = child.size(offer)
      solution.offers[cell.child] = offer
      widths.append(GridTracks.Answer(tracks: cell.columns, length: answer.width))
      heights.append(GridTracks.Answer(tracks: cell.rowTracks, length: answer.height))
    }
    solution.columns.commit(widths)
    solution.rows.commit(heights)
  }

  /// Makes rows that align text by a baseline high enough for what hangs below it.
  private func alignBaselines(_ solution: inout GridSolution) {
    guard baselines.contains(where: { $0 != nil }) else { return }
    let cellsByRow = Dictionary(grouping: cells, by: \.row)
    for (row, baseline) in baselines.enumerated() {
      guard let baseline else { continue }
      var before: Double = 0
      var after: Double = 0
      for cell in cellsByRow[row] ?? [] {
        let inner = solution.placementProposal(
          of: cell,
          in: solution.box(of: cell).size,
          children[cell.child]
        )
        let guide = children[cell.child].guide(.vertical(baseline), inner)
        before = max(before, guide)
        after = max(after, children[cell.child].size(inner).height - guide)
      }
      solution.baselines[row] = before
      solution.rows.lengthen(row, to: before + after)
    }
  }
}
