import GalleyModel
import GalleyStrings
import Testing

@Suite struct TextResolverTests {
  private static let here = SourceLocation(file: "a", line: 1, column: 1)
  private static let phone = Device(
    name: "phone",
    size: Size(width: 393, height: 852),
    scale: 3,
    safeArea: .zero
  )
  private static let watch = Device(
    name: "watch",
    platform: .watchOS,
    size: Size(width: 176, height: 215),
    scale: 2,
    safeArea: .zero
  )

  private static func entry(_ value: CatalogueValue, state: String? = nil) -> CatalogueEntry {
    CatalogueEntry(value: value, location: here, state: state)
  }

  private static func resolver(
    _ locale: String,
    format: String? = nil,
    device: Device = phone,
    catalogue: Catalogue
  ) -> TextResolver {
    TextResolver(
      catalogue: catalogue,
      variant: Variant(locale: locale, formatLocale: format, device: device)
    )
  }

  struct FormatRow: CustomTestStringConvertible {
    var format: String
    var arguments: [FormatArgument]
    var locale: String
    var expected: String

    init(_ format: String, _ arguments: [FormatArgument], _ locale: String, _ expected: String) {
      self.format = format
      self.arguments = arguments
      self.locale = locale
      self.expected = expected
    }

    var testDescription: String { "\(format) in \(locale)" }
  }

  static let formats = [
    FormatRow("%lld", [.integer(1_234_567)], "en", "1,234,567"),
    FormatRow("%lld", [.integer(1_234_567)], "de", "1.234.567"),
    FormatRow("%lld", [.integer(1_234_567)], "ar-EG", "١٬٢٣٤٬٥٦٧"),
    FormatRow("%ld", [.integer(1_234_567)], "hi", "12,34,567"),
    FormatRow("%d", [.integer(-1234)], "fa", "\u{200E}−۱٬۲۳۴"),
    FormatRow("%u", [.integer(12345)], "fr", "12\u{202F}345"),
    FormatRow("%lf", [.double(1234.5)], "de", "1.234,500000"),
    FormatRow("%f", [.double(0)], "en", "0.000000"),
    FormatRow("%.1f", [.double(1234.56)], "fr", "1\u{202F}234,6"),
    FormatRow("%.0f", [.double(2.5)], "en", "2"),
    FormatRow("%05d", [.integer(42)], "en", "00,042"),
    FormatRow("%+d", [.integer(7)], "en", "+7"),
    FormatRow("[%6d]", [.integer(1234)], "en", "[ 1,234]"),
    FormatRow("[%-8d]", [.integer(1234)], "en", "[1,234   ]"),
    FormatRow("%.3d", [.integer(7)], "en", "007"),
    FormatRow("%x %X %o", [.integer(255), .integer(255), .integer(8)], "ar-EG", "ff FF 10"),
    FormatRow("%g", [.double(1234.5)], "en", "1,234.5"),
    FormatRow("%@ of %@", [.text(.verbatim("a")), .text(.verbatim("b"))], "en", "a of b"),
    FormatRow("%2$@ of %1$@", [.text(.verbatim("a")), .text(.verbatim("b"))], "en", "b of a"),
    FormatRow("%lld%% of %@", [.integer(50), .text(.verbatim("x"))], "en", "50% of x"),
    FormatRow("50 % done: %@", [.text(.verbatim("x"))], "en", "50 % done: x"),
    FormatRow("%@ and %@", [.text(.verbatim("a"))], "en", "a and %@"),
    FormatRow("100%", [.integer(1)], "en", "100%"),
    FormatRow("50%% off", [], "en", "50%% off"),
    FormatRow("%@", [.integer(1234)], "en", "1234"),
    FormatRow("%lld", [.text(.unknown(sample: "42"))], "ar-EG", "42"),
    FormatRow("%#@nothing@", [.integer(1)], "en", "%#@nothing@"),
  ]

  @Test(arguments: formats)
  func `arguments are written as the format locale writes them`(_ row: FormatRow) {
    let key = LocalizedKey(key: row.format, arguments: row.arguments)
    let text = Self.resolver("en", format: row.locale, catalogue: Catalogue()).resolve(.localized(key))
    #expect(text.string == row.expected)
  }

  static let plurals: [(language: String, counts: [Double], expected: String)] = [
    ("en", [0, 1, 2], "other one other"),
    ("ru", [1, 2, 5, 11, 21, 22, 1.5], "one few many many one few other"),
    ("pl", [1, 2, 5, 12, 22], "one few many many few"),
    ("ar", [0, 1, 2, 3, 11, 100], "zero one two few many other"),
    ("ja", [0, 1, 2], "other other other"),
    ("fr", [0, 1, 2, 1_000_000], "one one other many"),
    ("xx", [1], "other"),
  ]

  @Test(arguments: plurals)
  func `the localization's language decides the category`(
    _ row: (language: String, counts: [Double], expected: String)
  ) {
    let names =
      row.language == "ar"
      ? ["zero", "one", "two", "few", "many", "other"] : ["one", "two", "few", "many", "other"]
    let cases = Dictionary(uniqueKeysWithValues: names.map { ($0, CatalogueValue.string($0)) })
    let catalogue = Catalogue(
      localizations: [row.language],
      tables: ["Localizable": StringTable(entries: ["%lf": [row.language: Self.entry(.plural(cases))]])]
    )
    let resolver = Self.resolver(row.language, format: "en", catalogue: catalogue)
    let shown = row.counts.map { count in
      resolver.resolve(.localized(LocalizedKey(key: "%lf", arguments: [.double(count)]))).string
    }
    #expect(shown.joined(separator: " ") == row.expected)
  }

  private static let weather = CatalogueValue.substitutions(
    .string("%1$#@n@"),
    [
      "n": .init(
        argument: 1,
        specifier: "lld",
        value: .plural([
          "zero": .string("Nada en %3$lld h"),
          "one": .string("%2$@ previsto en %3$lld h (%arg)"),
          "other": .string("%2$@ previstos en %3$lld h (%arg)"),
        ])
      )
    ]
  )

  @Test func `a variable's own argument may be followed by any letter but one of a name`() {
    let hours = CatalogueValue.Substitution(
      argument: 1,
      specifier: "lld",
      value: .plural(["other": .string("今後%arg時間")])
    )
    let value = CatalogueValue.substitutions(.string("%#@n@で雨"), ["n": hours])
    let catalogue = Catalogue(
      localizations: ["ja"],
      tables: ["Localizable": StringTable(entries: ["k": ["ja": Self.entry(value)]])]
    )
    let text = Self.resolver("ja", format: "ja", catalogue: catalogue).resolve(
      .localized(LocalizedKey(key: "k", arguments: [.integer(3)]))
    )
    #expect(text.string == "今後3時間で雨")
  }

  static let weatherRows: [(count: Int, expected: String)] = [
    (0, "Nada en 24 h"), (1, "1 mm previsto en 24 h (1)"), (5000, "5000 mm previstos en 24 h (5.000)"),
  ]

  @Test(arguments: weatherRows)
  func `a substitution gets the whole list of arguments`(_ row: (count: Int, expected: String)) {
    let catalogue = Catalogue(
      localizations: ["de", "es"],
      tables: ["Localizable": StringTable(entries: ["rain": ["es": Self.entry(Self.weather)]])]
    )
    let key = LocalizedKey(
      key: "rain",
      arguments: [.integer(row.count), .text(.verbatim("\(row.count) mm")), .integer(24)]
    )
    let text = Self.resolver("es", format: "de", catalogue: catalogue).resolve(.localized(key))
    #expect(text.string == row.expected)
    #expect(text.provenance == .found)
  }

  @Test func `unpositioned specifiers of a variant start at the variable's own argument`() {
    let value = CatalogueValue.substitutions(
      .string("%@ has %#@photos@ and %#@albums@"),
      [
        "photos": .init(argument: nil, specifier: "lld", value: .plural(["other": .string("%lld photos")])),
        "albums": .init(
          argument: nil,
          specifier: "lld",
          value: .plural(["one": .string("%arg album"), "other": .string("%arg albums")])
        ),
      ]
    )
    let catalogue = Catalogue(
      localizations: ["en"],
      tables: ["Localizable": StringTable(entries: ["k": ["en": Self.entry(value)]])]
    )
    let key = LocalizedKey(key: "k", arguments: [.text(.verbatim("Ann")), .integer(2), .integer(1)])
    #expect(
      Self.resolver("en", catalogue: catalogue).resolve(.localized(key)).string
        == "Ann has 2 photos and 1 album"
    )
  }

  @Test func `a root plural is decided by the first number in the text`() {
    let value = CatalogueValue.plural([
      "one": .string("%1$@ has %2$lld item"), "other": .string("%1$@ has %2$lld items"),
    ])
    let catalogue = Catalogue(
      localizations: ["en"],
      tables: ["Localizable": StringTable(entries: ["k": ["en": Self.entry(value)]])]
    )
    let key = LocalizedKey(key: "k", arguments: [.text(.verbatim("7")), .integer(1)])
    #expect(Self.resolver("en", catalogue: catalogue).resolve(.localized(key)).string == "7 has 1 item")
  }

  @Test func `the device chooses its variation`() {
    let value = CatalogueValue.device(["applewatch": .string("Tap"), "other": .string("Click")])
    let catalogue = Catalogue(
      localizations: ["en"],
      tables: ["Localizable": StringTable(entries: ["k": ["en": Self.entry(value)]])]
    )
    let key = TextExpression.localized(LocalizedKey(key: "k"))
    #expect(Self.resolver("en", device: Self.watch, catalogue: catalogue).resolve(key).string == "Tap")
    #expect(Self.resolver("en", device: Self.phone, catalogue: catalogue).resolve(key).string == "Click")
  }

  /// Two tables: `Localizable` as `.strings`, `Catalog` as `.xcstrings`.
  private static let project = Catalogue(
    localizations: ["de", "en", "fr"],
    tables: [
      "Localizable": StringTable(
        entries: [
          "a": ["en": entry(.string("A")), "de": entry(.string("Ä"))],
          "b": ["en": entry(.string("B"))],
        ]
      ),
      "Catalog": StringTable(
        entries: [
          "Hello": ["de": entry(.string("Hallo"), state: "translated")],
          "Draft": ["de": entry(.string("Entwurf"), state: "new")],
          "ACME": [:],
          "symbol": ["en": entry(.string("Words"), state: "new")],
        ],
        sourceLanguage: "en",
        untranslated: ["ACME"]
      ),
      "BaseOnly": StringTable(entries: ["c": ["Base": entry(.string("C"))]]),
    ]
  )

  struct LookupRow: CustomTestStringConvertible {
    var locale: String
    var key: LocalizedKey
    var expected: ResolvedText

    init(
      _ locale: String,
      _ table: String?,
      _ key: String,
      default defaultValue: String? = nil,
      _ string: String,
      _ language: String,
      _ provenance: ResolvedText.Provenance
    ) {
      self.locale = locale
      self.key = LocalizedKey(key: key, table: table, defaultValue: defaultValue)
      expected = ResolvedText(string, language: language, provenance: provenance, key: self.key)
    }

    var testDescription: String { "\(locale) \(key.table ?? "-") \(key.key)" }
  }

  static let lookups = [
    LookupRow("de-AT", nil, "a", "Ä", "de", .found),
    LookupRow("en", nil, "a", "A", "en", .found),
    LookupRow("ja", nil, "a", "A", "en", .found),
    // The file decides: German has one, so English is not asked.
    LookupRow("de", nil, "b", "b", "en", .missing(shownFrom: nil)),
    LookupRow("de", nil, "b", default: "Bee", "Bee", "en", .missing(shownFrom: "en")),
    LookupRow("fr", nil, "b", "B", "en", .missing(shownFrom: "en")),
    LookupRow("en", nil, "zzz", "zzz", "en", .missing(shownFrom: nil)),
    LookupRow("en", "Nowhere", "Hello", "Hello", "en", .found),
    LookupRow("de", "Nowhere", "Hello", "Hello", "en", .missing(shownFrom: nil)),
    LookupRow("de", "Catalog", "Hello", "Hallo", "de", .found),
    LookupRow("en", "Catalog", "Hello", "Hello", "en", .found),
    LookupRow("fr", "Catalog", "Hello", "Hello", "en", .missing(shownFrom: nil)),
    LookupRow("de", "Catalog", "Draft", "Draft", "en", .missing(shownFrom: nil)),
    LookupRow("en", "Catalog", "symbol", "Words", "en", .found),
    LookupRow("fr", "Catalog", "symbol", "Words", "en", .missing(shownFrom: "en")),
    LookupRow("de", "Catalog", "ACME", "ACME", "en", .found),
    LookupRow("en", "BaseOnly", "c", "C", "en", .found),
    LookupRow("de", "BaseOnly", "c", "C", "en", .missing(shownFrom: "en")),
  ]

  @Test(arguments: lookups)
  func `a key is looked up in the platform's order`(_ row: LookupRow) {
    let resolver = Self.resolver(row.locale, catalogue: Self.project)
    #expect(resolver.resolve(.localized(row.key)) == row.expected)
  }

  @Test func `the parts of a text decide how it came about`() {
    let resolver = Self.resolver("de", catalogue: Self.project)
    let found = TextExpression.localized(LocalizedKey(key: "a"))
    let missing = TextExpression.localized(LocalizedKey(key: "b"))
    let unknown = TextExpression.unknown(sample: "Sample")
    #expect(resolver.resolve(.verbatim("x")).provenance == .verbatim)
    #expect(resolver.resolve(.concatenation([.verbatim("x "), found])).provenance == .found)
    #expect(resolver.resolve(.concatenation([.verbatim("x "), found])).language == "de")
    #expect(resolver.resolve(.concatenation([found, missing])).provenance == .missing(shownFrom: nil))
    #expect(resolver.resolve(.concatenation([missing, unknown])).provenance == .unknown)
    let nested = LocalizedKey(key: "%@!", arguments: [.text(found)])
    #expect(resolver.resolve(.localized(nested)).string == "Ä!")
  }

  @Test func `a tree keeps its shape`() {
    let text = Element(.text(.localized(LocalizedKey(key: "a"))), at: Self.here)
    let tree = Element(
      .modified(
        .overlay(alignment: .center, [text]),
        Element(
          .stack(.vertical, alignment: .center, spacing: nil, [text, Element(.divider, at: Self.here)]),
          at: Self.here
        )
      ),
      at: Self.here
    )
    let shown = LocalizedElement(
      .text(ResolvedText("Ä", language: "de", provenance: .found, key: LocalizedKey(key: "a"))),
      at: Self.here
    )
    #expect(
      Self.resolver("de", catalogue: Self.project).localize(tree)
        == LocalizedElement(
          .modified(
            .overlay(alignment: .center, [shown]),
            LocalizedElement(
              .stack(
                .vertical,
                alignment: .center,
                spacing: nil,
                [shown, LocalizedElement(.divider, at: Self.here)]
              ),
              at: Self.here
            )
          ),
          at: Self.here
        )
    )
  }
}
