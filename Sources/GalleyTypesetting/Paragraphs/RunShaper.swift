/// Shapes runs, each distinct one once.
struct RunShaper: Sendable {
  /// All that shaping depends on.
  struct Key: Hashable, Sendable {
    /// The run and the context its shapes depend on.
    var scalars: [UInt32]
    var range: Range<Int>
    var face: Int
    /// ISO 15924 tag.
    var script: String
    var language: String
    var rightToLeft: Bool
    var monospacedDigits: Bool
  }

  let store: FaceStore
  let cache = BoundedCache<Key, ShapedRun>(capacity: 16384)

  /// The shaped run; `graphemeStarts` says for each of its scalars whether a grapheme cluster starts there.
  func shape(_ key: Key, graphemeStarts: ArraySlice<Bool>) -> ShapedRun {
    cache.value(for: key) { shapeAnew(key, graphemeStarts: Array(graphemeStarts)) }
  }

  private func shapeAnew(_ key: Key, graphemeStarts: [Bool]) -> ShapedRun {
    guard let face = store.face(key.face) else { return ShapedRun(face: key.face, glyphs: [], pieces: []) }
    var raw = ShapingBuffer().shape(
      key.scalars,
      range: key.range,
      face: face,
      script: key.script,
      language: key.language,
      rightToLeft: key.rightToLeft,
      monospacedDigits: key.monospacedDigits
    )
    if !raw.isEmpty { store.markUsed(key.face) }
    correct(&raw, key, unitsPerEm: face.unitsPerEm)
    return ShapedRun(
      face: key.face,
      glyphs: raw.map { glyph($0, in: face) },
      pieces: pieces(of: raw, key: key, graphemeStarts: graphemeStarts, unitsPerEm: face.unitsPerEm)
    )
  }

  /// Adds what the cascade says of single characters; a ligature of several is left as it is.
  private func correct(_ raw: inout [RawGlyph], _ key: Key, unitsPerEm: Double) {
    let corrections = store.cascade.faces[key.face].corrections
    guard !corrections.isEmpty else { return }
    for index in raw.indices {
      let cluster = raw[index].cluster
      let isAlone =
        (index == 0 || raw[index - 1].cluster != cluster)
        && (index + 1 == raw.count || abs(raw[index + 1].cluster - cluster) == 1)
      if isAlone, let em = corrections[key.scalars[cluster]] {
        raw[index].advance += Int32((em * unitsPerEm).rounded())
      }
    }
  }

  private func glyph(_ raw: RawGlyph, in face: FontFace) -> ShapedGlyph {
    let em = face.unitsPerEm
    let ink = face.ink(of: raw.glyph)
    return ShapedGlyph(
      glyph: raw.glyph,
      advance: Double(raw.advance) / em,
      offsetX: Double(raw.offsetX) / em,
      offsetY: Double(raw.offsetY) / em,
      ink: ink.isEmpty
        ? nil
        : ShapedGlyph.Ink(
          left: Double(ink.left) / em,
          top: Double(ink.top) / em,
          width: Double(ink.width) / em,
          height: Double(ink.height) / em
        )
    )
  }

  /// Soft hyphens, zero-width spaces and marks of direction are no characters to put room after.
  private func isInvisible(_ scalar: UInt32) -> Bool {
    scalar > 0x7F && UnicodeCharacter.isIgnorable(scalar)
  }

  /// Gathers glyphs by cluster; a cluster that starts inside a grapheme cluster belongs to the piece before it.
  private func pieces(
    of raw: [RawGlyph],
    key: Key,
    graphemeStarts: [Bool],
    unitsPerEm: Double
  ) -> [ShapedPiece] {
    var pieces: [ShapedPiece] = []
    var advances: [Int32] = []
    let logical = key.rightToLeft ? Array(raw.indices.reversed()) : Array(raw.indices)
    for index in logical {
      let start = raw[index].cluster - key.range.lowerBound
      if let last = pieces.indices.last, start <= pieces[last].start || !graphemeStarts[start] {
        pieces[last].glyphs =
          min(pieces[last].glyphs.lowerBound, index)..<max(pieces[last].glyphs.upperBound, index + 1)
        advances[last] += raw[index].advance
        if start == pieces[last].start, raw[index].isUnsafeToBreak { pieces[last].isUnsafeToBreak = true }
      } else {
        pieces.append(
          ShapedPiece(
            start: start,
            advance: 0,
            characters: 0,
            glyphs: index..<index + 1,
            isUnsafeToBreak: raw[index].isUnsafeToBreak
          )
        )
        advances.append(raw[index].advance)
      }
    }
    for index in pieces.indices {
      let end = index + 1 < pieces.count ? pieces[index + 1].start : key.range.count
      pieces[index].advance = Double(advances[index]) / unitsPerEm
      pieces[index].characters = (pieces[index].start..<end).count { offset in
        graphemeStarts[offset] && !isInvisible(key.scalars[key.range.lowerBound + offset])
      }
    }
    return pieces
  }
}
