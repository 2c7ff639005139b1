import GalleyModel

/// The distances between a grid's columns and rows, and those round the grid.
extension GridLayout {
  /// Recorded: the greatest distance of the neighbours that meet at the boundary; none where no two cells meet.
  func columnGaps(_ cells: [GridCellBox], _ children: [Child]) -> [Double] {
    let count = max(0, columnCount(children) - 1)
    if let spacing = style.horizontalSpacing { return Array(repeating: spacing, count: count) }
    var gaps = [Double](repeating: 0, count: count)
    for (left, right) in zip(cells, cells.dropFirst()) where left.row == right.row {
      let boundary = right.columns.lowerBound - 1
      gaps[boundary] = max(
        gaps[boundary],
        EdgeSpacing.distance(
          from: children[left.child].spacing.trailing,
          to: children[right.child].spacing.leading
        )
      )
    }
    return gaps
  }

  func rowGaps(_ cells: [GridCellBox], _ children: [Child]) -> [Double] {
    let count = max(0, rows.count - 1)
    if let spacing = style.verticalSpacing { return Array(repeating: spacing, count: count) }
    var gaps = [Double](repeating: 0, count: count)
    let cellsByRow = Dictionary(grouping: cells, by: \.row)
    for upper in cells {
      for lower in cellsByRow[upper.row + 1] ?? [] where lower.columns.overlaps(upper.columns) {
        gaps[upper.row] = max(
          gaps[upper.row],
          EdgeSpacing.distance(
            from: children[upper.child].spacing.bottom,
            to: children[lower.child].spacing.top
          )
        )
      }
    }
    return gaps
  }

  /// Recorded in stacks: one spacer at the grid's edge takes the distance away along the whole edge, and a grid
  /// without cells has none on any side.
  func outerSpacing(_ cells: [GridCellBox], _ children: [Child]) -> Spacing {
    guard !cells.isEmpty else { return Spacing(all: .zero) }
    let lastColumn = columnCount(children)
    func merged(_ edge: Edge, _ isAtEdge: (GridCellBox) -> Bool) -> EdgeSpacing {
      let parts = cells.filter(isAtEdge).map { children[$0.child].spacing[edge] }
      return parts.contains(.zero) ? .zero : Spacing.merged(parts)
    }
    var spacing = Spacing.plain
    spacing.leading = merged(.leading) { $0.columns.lowerBound == 0 }
    spacing.trailing = merged(.trailing) { $0.columns.upperBound == lastColumn }
    spacing.top = merged(.top) { $0.row == 0 }
    spacing.bottom = merged(.bottom) { $0.row == rows.count - 1 }
    return spacing
  }
}
