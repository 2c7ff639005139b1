internal import GalleyModel

/// `font.missingGlyph`: no font of the cascade has a character, and a box is shown in its place.
enum FontMissingGlyph: Rule {
  static let page = RulePage(
    id: "font.missingGlyph",
    summary: "A character is shown as an empty box",
    severity: "error",
    explanation: """
      Neither the font asked for, nor those that stand for the text's script, nor those of last resort have the \
      character. It comes from a corrupted translation, a private-use code, or a font cascade that lacks a script.
      """,
    repair: "Correct the translation, or add a font that has the character to Fonts/cascade.json.",
    faulty: """
      #Preview("Code", traits: .fixedLayout(width: 200, height: 60)) {
        Text(verbatim: "Code \\u{2FE0}")
      }
      """,
    repaired: """
      #Preview("Code", traits: .fixedLayout(width: 200, height: 60)) {
        Text(verbatim: "Code 12")
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    subject.items.indices.compactMap { index in
      let item = subject.items[index]
      guard case .text(let typeset, let resolved, _) = item.content, !subject.isHidden(index) else {
        return nil
      }
      let units = Array(resolved.string.utf16)
      for glyph in typeset.lines.flatMap(\.glyphs) where glyph.glyph == 0 {
        guard let cluster = glyph.cluster, units.indices.contains(cluster) else { continue }
        let rest = String(decoding: units[cluster...], as: UTF16.self)
        guard let scalar = rest.unicodeScalars.first, !scalar.properties.isWhitespace else { continue }
        let code = String(scalar.value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
        return Fault(
          rule: page.id,
          severity: .error,
          message: "U+\(padded) in \(quoted(resolved.string)) is shown as an empty box",
          location: item.location,
          key: resolved.key,
          rects: [item.frame]
        )
      }
      return nil
    }
  }
}
