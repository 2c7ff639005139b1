internal import Foundation
package import GalleyModel

/// Answers what a user of one variant reads.
package struct TextResolver: Sendable {
  private let lookup: TableLookup
  private let development: String
  private let formatLocale: String
  private let deviceClass: DeviceClass
  private let pseudo: Pseudolocalizer?

  /// Everything about a variant that decides its texts.
  package struct Scope: Hashable, Sendable {
    private let locale: String
    private let formatLocale: String
    private let pseudo: PseudoLocale?
    private let deviceClass: DeviceClass

    package init(_ variant: Variant) {
      locale = variant.locale
      formatLocale = variant.formatLocale
      pseudo = variant.pseudo
      deviceClass = DeviceClass(variant.device)
    }
  }

  /// - Parameters:
  ///   - catalogue: the project's localization data.
  ///   - variant: whose locale is negotiated against the localizations there are.
  package init(catalogue: Catalogue, variant: Variant) {
    lookup = TableLookup(catalogue, locale: variant.locale)
    development = catalogue.developmentRegion
    formatLocale = variant.formatLocale
    deviceClass = DeviceClass(variant.device)
    pseudo = variant.pseudo.map(Pseudolocalizer.init)
  }

  /// The text as it is read on screen.
  package func resolve(_ expression: TextExpression) -> ResolvedText {
    switch expression {
    case .verbatim(let string): ResolvedText(string, language: development)
    case .unknown(let sample): ResolvedText(sample, language: development, provenance: .unknown)
    case .localized(let key): resolve(key)
    case .concatenation(let parts): join(parts.map(resolve))
    case .cased(let letters, let inner): cased(resolve(inner), letters)
    }
  }

  private func cased(_ text: ResolvedText, _ letters: TextCase) -> ResolvedText {
    var text = text
    let locale = Locale(identifier: text.language)
    text.string =
      letters == .uppercase ? text.string.uppercased(with: locale) : text.string.lowercased(with: locale)
    return text
  }

  private func resolve(_ key: LocalizedKey) -> ResolvedText {
    var hit = lookup.find(key.key, table: key.table ?? "Localizable", defaultValue: key.defaultValue)
    // What a made-up text looks like is another language's; its plural branches are its source's.
    let language = hit.language
    if let pseudo, hit.provenance == .found, !hit.isUntranslated {
      hit.value = pseudo.value(hit.value ?? .string(key.key))
      hit.language = pseudo.language(of: hit.language)
    }
    var parts: [ResolvedText.Provenance] = [hit.provenance]
    let arguments = key.arguments.map { argument -> FormatEvaluator.Argument in
      switch argument {
      case .integer(let value): return .integer(value)
      case .double(let value): return .double(value)
      case .text(let expression):
        let text = resolve(expression)
        parts.append(text.provenance)
        return .text(text.string)
      }
    }
    let evaluator = FormatEvaluator(
      arguments: arguments,
      language: language,
      formatLocale: formatLocale,
      deviceClass: deviceClass
    )
    return ResolvedText(
      evaluator.text(of: hit.value ?? .string(key.key)),
      language: hit.language,
      provenance: Self.combined(parts),
      key: key
    )
  }

  /// The language and key of the whole are those of the first part that was looked up.
  private func join(_ parts: [ResolvedText]) -> ResolvedText {
    let leading = parts.first { $0.key != nil } ?? parts.first
    return ResolvedText(
      parts.map(\.string).joined(),
      language: leading?.language ?? development,
      provenance: Self.combined(parts.map(\.provenance)),
      key: leading?.key
    )
  }

  /// Sample text anywhere makes the whole unknown, since nothing may be blamed for its length then; else a
  /// missing part makes it missing.
  private static func combined(_ parts: [ResolvedText.Provenance]) -> ResolvedText.Provenance {
    if parts.contains(.unknown) { return .unknown }
    let missing = parts.first { if case .missing = $0 { true } else { false } }
    return missing ?? (parts.contains(.found) ? .found : .verbatim)
  }
}
