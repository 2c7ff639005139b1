package struct GridStyle: Hashable, Sendable {
  package var alignment: Alignment
  /// Points; `nil` asks the cells.
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?

  package init(
    alignment: Alignment = .center,
    horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

package enum GridCellChange: Hashable, Sendable {
  case columns(Int)
  /// In the unit square.
  case anchor(Point)
  case unsizedAxes(Set<Axis>)
  case columnAlignment(HorizontalAlignment)
}

/// A lazy grid's columns, or its rows when it scrolls along the horizontal axis.
///
/// Lengths in points.
package struct LazyGridStyle: Hashable, Sendable {
  package enum Track: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  /// Along which the grid grows.
  package var axis: Axis
  package var tracks: [Track]
  /// Between tracks, one for each; `nil` is the platform's.
  package var trackSpacing: [Double?]
  /// Between lines of cells.
  package var spacing: Double?
  package var alignment: Alignment

  package init(axis: Axis, tracks: [Track], trackSpacing: [Double?], spacing: Double?, alignment: Alignment) {
    self.axis = axis
    self.tracks = tracks
    self.trackSpacing = trackSpacing
    self.spacing = spacing
    self.alignment = alignment
  }
}
