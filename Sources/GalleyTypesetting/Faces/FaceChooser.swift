internal import GalleyModel

/// Chooses the face for each character: the font's own, then the script's, then those of last resort.
struct FaceChooser {
  let store: FaceStore
  let selection: FontSelection
  let language: String
  private let primaryFace: FontFace?
  /// Faces by script, those for the language first; filled as scripts occur.
  private var candidates: [String: [Int]] = [:]

  init(store: FaceStore, selection: FontSelection, language: String) {
    self.store = store
    primaryFace = store.face(selection.primary)
    self.selection = selection
    self.language = language
  }

  /// Positions of the faces for each scalar; a grapheme cluster, given as a range of scalars, is never split.
  mutating func faces(for scalars: [UInt32], graphemes: [Range<Int>], scripts: [Script]) -> [Int] {
    var faces = Array(repeating: selection.primary, count: scalars.count)
    var open: [Range<Int>] = []
    var previous: Int?
    for grapheme in graphemes {
      if scalars[grapheme].allSatisfy(joinsNeighbours) {
        if let previous, covers(previous, scalars[grapheme]) {
          for index in grapheme { faces[index] = previous }
        } else {
          open.append(grapheme)
        }
        continue
      }
      let face = choose(for: scalars[grapheme], script: scripts[grapheme.lowerBound])
      for index in grapheme { faces[index] = face }
      for waiting in open where covers(face, scalars[waiting]) {
        for index in waiting { faces[index] = face }
      }
      open = []
      previous = face
    }
    return faces
  }

  private func joinsNeighbours(_ scalar: UInt32) -> Bool {
    scalar == 0x20
      || scalar > 0x7F && (UnicodeCharacter.isWhiteSpace(scalar) || UnicodeCharacter.isIgnorable(scalar))
  }

  private mutating func choose(for grapheme: ArraySlice<UInt32>, script: Script) -> Int {
    let isEmoji = isEmoji(grapheme)
    if isEmoji, let face = scriptFace("Zsye", for: grapheme) { return face }
    if covers(selection.primary, grapheme) { return selection.primary }
    if let system = selection.system, covers(system, grapheme) { return system }
    if let face = scriptFace(script.tag, for: grapheme) { return face }
    for scalar in grapheme.prefix(1) {
      for other in UnicodeCharacter.scriptExtensions(of: scalar) where !other.isShared && other != script {
        if let face = scriptFace(other.tag, for: grapheme) { return face }
      }
    }
    for entry in store.cascade.lastResort {
      if let face = usable(entry, for: grapheme) { return face }
    }
    // The glyph for a missing character is a fault of the screen, which a rule speaks of.
    return selection.primary
  }

  private func isEmoji(_ grapheme: ArraySlice<UInt32>) -> Bool {
    guard let first = grapheme.first, first > 0x7F else { return false }
    return grapheme.contains { $0 > 0xFF && UnicodeCharacter.isEmoji($0) } || grapheme.contains(0xFE0F)
  }

  private mutating func scriptFace(_ tag: String, for grapheme: ArraySlice<UInt32>) -> Int? {
    let faces = candidates[tag] ?? scriptFaces(tag)
    candidates[tag] = faces
    return faces.first { covers($0, grapheme) }
  }

  private func scriptFaces(_ tag: String) -> [Int] {
    let fitting = store.cascade.scripts.enumerated().compactMap { index, entry -> (Int, Int, ScriptFaces)? in
      guard entry.scripts.contains(tag), let fit = entry.fit(for: language) else { return nil }
      return (-fit, index, entry)
    }
    return fitting.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.flatMap { $0.2.faces(bold: selection.isBold) }
  }

  private func usable(_ entry: ScriptFaces, for grapheme: ArraySlice<UInt32>) -> Int? {
    entry.faces(bold: selection.isBold).first { covers($0, grapheme) }
  }

  private func covers(_ index: Int, _ grapheme: ArraySlice<UInt32>) -> Bool {
    guard let face = index == selection.primary ? primaryFace : store.face(index) else { return false }
    if grapheme.allSatisfy({ face.covers($0) || UnicodeCharacter.isIgnorable($0) }) { return true }
    // A base with marks may be there as one precomposed character only.
    guard grapheme.count > 1, let base = grapheme.first, face.covers(base) else { return false }
    let composed = UnicodeCharacter.composed(Array(grapheme))
    return composed.count < grapheme.count
      && composed.allSatisfy { face.covers($0) || UnicodeCharacter.isIgnorable($0) }
  }
}
