/// Where a cell stands in its grid.
struct GridCellBox {
  /// Its number among the grid's children.
  let child: Int
  let row: Int
  let columns: Range<Int>
  /// A view that is no row.
  let isFree: Bool

  /// Whether its own width decides no single column's.
  var isSpanning: Bool { isFree || columns.count > 1 }

  /// Its row, as the tracks it stands in.
  var rowTracks: Range<Int> { row..<(row + 1) }
}
