import GalleyModel

/// `List` and `Form`: rows of a least height with the platform's insets.
///
/// Greedy on both axes and empty without a proposal (recorded). Row insets are commonly reported values, not measured
/// ones.
struct ListLayout: LayoutAlgorithm {
  /// Points.
  static let leastRow: Double = 44
  static let insets = Insets(top: 11, leading: 20, bottom: 11, trailing: 16)
  /// Round each group of rows.
  static let margin: Double = 16

  let style: ListStyle

  private var margins: Double { style == .insetGrouped ? Self.margin : 0 }

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func place(_ proposal: Proposal, size: Size, _ children: [Child]) -> [Placement] {
    let width = max(0, size.width - 2 * margins - Self.insets.leading - Self.insets.trailing)
    let row = Proposal(width: width, height: nil)
    var top = margins
    return children.map { child in
      let content = child.size(row)
      let height = max(Self.leastRow, content.height + Self.insets.top + Self.insets.bottom)
      defer { top += height }
      return Placement(
        origin: Point(x: margins + Self.insets.leading, y: top + (height - content.height) / 2),
        proposal: row
      )
    }
  }

  func guides(_ children: [Child]) -> GuideSet { [] }
}
