/// Which localization a user gets.
package enum Negotiation {
  /// The localization whose resources a user of a locale sees.
  ///
  /// The steps, as the platform takes them:
  /// 1. the best match for the locale, never across scripts or unrelated languages;
  /// 2. else the development region, by the same match;
  /// 3. else English;
  /// 4. else the first that there is.
  ///
  /// - Parameters:
  ///   - locale: what the user prefers, as a BCP 47 tag or with underscores.
  ///   - available: localizations with data; `Base` stands for the development region.
  ///   - development: the project's development region.
  /// - Returns: a member of `available`, or `development` when that is empty or `Base` answers.
  package static func localization(for locale: String, available: [String], development: String) -> String {
    chain(for: locale, available: available, development: development).first ?? development
  }

  /// The localizations to search, the best first: more than one when a region's own is followed by its parents.
  static func chain(for locale: String, available: [String], development: String) -> [String] {
    var offered = available.filter { $0 != "Base" }
    let hasDevelopment = offered.contains {
      LanguageTag.normalized($0) == LanguageTag.normalized(development)
    }
    if available.contains("Base"), !hasDevelopment { offered.append(development) }
    for preference in [locale, development, "en-US"] {
      let chain = LanguageMatcher.chain(for: [preference], among: offered)
      if !chain.isEmpty { return chain }
    }
    return Array(offered.prefix(1))
  }
}
