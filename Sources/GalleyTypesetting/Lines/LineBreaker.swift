/// Fills lines greedily, from sums that were made once for a paragraph.
struct LineBreaker {
  /// Far below what a pixel shows, and above what sums of fractions lose.
  static let tolerance = 1e-4

  let paragraph: Paragraph
  let setting: FontSetting
  let composer: LineComposer
  /// What a soft hyphen takes at the end of a line, in points.
  let hyphenWidth: Double

  /// Piece ranges of the lines, white space at their ends included; a paragraph without text is one empty line.
  ///
  /// A `width` of `nil` breaks nowhere.
  func lines(width: Double?) -> [Range<Int>] {
    let count = paragraph.pieceCount
    guard let width, count > 0, !fits(0..<count, width) else { return [0..<count] }
    var lines: [Range<Int>] = []
    var start = 0
    while start < count {
      let end = lineEnd(from: start, width: width)
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  private func lineEnd(from start: Int, width: Double) -> Int {
    let count = paragraph.pieceCount
    if fits(start..<count, width) { return count }
    let breaks = paragraph.softBreaks
    var index = firstBreak(after: start)
    while index < breaks.count, fits(start..<breaks[index], width) { index += 1 }
    // Shapes may change at the break, so that a line that fitted no longer does.
    while index > 0, case let end = breaks[index - 1], end > start {
      if !paragraph.isUnsafeToBreak[end] || composer.width(of: start..<end, in: paragraph, setting) <= width {
        return end
      }
      index -= 1
    }
    return emergencyEnd(from: start, width: width)
  }

  private func firstBreak(after piece: Int) -> Int {
    let breaks = paragraph.softBreaks
    var low = 0
    var high = breaks.count
    while low < high {
      let middle = (low + high) / 2
      if breaks[middle] <= piece { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Breaks inside a word that is wider than the line; each line takes at least one piece.
  private func emergencyEnd(from start: Int, width: Double) -> Int {
    let limit = paragraph.softBreaks.first { $0 > start } ?? paragraph.pieceCount
    var end = start + 1
    while end < limit, fits(start..<end + 1, width) { end += 1 }
    while end > start + 1, end < limit, paragraph.isUnsafeToBreak[end],
      composer.width(of: start..<end, in: paragraph, setting) > width
    { end -= 1 }
    return end
  }

  private func fits(_ pieces: Range<Int>, _ width: Double) -> Bool {
    let hyphen = paragraph.endsInHyphen(pieces) ? hyphenWidth : 0
    return paragraph.width(of: paragraph.trimmed(pieces), in: setting) + hyphen <= width + Self.tolerance
  }
}
