/// A line whose content is decided, before it is placed.
struct ComposedLine: Sendable {
  /// In reading order, without white space at the end.
  var fragments: [LineFragment]
  /// UTF-16 offsets of the text shown.
  var range: Range<Int>
  /// Points.
  var width: Double
}
