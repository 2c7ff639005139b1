import GalleyModel

/// A grid with its columns and rows found.
struct GridSolution {
  var columns: GridTracks
  var rows: GridTracks
  /// Of each row that aligns text, from its top.
  var baselines: [Double?]
  /// What each child was offered when the columns and rows were found.
  var offers: [Proposal]

  func box(of cell: GridCellBox) -> Rect {
    Rect(
      x: columns.start(of: cell.columns.lowerBound),
      y: rows.start(of: cell.row),
      width: columns.length(of: cell.columns),
      height: rows.length(of: cell.rowTracks)
    )
  }

  /// What a cell is proposed when it is placed.
  ///
  /// Recorded: its box, unless it fills the box already: then it keeps the proposal it answered.
  func placementProposal(of cell: GridCellBox, in box: Size, _ child: Child) -> Proposal {
    let answer = child.size(offers[cell.child])
    let fills = abs(answer.width - box.width) < 1e-6 && abs(answer.height - box.height) < 1e-6
    return fills ? offers[cell.child] : Proposal(box)
  }
}
