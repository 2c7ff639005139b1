internal import GalleyModel

/// What a table has for a key, found in the platform's order.
///
/// 1. The first *file* decides, and there is no second look by key: the localizations of the user's chain, with
///    `Base` behind the first, and the development region last.
/// 2. A key that this file lacks shows its default value, or itself.
struct TableLookup {
  struct Hit: Equatable {
    /// `nil` shows the key.
    var value: CatalogueValue?
    /// The localization of `value`, or of the key.
    var language: String
    var provenance: ResolvedText.Provenance
    /// Whether its author marked the key as not to be translated.
    var isUntranslated = false
  }

  private let catalogue: Catalogue
  /// Localizations to search, the best first.
  private let chain: [String]
  private let requested: String
  /// By table, the localizations it has a file for.
  private let files: [String: Set<String>]

  init(_ catalogue: Catalogue, locale: String) {
    self.catalogue = catalogue
    let development = catalogue.developmentRegion
    let available =
      catalogue.localizations.contains(development)
      ? catalogue.localizations : catalogue.localizations + [development]
    let found = Negotiation.chain(for: locale, available: available, development: development)
    requested = found.first ?? development
    chain = [requested, "Base"] + found.dropFirst() + [development]
    files = catalogue.tables.mapValues { table in
      var localizations = Set(table.entries.values.flatMap(\.keys))
      if let source = table.sourceLanguage { localizations.insert(source) }
      return localizations
    }
  }

  func find(_ key: String, table name: String, defaultValue: String?) -> Hit {
    let development = catalogue.developmentRegion
    let table = catalogue.tables[name] ?? StringTable()
    let entries = table.entries[key] ?? [:]
    let file = chain.first { files[name]?.contains($0) == true }
    if table.untranslated.contains(key) {
      let language = table.sourceLanguage ?? development
      return Hit(
        value: entries[language]?.value,
        language: language,
        provenance: .found,
        isUntranslated: true
      )
    }
    if let file, let entry = entries[file], isTranslated(entry, in: file, of: table) {
      let language = file == "Base" ? development : file
      let provenance: ResolvedText.Provenance = language == requested ? .found : .missing(shownFrom: language)
      return Hit(value: entry.value, language: language, provenance: provenance)
    }
    let standIn = defaultValue.flatMap { $0.isEmpty ? nil : CatalogueValue.string($0) }
    // Keys are texts in the source language by a catalogue's own convention, and wherever the development
    // region has no file.
    let source = table.sourceLanguage ?? development
    let isOwnValue = requested == source && (file == nil || table.sourceLanguage != nil)
    let shownFrom = standIn == nil ? nil : development
    return Hit(
      value: standIn,
      language: source,
      provenance: isOwnValue ? .found : .missing(shownFrom: shownFrom)
    )
  }

  private func isTranslated(_ entry: CatalogueEntry, in localization: String, of table: StringTable) -> Bool {
    entry.state != "new" || localization == table.sourceLanguage
  }
}
