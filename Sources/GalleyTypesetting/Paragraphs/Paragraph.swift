/// A paragraph ready to be broken into lines at any size and width.
final class Paragraph: Sendable {
  /// A shaped run and where it stands.
  struct Run: Sendable {
    var shaped: ShapedRun
    /// Embedding level; odd levels run right to left.
    var level: Int8
    /// Whether tracking applies: it belongs to the font's own face.
    var isTracked: Bool
    /// Index of its first piece in the paragraph.
    var firstPiece: Int
    /// Index of its first scalar in the paragraph.
    var firstScalar: Int
    var key: RunShaper.Key
  }

  let runs: [Run]
  /// The run each piece belongs to.
  let runOfPiece: [Int]
  /// Ems before each piece, and in all.
  let ems: [Double]
  /// Tracked characters before each piece, and in all.
  let tracked: [Int]
  /// The same of all characters.
  let characterCounts: [Int]
  /// For each piece, and for the end: the piece after the last one before it that is not white space.
  let trimmedEnds: [Int]
  /// Pieces a line may start with, ascending.
  let softBreaks: [Int]
  let isUnsafeToBreak: [Bool]
  /// For each piece, whether a line that ends with it shows a hyphen.
  let isSoftHyphen: [Bool]
  /// UTF-16 offsets of the scalars, and of the end.
  let offsets: [Int]
  let graphemeStarts: [Bool]
  /// The largest error of its faces, as a fraction of the width.
  let residual: Double

  var pieceCount: Int { runOfPiece.count }

  /// - Parameters:
  ///   - runs: in reading order.
  ///   - characters: of the whole paragraph.
  ///   - breaks: UTF-16 offsets at which a line may start, ascending.
  ///   - residual: the largest error of the faces, as a fraction of the width.
  init(runs: [Run], characters: ParagraphCharacters, breaks: [Int], residual: Double) {
    let mayStartLine = characters.flags(atOffsets: breaks)
    var runOfPiece: [Int] = []
    var ems = [0.0]
    var tracked = [0]
    var characterCounts = [0]
    var trimmedEnds = [0]
    var softBreaks: [Int] = []
    var isUnsafeToBreak: [Bool] = []
    var isSoftHyphen: [Bool] = []
    for (index, run) in runs.enumerated() {
      for piece in run.shaped.pieces {
        let scalar = run.firstScalar + piece.start
        if mayStartLine[scalar] { softBreaks.append(runOfPiece.count) }
        isUnsafeToBreak.append(piece.isUnsafeToBreak)
        isSoftHyphen.append(characters.scalars[scalar] == 0xAD)
        runOfPiece.append(index)
        ems.append(ems[ems.count - 1] + piece.advance)
        tracked.append(tracked[tracked.count - 1] + (run.isTracked ? piece.characters : 0))
        characterCounts.append(characterCounts[characterCounts.count - 1] + piece.characters)
        trimmedEnds.append(
          characters.hangs(at: scalar) ? trimmedEnds[trimmedEnds.count - 1] : runOfPiece.count
        )
      }
    }
    self.runs = runs
    self.runOfPiece = runOfPiece
    self.ems = ems
    self.tracked = tracked
    self.characterCounts = characterCounts
    self.trimmedEnds = trimmedEnds
    self.softBreaks = softBreaks
    self.isUnsafeToBreak = isUnsafeToBreak
    self.isSoftHyphen = isSoftHyphen
    offsets = characters.offsets
    graphemeStarts = characters.graphemeStarts
    self.residual = residual
  }

  /// Points from the start of one piece to the start of another, as first shaped.
  func width(of pieces: Range<Int>, in setting: FontSetting) -> Double {
    (ems[pieces.upperBound] - ems[pieces.lowerBound]) * setting.size
      + Double(tracked[pieces.upperBound] - tracked[pieces.lowerBound]) * setting.tracking
      + Double(characterCounts[pieces.upperBound] - characterCounts[pieces.lowerBound])
      * setting.letterSpacing
  }

  /// The same pieces without the white space at their end, which hangs outside the line.
  func trimmed(_ pieces: Range<Int>) -> Range<Int> {
    pieces.lowerBound..<max(pieces.lowerBound, trimmedEnds[pieces.upperBound])
  }

  /// Whether a line of these pieces ends inside a word, at a soft hyphen.
  func endsInHyphen(_ pieces: Range<Int>) -> Bool {
    pieces.upperBound < pieceCount && !pieces.isEmpty && isSoftHyphen[pieces.upperBound - 1]
  }

  func isWhiteSpace(_ piece: Int) -> Bool { trimmedEnds[piece + 1] != piece + 1 }

  /// The UTF-16 offset at which a piece starts; the end's for the piece after the last.
  func offset(ofPiece piece: Int) -> Int {
    guard piece < pieceCount else { return offsets[offsets.count - 1] }
    let run = runs[runOfPiece[piece]]
    return offsets[run.firstScalar + run.shaped.pieces[piece - run.firstPiece].start]
  }
}
