/// The localization data of one project.
package struct Catalogue: Sendable {
  /// The language the source is written in, as a BCP 47 tag.
  package var developmentRegion: String
  /// Every localization that has data, sorted.
  package var localizations: [String]
  /// By table name (`Localizable`, …).
  package var tables: [String: StringTable]
  package var problems: [InputProblem]

  package init(
    developmentRegion: String = "en",
    localizations: [String] = [],
    tables: [String: StringTable] = [:],
    problems: [InputProblem] = []
  ) {
    self.developmentRegion = developmentRegion
    self.localizations = localizations
    self.tables = tables
    self.problems = problems
  }
}

/// One table in all its localizations.
package struct StringTable: Sendable {
  /// Key → localization → entry.
  package var entries: [String: [String: CatalogueEntry]]
  /// The language in which a key without an entry is its own value (`.xcstrings`); `nil` for other formats.
  package var sourceLanguage: String?
  /// Keys that their author marked as not to be translated.
  package var untranslated: Set<String>

  package init(
    entries: [String: [String: CatalogueEntry]] = [:],
    sourceLanguage: String? = nil,
    untranslated: Set<String> = []
  ) {
    self.entries = entries
    self.sourceLanguage = sourceLanguage
    self.untranslated = untranslated
  }
}

/// What one localization says for a key.
package struct CatalogueEntry: Hashable, Sendable {
  package var value: CatalogueValue
  package var location: SourceLocation
  /// `.xcstrings` states: `new`, `translated`, `needs_review`, `stale`.
  package var state: String?

  package init(value: CatalogueValue, location: SourceLocation, state: String? = nil) {
    self.value = value
    self.location = location
    self.state = state
  }
}

package indirect enum CatalogueValue: Hashable, Sendable {
  case string(String)
  /// By plural category (`zero`, `one`, `two`, `few`, `many`, `other`), decided by the argument in question.
  case plural([String: CatalogueValue])
  /// By device class (`iphone`, `ipad`, `applewatch`, `mac`, `appletv`, `applevision`, `ipod`, `other`).
  case device([String: CatalogueValue])
  /// A string that names its variables as `%#@name@`.
  case substitutions(CatalogueValue, [String: Substitution])

  package struct Substitution: Hashable, Sendable {
    /// 1-based position of the argument that decides; `nil` takes the next one.
    package var argument: Int?
    /// The length and conversion letters that stand for `%arg`, as `lld`.
    package var specifier: String
    package var value: CatalogueValue

    package init(argument: Int?, specifier: String, value: CatalogueValue) {
      self.argument = argument
      self.specifier = specifier
      self.value = value
    }
  }
}
