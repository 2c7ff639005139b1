internal import GalleyModel

/// Sets one prepared text.
///
/// 1. Break its paragraphs into lines.
/// 2. Cut the last line allowed, when there are more.
/// 3. Place the lines.
struct TextSetter {
  let prepared: PreparedText
  let composer: LineComposer
  /// A mark that the text does not hold, in its own font and at the level of its base direction.
  let mark: (String) -> LineFragment

  private var setting: FontSetting { prepared.setting }

  /// The text in lines no wider than `width` points; `nil` wraps nowhere.
  func set(width: Double?, allowedLines: Int) -> TypesetText {
    let lines = brokenLines(width: width)
    let placer = LinePlacer(text: prepared.text, setting: setting)
    guard lines.count > allowedLines else {
      let composed = lines.map(compose)
      return placer.place(composed, width: width, truncation: nil, residual: prepared.residual)
    }
    let (composed, truncation) = truncated(lines, width: width, allowedLines: allowedLines)
    return placer.place(composed, width: width, truncation: truncation, residual: prepared.residual)
  }

  /// A text without any room: no line, all of it lost.
  func setNowhere(height: Double) -> TypesetText {
    let count = prepared.text.string.utf16.count
    let truncation = TypesetText.Truncation(
      shown: "",
      lost: 0..<count,
      neededWidth: prepared.naturalWidth,
      neededLines: prepared.parts.count,
      allowedLines: 1
    )
    return TypesetText(
      size: Size(width: 0, height: height),
      firstBaseline: min(height, setting.ascent),
      lastBaseline: min(height, setting.ascent),
      lines: [],
      truncation: prepared.naturalWidth > 0 ? truncation : nil,
      residual: 0
    )
  }

  private struct BrokenLine {
    var part: Int
    var pieces: Range<Int>
  }

  private func brokenLines(width: Double?) -> [BrokenLine] {
    let hyphenWidth = needsHyphens ? mark("‐").width(in: setting) : 0
    return prepared.parts.indices.flatMap { part in
      LineBreaker(
        paragraph: prepared.parts[part].paragraph,
        setting: setting,
        composer: composer,
        hyphenWidth: hyphenWidth
      )
      .lines(width: width)
      .map { BrokenLine(part: part, pieces: $0) }
    }
  }

  private var needsHyphens: Bool {
    prepared.parts.contains { $0.paragraph.isSoftHyphen.contains(true) }
  }

  private func compose(_ line: BrokenLine) -> ComposedLine {
    let part = prepared.parts[line.part]
    var fragments = composer.fragments(
      of: part.paragraph.trimmed(line.pieces),
      in: part.paragraph,
      offset: part.offset
    )
    if part.paragraph.endsInHyphen(line.pieces) { fragments.append(mark("‐")) }
    let start = part.offset + part.paragraph.offset(ofPiece: line.pieces.lowerBound)
    let end = part.offset + part.paragraph.offset(ofPiece: line.pieces.upperBound)
    return ComposedLine(
      fragments: fragments,
      range: start..<end,
      width: fragments.reduce(0) { $0 + $1.width(in: setting) }
    )
  }

  private func truncated(
    _ lines: [BrokenLine],
    width: Double?,
    allowedLines: Int
  ) -> ([ComposedLine], TypesetText.Truncation) {
    let text = prepared.text.string
    let count = text.utf16.count
    let last = lines[allowedLines - 1]
    let part = prepared.parts[last.part]
    let rest = last.pieces.lowerBound..<part.paragraph.pieceCount
    let losesParagraphs = last.part + 1 < prepared.parts.count
    let isCutInside = last.pieces.upperBound < part.paragraph.pieceCount
    let truncator = Truncator(
      paragraph: part.paragraph,
      offset: part.offset,
      setting: setting,
      composer: composer,
      ellipsis: mark("…")
    )
    // A paragraph that is whole ends in the ellipsis: what is lost comes after it.
    let mode = isCutInside ? prepared.text.truncationMode : .tail
    var (line, lost) = truncator.truncate(from: rest.lowerBound, width: width, mode: mode)
    if losesParagraphs, mode == .tail { lost = lost.lowerBound..<count }
    let shown =
      text.utf16Prefix(lost.lowerBound) + "…"
      + text.utf16Suffix(from: lost.upperBound, upTo: line.range.upperBound)
    let truncation = TypesetText.Truncation(
      shown: shown,
      lost: lost,
      neededWidth: part.paragraph.width(of: part.paragraph.trimmed(rest), in: setting),
      neededLines: lines.count,
      allowedLines: allowedLines
    )
    return (lines.prefix(allowedLines - 1).map(compose) + [line], truncation)
  }
}

extension String {
  fileprivate func utf16Prefix(_ offset: Int) -> String {
    String(decoding: utf16.prefix(offset), as: UTF16.self)
  }

  fileprivate func utf16Suffix(from offset: Int, upTo end: Int) -> String {
    String(decoding: utf16.dropFirst(offset).prefix(max(0, end - offset)), as: UTF16.self)
  }
}
