internal import GalleyModel

/// What a run looked at, so that what it did not find means something.
struct RunScope {
  private let configuration: Configuration
  /// Of the variants that were laid out.
  private let names: Set<String>
  /// Every localization and pseudo-locale that could have been.
  private let localizations: Set<String>

  init(_ configuration: Configuration, names: [String], localizations: [String]) {
    self.configuration = configuration
    self.names = Set(names)
    self.localizations = Set(localizations + Configuration.pseudoLocales)
  }

  /// Whether a variant exists and was not laid out.
  func isUnseen(_ variant: String) -> Bool {
    !names.contains(variant) && localizations.contains(variant.localization)
  }

  /// Whether a localization or pseudo-locale of this name could be laid out.
  func exists(_ localization: String) -> Bool {
    localizations.contains(localization) || names.contains { $0.localization == localization }
  }

  /// Whether the rule was judged by.
  func judges(_ rule: String) -> Bool {
    configuration.rules.isEmpty ? configuration.levels[rule] != "off" : configuration.rules.contains(rule)
  }

  /// Whether findings in the file count.
  func counts(_ file: String) -> Bool { configuration.changedFiles?.contains(file) ?? true }

  /// Whether the run would have met the finding if it were still there.
  func canTell(_ entry: Baseline.Entry) -> Bool {
    judges(entry.rule) && counts(entry.file)
      && (configuration.screens.isEmpty || configuration.screens.contains(entry.screen))
      && !entry.failing.contains(where: isUnseen)
  }

  /// Whether the run would have met a finding that the comment accounts for.
  func canTell(_ suppression: Suppression) -> Bool {
    guard configuration.screens.isEmpty, counts(suppression.file) else { return false }
    let isJudged =
      suppression.rules.isEmpty
      ? configuration.rules.isEmpty : suppression.rules.allSatisfy(judges)
    let isLaidOut =
      suppression.locales.isEmpty
      ? configuration.locales.isEmpty
      : suppression.locales.allSatisfy { locale in names.contains { $0.localization == locale } }
    return isJudged && isLaidOut
  }
}

extension String {
  /// The localization in a variant's name, which no space is part of.
  var localization: String { String(prefix { $0 != " " }) }
}

extension Finding {
  /// Whether it is the same on every screen that shows its key.
  var isOfCatalogue: Bool { CatalogueRules.ids.contains(rule) }
}

/// Rules that judge localization data by what screens show of it.
enum CatalogueRules {
  static let ids: Set<String> = ["string.missing"]
}
