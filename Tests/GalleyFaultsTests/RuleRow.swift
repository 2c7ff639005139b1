import GalleyFaults
import GalleyLayout
import GalleyModel
import GalleyTestSupport
import Testing

/// One view, and what the rules are to say of it.
///
/// The font is 10 points and every character a square, so a text of n characters is 10 n points wide and each line
/// 10 high. Nothing but the view is in the window, centred.
struct RuleRow: Sendable, CustomTestStringConvertible {
  let name: String
  /// Points.
  var window = Size(width: 200, height: 100)
  var direction = LayoutDirection.leftToRight
  let view: LocalizedElement
  /// Points that every width may be off.
  var residual: Double = 0
  /// Points by which each glyph's ink reaches beyond its square on all sides.
  var overhang: Double = 0
  /// As `error truncation.tail`, `note clip.height`; in the order of the rules' names.
  let expected: [String]

  var testDescription: String { name }

  var faults: [Fault] {
    var measurer = DoubtfulMeasurer()
    measurer.residual = residual
    measurer.overhang = overhang
    let screen = Screen(
      name: "Row",
      location: view.location,
      window: .fixed(window),
      root: Element(.group([]), at: view.location)
    )
    let small = view.modified(.environment(.font(FontSpec(.system(size: 10)))))
    let laidOut = ScreenLayout(measurer: measurer).layOut(
      small,
      of: screen,
      variant: Variant(locale: "en", device: Devices.standard),
      direction: direction
    )
    return Judge.faults(in: Subject(screen: laidOut, measurer: measurer))
  }

  /// Runs the rules and compares.
  func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let found = faults.map(\.summary).sorted()
    #expect(found == expected.sorted(), "\(faults.map(\.message))", sourceLocation: sourceLocation)
  }
}

/// The square font, with a measure that is known to be off by so many points.
private struct DoubtfulMeasurer: TextMeasurer {
  var residual: Double = 0
  var overhang: Double = 0
  private let squares = SquareMeasurer()

  func metrics(of font: FontRequest) -> FontMetrics { squares.metrics(of: font) }

  func typeset(_ text: StyledText, in proposal: Proposal) -> TypesetText {
    var result = cutWord(text, in: proposal) ?? squares.typeset(text, in: proposal)
    result.residual = residual
    for line in result.lines.indices {
      for glyph in result.lines[line].glyphs.indices {
        let ink = result.lines[line].glyphs[glyph].ink
        result.lines[line].glyphs[glyph].ink = ink?.inset(
          by: Insets(top: -overhang, leading: -overhang, bottom: -overhang, trailing: -overhang)
        )
      }
    }
    return result
  }

  /// One word in one line that is too short for it, which the square font would leave whole.
  private func cutWord(_ text: StyledText, in proposal: Proposal) -> TypesetText? {
    let em = text.font.size
    guard let width = proposal.width, text.lineLimit == 1, !text.string.contains(" "),
      Double(text.string.count) * em > width
    else { return nil }
    var shown = text
    let kept = max(0, Int(width / em) - 1)
    shown.string = text.string.prefix(kept) + "…"
    var result = squares.typeset(shown, in: .unspecified)
    if width == 0 { (result.size.width, result.lines) = (0, []) }
    result.truncation = .init(
      shown: shown.string,
      lost: kept..<text.string.count,
      neededWidth: Double(text.string.count) * em,
      neededLines: 2,
      allowedLines: 1
    )
    return result
  }
}

extension Fault {
  /// Severity as the report would have it, and rule.
  var summary: String { "\(certainty == .certain ? severity.rawValue : "note") \(rule)" }
}
