internal import GalleyModel

/// `clip.tallScript`: a text's line fits what clips it, and the marks of its script do not.
enum ClipTallScript: Rule {
  static let page = RulePage(
    id: "clip.tallScript",
    summary: "Marks above or below the letters of a tall script are cut",
    severity:
      "error when more than 15 % of a glyph goes, warning otherwise; note when the measure is too close to tell",
    explanation: """
      A frame as high as a Latin line, with a clip around it, cuts the tone marks of Thai and Vietnamese, the vowel signs \
      of Devanagari or the dots of Arabic, which reach out of the line box. The box fits, so nothing wraps or is \
      truncated.
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
    Cut(subject: subject, rule: page.id, axis: .vertical, holdsBox: true).faults
  }
}
