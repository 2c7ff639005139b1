internal import GalleyModel

/// `clip.tallScript`: what clips a text is high enough for Latin letters, and not for the marks of its script.
enum ClipTallScript: Rule {
  static let page = RulePage(
    id: "clip.tallScript",
    summary: "Marks above or below the letters of a tall script are cut",
    severity:
      "error when more than 15 % of a glyph goes, warning otherwise; note when the measure is too close to tell",
    explanation: """
      A frame as high as a Latin line, with a clip around it, cuts the tone marks of Thai and Vietnamese, the vowel signs \
      of Devanagari or the dots of Arabic. Capitals and descenders of Latin text would be painted whole in the same \
      place, so that the fault does not show until the screen is translated.
      """,
    repair:
      "Give the frame a minHeight in place of a height, leave some padding inside the clip, or do not clip.",
    faulty: """
      #Preview("Badge", traits: .fixedLayout(width: 320, height: 80)) {
        Text("Ấm dần từ mai").font(.system(size: 40)).frame(width: 300, height: 48).clipped()
      }
      """,
    repaired: """
      #Preview("Badge", traits: .fixedLayout(width: 320, height: 80)) {
        Text("Ấm dần từ mai").font(.system(size: 40)).frame(width: 300, height: 64).clipped()
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    Cut(subject: subject, rule: page.id, axis: .vertical, holdsLatin: true).faults
  }
}
