import GalleyModel

/// `Grid`: columns as wide and rows as high as their cells ask, all at once.
///
/// Source: 209 grids recorded from real SwiftUI. The columns and rows are solved by ``GridSolver``; then each cell is
/// placed in its box.
struct GridLayout: LayoutAlgorithm {
  /// A row of cells, by their numbers among the children.
  struct Row {
    var cells: Range<Int>
    var alignment: VerticalAlignment?
    /// A view that is no row: it spans every column.
    var isFree: Bool
  }

  let style: GridStyle
  let rows: [Row]

  private let knownSolver = Once<GridSolver>()
  private let solved = LastSolution<GridSolution>()

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    let solved = solve(proposal, children)
    return Size(width: solved.columns.total, height: solved.rows.total)
  }

  func place(_ proposal: Proposal, size: Size, _ children: [Child]) -> [Placement] {
    let cells = solver(children).cells
    let solved = solve(proposal, children)
    let alignments = columnAlignments(cells, children)
    return cells.map { cell in
      let child = children[cell.child]
      let box = solved.box(of: cell)
      let inner = solved.placementProposal(of: cell, in: box.size, child)
      if let anchor = child.cell.anchor {
        let answer = child.size(inner)
        let origin = Point(
          x: box.x + (box.width - answer.width) * anchor.x,
          y: box.y + (box.height - answer.height) * anchor.y
        )
        return Placement(origin: origin, proposal: inner)
      }
      let horizontal = cell.isSpanning ? nil : alignments[cell.columns.lowerBound]
      let vertical = rows[cell.row].alignment ?? style.alignment.vertical
      var placed = child.aligned(
        Alignment(horizontal ?? style.alignment.horizontal, vertical),
        in: box.size,
        proposal: inner
      )
      if let baseline = solved.baselines[cell.row] {
        placed.origin.y = baseline - child.guide(.vertical(vertical), inner)
      }
      placed.origin.x += box.x
      placed.origin.y += box.y
      return placed
    }
  }

  func explicit(_ guide: AlignmentGuide, _ proposal: Proposal, _ children: [Child]) -> Double? {
    baseline(guide, proposal, children)
  }

  func guides(_ children: [Child]) -> GuideSet { baselines(children) }

  func spacing(_ children: [Child]) -> Spacing {
    outerSpacing(cells(children), children)
  }

  // MARK: Cells

  private func solve(_ proposal: Proposal, _ children: [Child]) -> GridSolution {
    solved.solution(for: proposal) { solver(children).solve(proposal) }
  }

  private func solver(_ children: [Child]) -> GridSolver {
    knownSolver.value {
      let cells = cells(children)
      return GridSolver(
        cells: cells,
        children: children,
        columnGaps: columnGaps(cells, children),
        rowGaps: rowGaps(cells, children),
        baselines: rows.map { row in
          let vertical = row.alignment ?? style.alignment.vertical
          return vertical == .firstTextBaseline || vertical == .lastTextBaseline ? vertical : nil
        }
      )
    }
  }

  private func cells(_ children: [Child]) -> [GridCellBox] {
    let columns = columnCount(children)
    var result: [GridCellBox] = []
    for (number, row) in rows.enumerated() {
      var column = 0
      for index in row.cells {
        let span = row.isFree ? columns : children[index].cell.columns
        result.append(
          GridCellBox(child: index, row: number, columns: column..<(column + span), isFree: row.isFree)
        )
        column += span
      }
    }
    return result
  }

  func columnCount(_ children: [Child]) -> Int {
    rows.map { row in row.isFree ? 1 : row.cells.reduce(0) { $0 + children[$1].cell.columns } }.max() ?? 0
  }

  /// Recorded: the first cell of a column that says so decides for all; a cell of several columns neither says
  /// so nor heeds it.
  private func columnAlignments(_ cells: [GridCellBox], _ children: [Child]) -> [HorizontalAlignment?] {
    var result = [HorizontalAlignment?](repeating: nil, count: columnCount(children))
    for cell in cells where !cell.isSpanning {
      let column = cell.columns.lowerBound
      result[column] = result[column] ?? children[cell.child].cell.columnAlignment
    }
    return result
  }
}
