internal import GalleyModel

/// Turns the text of a paragraph into a ``Paragraph``.
///
/// 1. Split it into scalars and grapheme clusters.
/// 2. Find the direction, the script and the face of each scalar.
/// 3. Shape each run that is alike in all three.
/// 4. Find where lines may break.
struct ParagraphShaper: Sendable {
  struct Key: Hashable, Sendable {
    var string: ExactString
    var language: String
    var rightToLeft: Bool
    var selection: FontSelection
  }

  let store: FaceStore
  let shaper: RunShaper
  private let lineBreaks = LineBreaks()
  private let cache = BoundedCache<Key, Paragraph>(capacity: 16384)

  init(store: FaceStore) {
    self.store = store
    shaper = RunShaper(store: store)
  }

  func paragraph(_ key: Key) -> Paragraph {
    cache.value(for: key) { shapeAnew(key) }
  }

  private func shapeAnew(_ key: Key) -> Paragraph {
    let characters = ParagraphCharacters(key.string.text)
    let runs = runs(of: characters, key: key)
    let breaks = lineBreaks.offsets(in: Array(key.string.text.utf16), language: key.language)
    return Paragraph(
      runs: runs,
      characters: characters,
      breaks: breaks,
      residual: runs.map { store.cascade.faces[$0.shaped.face].residual }.max() ?? 0
    )
  }

  private func runs(of characters: ParagraphCharacters, key: Key) -> [Paragraph.Run] {
    let scalars = characters.scalars
    let levels = BidirectionalLevels.of(scalars, rightToLeft: key.rightToLeft)
    let scripts = ScriptRuns.resolve(scalars)
    var chooser = FaceChooser(store: store, selection: key.selection, language: key.language)
    let faces = chooser.faces(for: scalars, graphemes: characters.graphemes, scripts: scripts)
    var runs: [Paragraph.Run] = []
    var start = 0
    var firstPiece = 0
    while start < scalars.count {
      var end = start + 1
      while end < scalars.count,
        !characters.graphemeStarts[end]
          || (levels[end] == levels[start] && scripts[end] == scripts[start] && faces[end] == faces[start])
      { end += 1 }
      let range = start..<end
      let runKey = runKey(
        range,
        of: scalars,
        script: scripts[start],
        face: faces[start],
        level: levels[start],
        key
      )
      let shaped = shaper.shape(runKey, graphemeStarts: characters.graphemeStarts[range])
      runs.append(
        Paragraph.Run(
          shaped: shaped,
          level: levels[start],
          isTracked: faces[start] == key.selection.primary,
          firstPiece: firstPiece,
          firstScalar: start,
          key: runKey
        )
      )
      firstPiece += shaped.pieces.count
      start = end
    }
    return runs
  }

  private func runKey(
    _ range: Range<Int>,
    of scalars: [UInt32],
    script: Script,
    face: Int,
    level: Int8,
    _ key: Key
  ) -> RunShaper.Key {
    // HarfBuzz looks at no more than five characters of context, and only joining scripts depend on them.
    let reach = Self.joiningScripts.contains(script.tag) ? 5 : 0
    let context = max(0, range.lowerBound - reach)..<min(scalars.count, range.upperBound + reach)
    return RunShaper.Key(
      scalars: Array(scalars[context]),
      range: range.lowerBound - context.lowerBound..<range.upperBound - context.lowerBound,
      face: face,
      script: script.tag,
      language: key.language,
      rightToLeft: level % 2 == 1,
      monospacedDigits: key.selection.monospacedDigits
    )
  }

  private static let joiningScripts: Set<String> = [
    "Adlm", "Arab", "Chrs", "Mand", "Mani", "Mong", "Nkoo", "Ougr", "Phag", "Phlp", "Rohg", "Sogd", "Syrc",
  ]
}
