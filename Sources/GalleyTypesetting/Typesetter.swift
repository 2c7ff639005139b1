package import GalleyModel

/// Sets texts with the fonts of a cascade.
///
/// Answers depend on the cascade and the arguments alone. Each distinct text is shaped once for all sizes and
/// widths; one typesetter is meant to be shared by all tasks of a run.
package final class Typesetter: TextMeasurer, GlyphOutlines, Sendable {
  /// How much the font shrinks in one attempt to fit, as a share of its size.
  private static let scaleStep = 0.05

  private let store: FaceStore
  private let shaper: ParagraphShaper
  private let preparedTexts = BoundedCache<PreparedText.Key, PreparedText>(capacity: 8192)

  package init(cascade: FontCascade) {
    store = FaceStore(cascade: cascade)
    shaper = ParagraphShaper(store: store)
  }

  package func typeset(_ text: StyledText, in proposal: Proposal) -> TypesetText {
    set(prepared(text), in: proposal)
  }

  package func setter(of text: StyledText) -> @Sendable (Proposal) -> TypesetText {
    let prepared = prepared(text)
    return { self.set(prepared, in: $0) }
  }

  package func metrics(of font: FontRequest) -> FontMetrics {
    let setting = store.resolve(font).setting
    return FontMetrics(
      ascent: setting.ascent,
      descent: setting.descent,
      capHeight: setting.lineBox.capHeight * setting.size
    )
  }

  package func outline(face: Int, glyph: UInt32) -> [OutlineCommand] {
    guard store.cascade.faces.indices.contains(face) else { return [] }
    return store.face(face)?.outline(of: glyph) ?? []
  }

  /// What the cascade lacked for the texts set so far, in file order.
  package func problems() -> [InputProblem] {
    (store.cascade.problems + store.problems).sorted()
  }

  /// The faces that set a glyph so far, in the cascade's order.
  package func fontsUsed() -> [FontUse] {
    store.used.compactMap { index in
      let entry = store.cascade.faces[index]
      guard let path = entry.path,
        let description = FontFileDescription.read(path: path, index: entry.collectionIndex)
      else { return nil }
      return FontUse(
        file: String(entry.file.split(separator: "/").last ?? ""),
        family: description.family,
        style: description.style,
        version: description.version,
        scripts: entry.scripts,
        confidence: entry.confidence
      )
    }
  }

  /// The font file a face comes from, without its folder.
  package func file(ofFace face: Int) -> String? {
    guard store.cascade.faces.indices.contains(face) else { return nil }
    return store.cascade.faces[face].file.split(separator: "/").last.map(String.init)
  }

  private func prepared(_ text: StyledText) -> PreparedText {
    preparedTexts.value(for: PreparedText.Key(text)) { prepare(text) }
  }

  private func set(_ prepared: PreparedText, in proposal: Proposal) -> TypesetText {
    let result = setAtFullSize(prepared, in: proposal)
    guard result.truncation != nil, prepared.text.minimumScaleFactor < 1, proposal.width != 0 else {
      return result
    }
    return setSmaller(prepared.text, in: proposal)
  }

  private func setAtFullSize(_ prepared: PreparedText, in proposal: Proposal) -> TypesetText {
    let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    if width == 0 {
      let oneLine = PixelGrid(scale: prepared.text.scale).roundedUp(prepared.setting.lineHeight)
      return setter(for: prepared).setNowhere(height: proposal.height == 0 ? 0 : oneLine)
    }
    let request = prepared.request(width: width, height: proposal.height)
    return prepared.result(for: request) {
      setter(for: prepared).set(width: request.width, allowedLines: request.allowedLines)
    }
  }

  private func setter(for prepared: PreparedText) -> TextSetter {
    TextSetter(prepared: prepared, composer: LineComposer(shaper: shaper.shaper)) { [self] in
      mark($0, for: prepared.text)
    }
  }

  /// Tries smaller fonts until the whole text fits, and truncates at the smallest.
  private func setSmaller(_ text: StyledText, in proposal: Proposal) -> TypesetText {
    let smallest = max(text.minimumScaleFactor, Self.scaleStep)
    var factor = 1.0
    while true {
      factor = max(smallest, factor - Self.scaleStep)
      var scaled = text
      scaled.font.size *= factor
      scaled.minimumScaleFactor = 1
      var result = setAtFullSize(prepared(scaled), in: proposal)
      if result.truncation == nil { return result }
      if factor <= smallest {
        result.truncation?.appliedScale = factor
        return result
      }
    }
  }

  private func prepare(_ text: StyledText) -> PreparedText {
    let font = store.resolve(text.font)
    let parts = ParagraphSplitter.split(text.string).map { range in
      PreparedText.Part(
        paragraph: paragraph(range.text, of: text, selection: font.selection),
        offset: range.offset
      )
    }
    return PreparedText(text: text, parts: parts, setting: font.setting)
  }

  private func paragraph(_ string: String, of text: StyledText, selection: FontSelection) -> Paragraph {
    shaper.paragraph(
      ParagraphShaper.Key(
        string: ExactString(string),
        language: text.language,
        rightToLeft: text.baseDirection == .rightToLeft,
        selection: selection
      )
    )
  }

  private func mark(_ mark: String, for text: StyledText) -> LineFragment {
    let selection = store.resolve(text.font).selection
    let run = paragraph(mark, of: text, selection: selection).runs[0]
    return LineFragment(
      run: run.shaped,
      pieces: run.shaped.pieces.indices,
      level: text.baseDirection == .rightToLeft ? 1 : 0,
      isTracked: run.isTracked,
      origin: nil
    )
  }
}
