/// A run of text in one face, shaped; lengths in ems, so that it holds at every size.
final class ShapedRun: Sendable {
  /// Position in the cascade.
  let face: Int
  /// From left to right.
  let glyphs: [ShapedGlyph]
  /// In reading order.
  let pieces: [ShapedPiece]

  init(face: Int, glyphs: [ShapedGlyph], pieces: [ShapedPiece]) {
    self.face = face
    self.glyphs = glyphs
    self.pieces = pieces
  }
}

struct ShapedGlyph: Sendable {
  var glyph: UInt32
  var advance: Double
  var offsetX: Double
  /// Upwards.
  var offsetY: Double
  /// What it paints, from its origin; `nil` when it paints nothing.
  var ink: Ink?

  struct Ink: Sendable {
    var left: Double
    /// Upwards.
    var top: Double
    var width: Double
    var height: Double
  }
}

/// The least that can stand at the end of a line: one or several grapheme clusters that share glyphs.
struct ShapedPiece: Sendable {
  /// Scalars from the run's start.
  var start: Int
  var advance: Double
  /// Grapheme clusters.
  var characters: Int
  /// Indices of the run's glyphs.
  var glyphs: Range<Int>
  /// Whether what follows must be shaped anew when a line starts here.
  var isUnsafeToBreak: Bool
}
