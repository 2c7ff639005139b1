package import GalleyModel

/// A font whose every character is a square of one em, so that widths can be counted.
///
/// Breaks at spaces only, in the order of the characters.
package struct SquareMeasurer: TextMeasurer {
  package init() {}

  package func metrics(of font: FontRequest) -> FontMetrics {
    FontMetrics(ascent: font.size * 0.75, descent: font.size * 0.25, capHeight: font.size * 0.75)
  }

  package func typeset(_ text: StyledText, in proposal: Proposal) -> TypesetText {
    let em = text.font.size
    let columns = proposal.width.map { $0.isFinite ? Int($0 / em + 1e-9) : .max } ?? .max
    var rows = wrap(Array(text.string), columns: columns)
    let needed = rows.count
    var allowed = text.lineLimit ?? .max
    if let height = proposal.height, height.isFinite { allowed = min(allowed, max(1, Int(height / em))) }
    var truncation: TypesetText.Truncation?
    if needed > allowed {
      let shown = rows.prefix(allowed - 1).reduce(0) { $0 + $1.count }
      let rest = Array(text.string).dropFirst(shown)
      let kept = rest.prefix(max(0, columns - 1))
      truncation = .init(
        shown: String(Array(text.string).prefix(shown)) + String(kept) + "…",
        lost: (shown + kept.count)..<text.string.count,
        neededWidth: Double(rest.count) * em,
        neededLines: needed,
        allowedLines: allowed
      )
      rows = Array(rows.prefix(allowed - 1)) + [Array(kept) + ["…"]]
    }
    let width = Double(rows.map { trimmed($0).count }.max() ?? 0) * em
    return TypesetText(
      size: Size(
        width: proposal.width == 0 ? 0 : width,
        height: Double(max(rows.count, text.reservedLines)) * em
      ),
      firstBaseline: em * 0.75,
      lastBaseline: Double(rows.count - 1) * em + em * 0.75,
      lines: lines(rows, em: em),
      truncation: truncation,
      residual: 0
    )
  }

  private func lines(_ rows: [[Character]], em: Double) -> [TypesetText.Line] {
    var offset = 0
    return rows.enumerated().map { number, row in
      defer { offset += row.count }
      let baseline = (Double(number) + 0.75) * em
      return TypesetText.Line(
        range: offset..<(offset + row.count),
        x: 0,
        baseline: baseline,
        width: Double(row.count) * em,
        ascent: em * 0.75,
        descent: em * 0.25,
        glyphs: row.indices.map { column in
          let x = Double(column) * em
          return TypesetText.Glyph(
            face: 0,
            glyph: 1,
            origin: Point(x: x, y: baseline),
            size: em,
            cluster: offset + column,
            ink: row[column] == " " ? nil : Rect(x: x, y: baseline - em * 0.75, width: em, height: em)
          )
        }
      )
    }
  }

  private func trimmed(_ row: [Character]) -> ArraySlice<Character> {
    row[..<((row.lastIndex { $0 != " " } ?? -1) + 1)]
  }

  private func wrap(_ characters: [Character], columns: Int) -> [[Character]] {
    var rows: [[Character]] = []
    var row: [Character] = []
    for word in characters.split(separator: " ", omittingEmptySubsequences: false).map(Array.init) {
      if !row.isEmpty, row.count + word.count > columns {
        rows.append(row)
        row = []
      }
      row += word + [" "]
    }
    row.removeLast()
    return rows + [row]
  }
}
