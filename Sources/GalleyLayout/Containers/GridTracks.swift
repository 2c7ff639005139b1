import GalleyModel

/// The columns and rows of a grid while they are being solved. Lengths in points.
struct GridTracks {
  struct Track {
    var length: Double = 0
    /// Whether a cell has decided the length.
    var isClosed = false
  }

  var columns: [Track]
  var rows: [Track]
  /// Of each row's text, from its top.
  var baselines: [Double]
  let columnGaps: [Double]
  let rowGaps: [Double]

  init(columnGaps: [Double], rowGaps: [Double]) {
    columns = Array(repeating: Track(), count: columnGaps.count + 1)
    rows = Array(repeating: Track(), count: rowGaps.count + 1)
    baselines = Array(repeating: 0, count: rowGaps.count + 1)
    self.columnGaps = columnGaps
    self.rowGaps = rowGaps
  }

  var size: Size {
    Size(
      width: columns.reduce(columnGaps.reduce(0, +)) { $0 + $1.length },
      height: rows.reduce(rowGaps.reduce(0, +)) { $0 + $1.length }
    )
  }

  /// What a cell is offered of the grid's width.
  func share(of available: Double?, columns cell: GridLayout.Cell) -> Double? {
    guard let available else { return nil }
    let own = cell.column..<min(columns.count, cell.column + cell.span)
    let open = columns.count { !$0.isClosed }
    let left = available - columns.reduce(0) { $0 + ($1.isClosed ? $1.length : 0) }
    let each = open > 0 ? max(0, left / Double(open)) : 0
    let inner = columnGaps[own.dropLast()].reduce(0, +)
    return own.reduce(inner) { sum, column in
      sum + (columns[column].isClosed ? columns[column].length : max(each, columns[column].length))
    }
  }

  func share(of available: Double?, row cell: GridLayout.Cell) -> Double? {
    guard let available else { return nil }
    let row = rows[cell.row]
    if row.isClosed { return row.length }
    let open = rows.count { !$0.isClosed }
    let left = available - rows.reduce(0) { $0 + ($1.isClosed ? $1.length : 0) }
    return max(0, left / Double(open), row.length)
  }

  func width(of cell: GridLayout.Cell) -> Double {
    let own = cell.column..<min(columns.count, cell.column + cell.span)
    return own.reduce(columnGaps[own.dropLast()].reduce(0, +)) { $0 + columns[$1].length }
  }

  /// Makes a cell's columns at least `length` wide together, and closes them.
  mutating func widen(_ cell: GridLayout.Cell, to length: Double) {
    let own = cell.column..<min(columns.count, cell.column + cell.span)
    if own.count == 1 {
      columns[own.lowerBound].length = max(columns[own.lowerBound].length, length)
      columns[own.lowerBound].isClosed = true
      return
    }
    let missing = length - width(of: cell)
    guard missing > 0 else { return }
    let open = own.filter { !columns[$0].isClosed }
    let grown = open.isEmpty ? Array(own) : open
    for column in grown { columns[column].length += missing / Double(grown.count) }
  }

  mutating func heighten(_ cell: GridLayout.Cell, to length: Double) {
    rows[cell.row].length = max(rows[cell.row].length, length)
    rows[cell.row].isClosed = true
  }

  /// Where a cell lies in the grid.
  func box(of cell: GridLayout.Cell) -> Rect {
    let x = (0..<cell.column).reduce(0) { $0 + columns[$1].length + columnGaps[$1] }
    let y = (0..<cell.row).reduce(0) { $0 + rows[$1].length + rowGaps[$1] }
    return Rect(x: x, y: y, width: width(of: cell), height: rows[cell.row].length)
  }
}
