import GalleyModel

/// `Grid`: columns as wide and rows as high as their cells ask, all at once.
///
/// Source: recorded grids of fixed and flexible cells, with attributes. Cells are served by priority, then by the number
/// of axes on which they have no limit, then by flexibility; each is proposed an equal share of what is left for the
/// columns and rows still open, and its answer closes them. Cells that span columns, spacers and columns without limit
/// in one grid are not exactly known by anyone.
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

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    solve(proposal, children).size
  }

  func place(_ proposal: Proposal, size: Size, _ children: [Child]) -> [Placement] {
    var proposal = proposal
    // As stacks do: without a proposal the grid offers its own size when it places.
    if proposal.width == nil { proposal.width = size.width }
    if proposal.height == nil { proposal.height = size.height }
    let tracks = solve(proposal, children)
    return cells(children).map { cell in
      let child = children[cell.child]
      let box = tracks.box(of: cell)
      let inner = Proposal(box.size)
      let answer = child.size(inner)
      if let anchor = child.cell.anchor {
        let origin = Point(
          x: box.x + (box.width - answer.width) * anchor.x,
          y: box.y + (box.height - answer.height) * anchor.y
        )
        return Placement(origin: origin, proposal: inner)
      }
      let row = rows[cell.row]
      let horizontal = row.isFree ? nil : columnAlignment(cell.column, children)
      let vertical = row.alignment ?? style.alignment.vertical
      var placed = child.aligned(
        Alignment(horizontal ?? style.alignment.horizontal, vertical),
        in: box.size,
        proposal: inner
      )
      if vertical == .firstTextBaseline || vertical == .lastTextBaseline {
        placed.origin.y = tracks.baselines[cell.row] - child.guide(.vertical(vertical), inner)
      }
      placed.origin.x += box.x
      placed.origin.y += box.y
      return placed
    }
  }

  func explicit(_ guide: AlignmentGuide, _ proposal: Proposal, _ children: [Child]) -> Double? {
    baseline(guide, proposal, children)
  }

  // MARK: Cells

  struct Cell {
    let child: Int
    let row: Int
    let column: Int
    let span: Int
  }

  private func cells(_ children: [Child]) -> [Cell] {
    let columns = columnCount(children)
    var result: [Cell] = []
    for (number, row) in rows.enumerated() {
      var column = 0
      for index in row.cells {
        let span = row.isFree ? max(1, columns) : max(1, children[index].cell.columns)
        result.append(Cell(child: index, row: number, column: column, span: span))
        column += span
      }
    }
    return result
  }

  private func columnCount(_ children: [Child]) -> Int {
    rows.map { row in row.isFree ? 1 : row.cells.reduce(0) { $0 + max(1, children[$1].cell.columns) } }.max()
      ?? 0
  }

  /// The first cell of a column that says so decides for all.
  private func columnAlignment(_ column: Int, _ children: [Child]) -> HorizontalAlignment? {
    cells(children).first {
      !rows[$0.row].isFree && $0.column == column && children[$0.child].cell.columnAlignment != nil
    }.flatMap { children[$0.child].cell.columnAlignment }
  }

  // MARK: Tracks

  private func solve(_ proposal: Proposal, _ children: [Child]) -> GridTracks {
    let cells = cells(children)
    var tracks = GridTracks(
      columnGaps: columnGaps(cells, children),
      rowGaps: rowGaps(cells, children)
    )
    let available = Proposal(
      width: proposal.width.map { $0 - tracks.columnGaps.reduce(0, +) },
      height: proposal.height.map { $0 - tracks.rowGaps.reduce(0, +) }
    )
    for cell in cells.map({ Rank($0, children[$0.child]) }).sorted(by: Rank.comesFirst).map(\.cell) {
      let child = children[cell.child]
      var offered = Proposal(
        width: tracks.share(of: available.width, columns: cell),
        height: tracks.share(of: available.height, row: cell)
      )
      let unsized = child.cell.unsizedAxes
      if unsized.contains(.horizontal) { offered.width = tracks.width(of: cell) }
      if unsized.contains(.vertical) { offered.height = tracks.rows[cell.row].length }
      let answer = child.size(offered)
      if !unsized.contains(.horizontal) { tracks.widen(cell, to: answer.width) }
      if !unsized.contains(.vertical) { tracks.heighten(cell, to: answer.height) }
    }
    align(cells, children, &tracks)
    return tracks
  }

  /// Makes rows that align text by a baseline high enough for what hangs below it.
  private func align(_ cells: [Cell], _ children: [Child], _ tracks: inout GridTracks) {
    for row in rows.indices {
      let vertical = rows[row].alignment ?? style.alignment.vertical
      guard vertical == .firstTextBaseline || vertical == .lastTextBaseline else { continue }
      var before: Double = 0
      var after: Double = 0
      for cell in cells where cell.row == row {
        let inner = Proposal(tracks.box(of: cell).size)
        let guide = children[cell.child].guide(.vertical(vertical), inner)
        before = max(before, guide)
        after = max(after, children[cell.child].size(inner).height - guide)
      }
      tracks.baselines[row] = before
      tracks.rows[row].length = max(tracks.rows[row].length, before + after)
    }
  }

  /// The order in which cells are served.
  private struct Rank {
    let cell: Cell
    let priority: Double
    let limitless: Int
    let flexibility: Double

    init(_ cell: Cell, _ child: Child) {
      self.cell = cell
      priority = child.priority
      let least = child.size(Proposal(width: 0, height: 0))
      let most = child.size(Proposal(width: .infinity, height: .infinity))
      let ranges = [most.width - least.width, most.height - least.height]
      limitless = ranges.count { !$0.isFinite }
      flexibility = ranges.filter(\.isFinite).reduce(0, +)
    }

    static func comesFirst(_ a: Rank, _ b: Rank) -> Bool {
      if a.priority != b.priority { return a.priority > b.priority }
      if a.limitless != b.limitless { return a.limitless < b.limitless }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      return a.cell.child < b.cell.child
    }
  }

  // MARK: Distances

  private func columnGaps(_ cells: [Cell], _ children: [Child]) -> [Double] {
    let count = max(0, columnCount(children) - 1)
    if let spacing = style.horizontalSpacing { return Array(repeating: spacing, count: count) }
    return (0..<count).map { boundary in
      let pairs = cells.filter { $0.column + $0.span == boundary + 1 }.compactMap { left in
        cells.first { $0.row == left.row && $0.column == boundary + 1 }.map { (left, $0) }
      }
      return pairs.map { left, right in
        EdgeSpacing.distance(
          from: children[left.child].spacing.trailing,
          to: children[right.child].spacing.leading
        )
      }.max() ?? EdgeSpacing.standard
    }
  }

  private func rowGaps(_ cells: [Cell], _ children: [Child]) -> [Double] {
    let count = max(0, rows.count - 1)
    if let spacing = style.verticalSpacing { return Array(repeating: spacing, count: count) }
    return (0..<count).map { boundary in
      let upper = Spacing.merged(
        cells.filter { $0.row == boundary }.map { children[$0.child].spacing.bottom }
      )
      let lower = Spacing.merged(
        cells.filter { $0.row == boundary + 1 }.map { children[$0.child].spacing.top }
      )
      return EdgeSpacing.distance(from: upper, to: lower)
    }
  }
}
