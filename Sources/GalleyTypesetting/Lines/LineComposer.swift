/// Cuts the fragments of a line out of a paragraph's runs.
struct LineComposer: Sendable {
  let shaper: RunShaper

  /// The fragments of a range of pieces in reading order.
  ///
  /// A run that is cut where its shapes depend on both sides is shaped anew from cut to cut. `offset` is the
  /// paragraph's UTF-16 offset in the text.
  func fragments(of pieces: Range<Int>, in paragraph: Paragraph, offset: Int) -> [LineFragment] {
    guard !pieces.isEmpty else { return [] }
    let runs = paragraph.runOfPiece[pieces.lowerBound]...paragraph.runOfPiece[pieces.upperBound - 1]
    return runs.map { index in
      let run = paragraph.runs[index]
      let count = run.shaped.pieces.count
      let range =
        max(0, pieces.lowerBound - run.firstPiece)..<min(count, pieces.upperBound - run.firstPiece)
      let isCutUnsafely =
        isUnsafe(range.lowerBound, in: run) || isUnsafe(range.upperBound, in: run)
      return isCutUnsafely
        ? reshaped(range, of: run, in: paragraph, offset: offset)
        : fragment(range, of: run, in: paragraph, offset: offset)
    }
  }

  /// The width of a line in points, after any reshaping, without white space at its end.
  func width(of pieces: Range<Int>, in paragraph: Paragraph, _ setting: FontSetting) -> Double {
    fragments(of: paragraph.trimmed(pieces), in: paragraph, offset: 0).reduce(0) {
      $0 + $1.width(in: setting)
    }
  }

  private func isUnsafe(_ piece: Int, in run: Paragraph.Run) -> Bool {
    piece > 0 && piece < run.shaped.pieces.count && run.shaped.pieces[piece].isUnsafeToBreak
  }

  private func fragment(
    _ pieces: Range<Int>,
    of run: Paragraph.Run,
    in paragraph: Paragraph,
    offset: Int
  ) -> LineFragment {
    LineFragment(
      run: run.shaped,
      pieces: pieces,
      level: run.level,
      isTracked: run.isTracked,
      origin: LineFragment.Origin(paragraph: paragraph, offset: offset, firstScalar: run.firstScalar)
    )
  }

  private func reshaped(
    _ pieces: Range<Int>,
    of run: Paragraph.Run,
    in paragraph: Paragraph,
    offset: Int
  ) -> LineFragment {
    let all = run.shaped.pieces
    let start = all[pieces.lowerBound].start
    let end = pieces.upperBound < all.count ? all[pieces.upperBound].start : run.key.range.count
    var key = run.key
    let first = run.key.range.lowerBound
    key.scalars = Array(run.key.scalars[first + start..<first + end])
    key.range = 0..<key.scalars.count
    let scalars = run.firstScalar + start..<run.firstScalar + end
    let shaped = shaper.shape(key, graphemeStarts: paragraph.graphemeStarts[scalars])
    return LineFragment(
      run: shaped,
      pieces: shaped.pieces.indices,
      level: run.level,
      isTracked: run.isTracked,
      origin: LineFragment.Origin(paragraph: paragraph, offset: offset, firstScalar: scalars.lowerBound)
    )
  }
}
