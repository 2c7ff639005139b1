import GalleyModel
import GalleyStrings
import Testing

/// Pseudo-locales as the user of one reads them: through the resolver, with arguments in their places.
@Suite struct PseudolocalizerTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let pseudo: PseudoLocale
    let value: CatalogueValue
    var arguments: [FormatArgument] = []
    let expected: String

    var testDescription: String { "\(pseudo.rawValue): \(expected)" }

    init(
      _ pseudo: PseudoLocale,
      _ value: CatalogueValue,
      _ arguments: [FormatArgument] = [],
      _ expected: String
    ) {
      self.pseudo = pseudo
      self.value = value
      self.arguments = arguments
      self.expected = expected
    }

    init(_ pseudo: PseudoLocale, _ format: String, _ arguments: [FormatArgument] = [], _ expected: String) {
      self.init(pseudo, .string(format), arguments, expected)
    }
  }

  static func resolved(
    _ value: CatalogueValue,
    _ arguments: [FormatArgument],
    _ pseudo: PseudoLocale?,
    source: String = "en"
  ) -> ResolvedText {
    let place = SourceLocation(file: "a", line: 1, column: 1)
    let catalogue = Catalogue(
      developmentRegion: source,
      localizations: [source],
      tables: [
        "Localizable": StringTable(entries: ["key": [source: CatalogueEntry(value: value, location: place)]])
      ]
    )
    let device = Device(name: "phone", size: Size(width: 393, height: 852), scale: 3, safeArea: .zero)
    let resolver = TextResolver(
      catalogue: catalogue,
      variant: Variant(locale: source, device: device, pseudo: pseudo)
    )
    return resolver.resolve(.localized(LocalizedKey(key: "key", arguments: arguments)))
  }

  static let ann = FormatArgument.text(.verbatim("Ann"))
  static let files: CatalogueValue = .plural([
    "one": .string("%lld file"), "other": .string("%lld files"),
  ])
  static let sentence = CatalogueValue.substitutions(
    .string("%#@n@ of %@"),
    [
      "n": .init(
        argument: nil,
        specifier: "lld",
        value: .plural(["one": .string("%arg file"), "other": .string("%arg files")])
      )
    ]
  )
  static let named = CatalogueValue.substitutions(
    .string("%@ has %#@n@"),
    ["n": .init(argument: 2, specifier: "lld", value: .plural(["other": .string("%arg cats")]))]
  )
  static let late = CatalogueValue.substitutions(
    .string("%#@n@ for %@"),
    ["n": .init(argument: 2, specifier: "lld", value: .plural(["other": .string("%arg cats")]))]
  )

  static let rows: [Row] = [
    // What a placeholder is, in every notation, survives.
    Row(.double, "%@ and %@", [ann, .text(.verbatim("Bob"))], "Ann and Bob Ann and Bob"),
    Row(.double, "%2$@ and %1$@", [ann, .text(.verbatim("Bob"))], "Bob and Ann Bob and Ann"),
    Row(.double, "%lld%% of %@", [.integer(50), ann], "50% of Ann 50% of Ann"),
    Row(.double, "50 % of %@", [ann], "50 % of Ann 50 % of Ann"),
    Row(.double, "%.2f m", [.double(1.5)], "1.50 m 1.50 m"),
    Row(.double, files, [.integer(1)], "1 file 1 file"),
    Row(.double, files, [.integer(3)], "3 files 3 files"),
    Row(.double, sentence, [.integer(1), ann], "1 file of Ann 1 file of Ann"),
    Row(.double, named, [ann, .integer(4)], "Ann has 4 cats Ann has 4 cats"),
    // A variable with an argument of its own takes no turn.
    Row(.double, late, [ann, .integer(4)], "4 cats for Ann 4 cats for Ann"),
    Row(
      .double,
      .device(["iphone": .string("Tap %@"), "other": .string("Click %@")]),
      [ann],
      "Tap Ann Tap Ann"
    ),
    Row(.double, "", [], ""),
    Row(.double, "100%", [], "100% 100%"),
    Row(.bounded, "Reply", [], "[# Reply #]"),
    Row(.bounded, "%lld%% of %@", [.integer(50), ann], "[# 50% of Ann #]"),
    Row(.bounded, files, [.integer(3)], "[# 3 files #]"),
    Row(.bounded, sentence, [.integer(2), ann], "[# 2 files of Ann #]"),
    Row(.bounded, "", [], ""),
    Row(.bounded, "[Terms](https://example.com)", [], "[# [Terms](https://example.com) #]"),
    // Letters change; all that a machine reads does not.
    Row(.accented, "Ok 1", [], "Ọ́ḳ́ 1"),
    Row(.accented, "%lld%%", [.integer(50)], "50%"),
    Row(.accented, "50%% off", [], "50%% ọ́f̣́f̣́"),
    Row(.accented, "100%", [.integer(1)], "100%"),
    Row(.accented, "50%discount", [], "50%dị́ṣ́ć̣ọ́ụ́ṇ́ṭ́"),
    Row(.accented, "%@", [ann], "Ann"),
    Row(.accented, "🎉 a", [], "🎉 ạ́"),
    Row(.accented, "`code` a", [], "`code` ạ́"),
    Row(.accented, "``a ` b`` a", [], "``a ` b`` ạ́"),
    Row(.accented, "a ` b", [], "ạ́ ` ḅ́"),
    Row(.accented, "[a](https://x.com/a(b)) a", [], "[ạ́](https://x.com/a(b)) ạ́"),
    Row(.accented, "[%@](https://x.com/%@) a", [ann, ann], "[Ann](https://x.com/Ann) ạ́"),
    Row(.accented, "`%@ code` a", [ann], "`Ann code` ạ́"),
    Row(.accented, "<a href=\"%@\">a</a> a", [ann], "<a href=\"Ann\">ạ́</a> ạ́"),
    Row(.accented, "**a** _a_ ~~a~~", [], "**ạ́** _ạ́_ ~~ạ́~~"),
    Row(.accented, "<b>a</b> 1 < 2 a > b", [], "<b>ạ́</b> 1 < 2 ạ́ > ḅ́"),
    Row(.accented, "a &amp; a &#8217; & a", [], "ạ́ &amp; ạ́ &#8217; & ạ́"),
    Row(.accented, "a https://example.com/a?b=c a", [], "ạ́ https://example.com/a?b=c ạ́"),
    Row(.accented, "a (a) [1] (a)", [], "ạ́ (ạ́) [1] (ạ́)"),
    Row(.accented, "\\*a", [], "\\*ạ́"),
    Row(.accented, "日本", [], "日\u{323}\u{301}本\u{323}\u{301}"),
    Row(.accented, sentence, [.integer(1), ann], "1 f̣́ị́ḷ́ẹ́ ọ́f̣́ Ann"),
    Row(.rightToLeft, "Pay 12 EUR, now!", [], "פאי 12 הור, נעש!"),
    Row(.rightToLeft, "Größe É", [], "גרעשה ה"),
    Row(.rightToLeft, "שלום", [], "שלום"),
    Row(.rightToLeft, "%@: %lld", [ann, .integer(1234)], "Ann: 1,234"),
    Row(.long, "", [], ""),
    Row(.long, "%@", [ann], "Ann"),
    Row(.long, "12", [], "12"),
    Row(.long, "🎉", [], "🎉"),
    Row(.long, "OK", [], "OKokokok"),
    Row(.long, "`code`", [], "`code`"),
  ]

  @Test(arguments: rows)
  func `placeholders and markup mean what they meant`(_ row: Row) {
    let text = Self.resolved(row.value, row.arguments, row.pseudo)
    #expect(text.string == row.expected, "\(text.string)")
    #expect(text.language == (row.pseudo == .rightToLeft ? "he" : "en"))
    #expect(text.provenance == .found)
  }

  @Test(arguments: ["Д", "é", "ß", "ø", "Ω", "字", "あ", "ü", "Å", "æ", "ﬁ", "ı", "z", "A"])
  func `every letter becomes a strong right-to-left one`(_ letter: String) {
    let text = Self.resolved(.string(letter), [], .rightToLeft).string
    #expect(text.unicodeScalars.allSatisfy { (0x5D0...0x5EA).contains($0.value) }, "\(text)")
    #expect(text.count == letter.count)
  }

  static let texts = [
    "OK", "Reply", "Settings", "Not now", "Send a message", "Don't show again", "A b c d e f g h",
    "Delete this conversation", "Would you like to be told of new messages?",
    "Your message could not be sent because you are not connected.",
    "Turn on notifications so that we can tell you when your order is ready, and when it is late.",
    "It is 5 to 12 on the 24th of May 2026, and 1 in 10 is late.",
  ]

  /// p90 of the widest language, by length in characters: what the sheet of measurements says.
  static func requested(_ length: Int) -> Double {
    switch length {
    case ...5: 3.8
    case ...10: 2.77
    case ...20: 2.31
    case ...30: 2.11
    case ...50: 1.89
    case ...70: 1.73
    default: 1.69
    }
  }

  @Test(arguments: texts)
  func `a text grows as much as is asked for`(_ text: String) {
    let long = Self.resolved(.string(text), [], .long).string
    let factor = Double(long.count) / Double(text.count)
    #expect(abs(factor / Self.requested(text.count) - 1) < 0.1, "\(factor): \(long)")
    #expect(
      long.split(separator: " ").count == text.split(separator: " ").count,
      "lines break where they did"
    )
  }

  @Test func `what stands between placeholders grows as one text`() {
    let format = "%@ sent you %lld new messages"
    let long = Self.resolved(.string(format), [.text(.verbatim("")), .integer(7)], .long).string
    let read = " sent you  new messages".count
    let factor = Double(long.count - 1) / Double(read)
    #expect(abs(factor / Self.requested(read) - 1) < 0.1, "\(long)")
  }

  @Test func `a text that nobody is to translate stays`() {
    for expression in [TextExpression.verbatim("Galley"), .unknown(sample: "Sample")] {
      let device = Device(name: "phone", size: Size(width: 393, height: 852), scale: 3, safeArea: .zero)
      for pseudo in PseudoLocale.allCases {
        let resolver = TextResolver(
          catalogue: Catalogue(),
          variant: Variant(locale: "en", device: device, pseudo: pseudo)
        )
        #expect(["Galley", "Sample"].contains(resolver.resolve(expression).string))
      }
    }
  }
}
