internal import GalleyModel

/// Cuts the last line a text may have so that it fits with an ellipsis.
///
/// The cut is made in reading order between grapheme clusters; white space beside it goes too. The ellipsis is a
/// run of its own at the paragraph's level, so that it stands where the cut is read.
struct Truncator {
  let paragraph: Paragraph
  /// UTF-16 offset of the paragraph in the text.
  let offset: Int
  let setting: FontSetting
  let composer: LineComposer
  let ellipsis: LineFragment

  /// What is left of the pieces from `start` to the paragraph's end, and the UTF-16 offsets of what is lost.
  ///
  /// A `width` of `nil` keeps the whole paragraph and adds the ellipsis.
  func truncate(
    from start: Int,
    width: Double?,
    mode: StyledText.TruncationMode
  ) -> (line: ComposedLine, lost: Range<Int>) {
    let room = width.map { max(0, $0 - ellipsis.width(in: setting)) } ?? .infinity
    let whole = start..<paragraph.pieceCount
    switch mode {
    case .tail:
      let head = prefix(of: whole, room: room)
      return cut(whole, keeping: head, and: whole.upperBound..<whole.upperBound)
    case .head:
      return cut(whole, keeping: start..<start, and: suffix(of: whole, room: room))
    case .middle:
      let head = prefix(of: whole, room: room / 2)
      let tail = suffix(of: head.upperBound..<whole.upperBound, room: room - measured(head))
      return cut(
        whole,
        keeping: prefix(of: whole.lowerBound..<tail.lowerBound, room: room - measured(tail)),
        and: tail
      )
    }
  }

  private func cut(
    _ whole: Range<Int>,
    keeping head: Range<Int>,
    and tail: Range<Int>
  ) -> (line: ComposedLine, lost: Range<Int>) {
    let tail = paragraph.trimmed(tail)
    let before = composer.fragments(of: head, in: paragraph, offset: offset)
    let after = composer.fragments(of: tail, in: paragraph, offset: offset)
    let fragments = before + [ellipsis] + after
    let lost =
      offset + paragraph.offset(ofPiece: head.upperBound)..<offset
      + paragraph.offset(ofPiece: tail.lowerBound)
    let shown = head.isEmpty ? lost.upperBound : offset + paragraph.offset(ofPiece: head.lowerBound)
    let end = tail.isEmpty ? lost.lowerBound : offset + paragraph.offset(ofPiece: tail.upperBound)
    return (
      ComposedLine(
        fragments: fragments,
        range: min(shown, end)..<max(shown, end),
        width: fragments.reduce(0) { $0 + $1.width(in: setting) }
      ),
      lost
    )
  }

  /// The longest beginning that fits, without white space at its end.
  private func prefix(of whole: Range<Int>, room: Double) -> Range<Int> {
    var end = whole.lowerBound
    while end < whole.upperBound, estimated(whole.lowerBound..<end + 1) <= room + LineBreaker.tolerance {
      end += 1
    }
    while end > whole.lowerBound, measured(whole.lowerBound..<end) > room + LineBreaker.tolerance { end -= 1 }
    return paragraph.trimmed(whole.lowerBound..<end)
  }

  /// The longest end that fits, without white space at its start.
  private func suffix(of whole: Range<Int>, room: Double) -> Range<Int> {
    var start = whole.upperBound
    while start > whole.lowerBound, estimated(start - 1..<whole.upperBound) <= room + LineBreaker.tolerance {
      start -= 1
    }
    while start < whole.upperBound, measured(start..<whole.upperBound) > room + LineBreaker.tolerance {
      start += 1
    }
    while start < whole.upperBound, paragraph.isWhiteSpace(start) { start += 1 }
    return start..<whole.upperBound
  }

  private func estimated(_ pieces: Range<Int>) -> Double {
    paragraph.width(of: paragraph.trimmed(pieces), in: setting)
  }

  private func measured(_ pieces: Range<Int>) -> Double {
    composer.width(of: pieces, in: paragraph, setting)
  }
}
