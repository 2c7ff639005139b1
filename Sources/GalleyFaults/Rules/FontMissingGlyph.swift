internal import GalleyModel

/// `font.missingGlyph`: a text holds a character that no font has, and a box is shown for it.
enum FontMissingGlyph: Rule {
  static let page = RulePage(
    id: "font.missingGlyph",
    summary: "A text holds a character that no font has, and a box is shown in its place",
    severity: "error when Unicode has no such character, note otherwise",
    explanation: """
      Shaping gave the glyph of a missing character. A code point that Unicode has not assigned is a box on every \
      device: most often a broken encoding or a slip in an escape. A character that is assigned, and that only the \
      fonts of this run lack, is a note: the platform has more fonts than a run does, but what was measured is the \
      width of a box. Emoji, whose font is often not installed, and private characters, which belong to fonts of \
      their own, are passed over; the run reports a font that is missing.
      """,
    repair: "Correct the character, or name a font that has it in the font cascade.",
    faulty: """
      #Preview("Row", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Reply \u{0378} all")
      }
      """,
    repaired: """
      #Preview("Row", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Reply to all")
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    subject.texts.compactMap { index in
      let item = subject.items[index]
      guard case .text(let typeset, let resolved, let styled) = item.content, !subject.isHidden(index),
        resolved.provenance != .unknown
      else { return nil }
      let missing = missing(in: typeset, of: styled.string)
      // One that no font can have says more than one that these fonts lack.
      guard let shown = missing.first(where: \.isUnassigned) ?? missing.first else { return nil }
      return Fault(
        rule: page.id,
        severity: .error,
        certainty: shown.isUnassigned ? .certain : .uncertain,
        message: "\(quoted(resolved.string)) shows a box in place of “\(shown.scalar)” (\(shown.codePoint))",
        location: item.location,
        key: resolved.key,
        rects: [item.frame],
        onlyIfAdded: resolved.provenance == .verbatim
      )
    }
  }

  private struct Missing {
    let scalar: Unicode.Scalar

    var isUnassigned: Bool { scalar.properties.generalCategory == .unassigned }

    var codePoint: String {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }

  /// In reading order.
  private static func missing(in text: TypesetText, of string: String) -> [Missing] {
    let offsets = text.lines.flatMap(\.glyphs).compactMap { $0.glyph == 0 ? $0.cluster : nil }
    let units = string.utf16
    return Set(offsets).sorted().compactMap { offset in
      guard offset < units.count else { return nil }
      let start = units.index(units.startIndex, offsetBy: offset)
      guard let character = string[start...].first else { return nil }
      let scalars = character.unicodeScalars
      guard !scalars.contains(where: isPassedOver) else { return nil }
      return (scalars.first { $0.properties.generalCategory == .unassigned } ?? scalars.first).map(
        Missing.init
      )
    }
  }

  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .privateUse, .control, .format, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      true
    default: scalar.properties.isEmoji && scalar.value > 0xFF || scalar.value == 0xFE0F
    }
  }
}
