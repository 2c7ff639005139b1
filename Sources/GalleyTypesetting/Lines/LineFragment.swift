/// A stretch of one shaped run on one line.
struct LineFragment: Sendable {
  var run: ShapedRun
  /// Pieces of the run.
  var pieces: Range<Int>
  /// Embedding level; odd levels run right to left.
  var level: Int8
  var isTracked: Bool
  /// Where the run's scalars stand in the text; `nil` for an ellipsis.
  var origin: Origin?

  struct Origin: Sendable {
    var paragraph: Paragraph
    /// UTF-16 offset of the paragraph in the text.
    var offset: Int
    /// The paragraph's scalar with which the run starts.
    var firstScalar: Int
  }

  /// Advance in points.
  func width(in setting: FontSetting) -> Double {
    var ems = 0.0
    var characters = 0
    for piece in run.pieces[pieces] {
      ems += piece.advance
      characters += piece.characters
    }
    return ems * setting.size + Double(characters) * setting.spacing(isTracked: isTracked)
  }

  /// The glyphs of the pieces, from left to right.
  var glyphs: Range<Int> {
    guard !pieces.isEmpty else { return 0..<0 }
    let first = run.pieces[pieces.lowerBound].glyphs
    let last = run.pieces[pieces.upperBound - 1].glyphs
    return min(first.lowerBound, last.lowerBound)..<max(first.upperBound, last.upperBound)
  }
}
