import GalleyModel
import Testing

/// Formats put together at random: whatever a pseudo-locale does, arguments and signs stay where they were.
@Suite struct PseudolocalizerFuzzTests {
  static let fragments = [
    "%@", "%@", "%1$@", "%2$@", "%%", "%", " ", " ", "a", "word", "É", "1", "🎉", "`", "``", "<", ">", "</b>",
    "<b>",
    "(", ")", "[", "]", "](", "&", "&amp;", ";", "\\", "*", "**", "https://x.y/", "%lld", "%#@n@", "%arg",
    "#", "'",
    "\n", "\u{301}", "ﬁ", "字", "א", "%.2f",
  ]

  static let arguments = (1...6).map { FormatArgument.text(.verbatim("⟦\($0)⟧")) }

  static func format(_ seed: UInt64) -> String {
    var state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    return (0..<(1 + next(12))).map { _ in fragments[next(fragments.count)] }.joined()
  }

  static func marks(_ text: String) -> [String] {
    text.matches(of: /⟦\d⟧/).map { String($0.output) }
  }

  @Test(arguments: 0..<8)
  func argumentsStay(_ part: UInt64) {
    for seed in (part * 100)..<(part * 100 + 100) {
      let format = Self.format(seed)
      for arguments in [[], Self.arguments] {
        let plain = PseudolocalizerTests.resolved(.string(format), arguments, nil).string
        func shown(_ pseudo: PseudoLocale) -> String {
          PseudolocalizerTests.resolved(.string(format), arguments, pseudo).string
        }
        let marks = Self.marks(plain)
        #expect(Self.marks(shown(.accented)) == marks, "\(format)")
        #expect(Self.marks(shown(.rightToLeft)) == marks, "\(format)")
        #expect(Self.marks(shown(.long)) == marks, "\(format)")
        #expect(shown(.bounded) == "[# \(plain) #]", "\(format)")
        // Without arguments, a position would be shown.
        if !arguments.isEmpty || !format.contains("%") {
          #expect(shown(.double) == "\(plain) \(plain)", "\(format)")
        }
        #expect(Self.unmarked(shown(.accented)) == Self.unmarked(plain), "\(format)")
        #expect(Self.isSpread(plain, over: shown(.long)), "\(format): \(shown(.long))")
      }
    }
  }

  private static func unmarked(_ text: String) -> [UInt32] {
    text.unicodeScalars.map(\.value).filter { $0 != 0x301 && $0 != 0x323 }
  }

  /// Whether a text's scalars are all in another, in order.
  private static func isSpread(_ text: String, over other: String) -> Bool {
    var rest = other.unicodeScalars[...]
    return text.unicodeScalars.allSatisfy { scalar in
      guard let found = rest.firstIndex(of: scalar) else { return false }
      rest = rest[found...].dropFirst()
      return true
    }
  }
}
