import GalleyStrings
import Testing

/// Expected values were produced by running the toolchain's ICU.
@Suite struct NegotiationTests {
  struct Row: CustomTestStringConvertible {
    var locale: String
    var available: [String]
    var expected: String
    var development = "en"

    init(_ locale: String, _ available: String, _ expected: String, development: String = "en") {
      self.locale = locale
      self.available = available.split(separator: " ").map(String.init)
      self.expected = expected
      self.development = development
    }

    var testDescription: String { "\(locale) among \(available)" }
  }

  static let rows = [
    Row("es-ES", "en es", "es"),
    Row("ja", "en es", "es", development: "es"),
    Row("ja", "de es", "de", development: "pl"),
    Row("en-ES", "en es ja", "en"),
    Row("zh-TW", "en zh-Hans zh-Hant", "zh-Hant"),
    Row("zh-Hant-HK", "en zh-Hans zh-Hant", "zh-Hant"),
    Row("yue-Hant-HK", "en zh-Hans zh-Hant", "zh-Hant"),
    Row("zh-Hant-HK", "en zh-Hans zh-Hant zh-HK", "zh-HK"),
    Row("zh-Hant-HK", "en zh-Hans zh_TW", "zh_TW"),
    Row("zh-Hant-TW", "en zh-Hans", "en"),
    Row("zh-Hans-SG", "en zh_CN", "zh_CN"),
    Row("pt-BR", "en pt", "pt"),
    Row("pt-BR", "en pt-PT", "pt-PT"),
    Row("pt-AO", "en pt-BR pt-PT", "pt-PT"),
    Row("nn", "en nb", "nb"),
    Row("nb", "en da", "en"),
    Row("iw", "en he", "he"),
    Row("in", "en id", "id"),
    Row("tl", "en fil", "fil"),
    Row("en-AU", "en en-GB", "en-GB"),
    Row("en-NZ", "en en-GB en-AU", "en-AU"),
    Row("en-US", "en en-GB", "en"),
    Row("es-MX", "en es es-419", "es-419"),
    Row("es-419", "en es", "es"),
    Row("es-ES", "en es es-419", "es"),
    Row("de-AT", "en de", "de"),
    Row("de-CH", "en de-DE", "de-DE"),
    Row("sr-Latn", "en sr", "en"),
    Row("de-DE", "English German", "German"),
    Row("ru_RU", "en ru", "ru"),
    Row("uz", "en uz-Cyrl", "en"),
    Row("ja", "Base es", "en"),
    Row("ja", "en es", "en", development: "en-US"),
    Row("ja", "", "pl", development: "pl"),
  ]

  @Test(arguments: rows)
  func `a user gets Apple's choice`(_ row: Row) {
    let chosen = Negotiation.localization(
      for: row.locale,
      available: row.available,
      development: row.development
    )
    #expect(chosen == row.expected)
  }
}
