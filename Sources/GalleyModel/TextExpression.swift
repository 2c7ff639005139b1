/// What a piece of source says a text is, before the locale is known.
package indirect enum TextExpression: Hashable, Sendable {
  /// Shown as it stands in every locale.
  case verbatim(String)
  case localized(LocalizedKey)
  case concatenation([TextExpression])
  /// In capitals or small letters, by the rules of the language shown.
  case cased(TextCase, TextExpression)
  /// A value that only the running app knows; `sample` stands for it and is never blamed for its length.
  case unknown(sample: String)
}

package enum TextCase: Hashable, Sendable {
  case uppercase, lowercase
}

/// A lookup in a string table, as the compiler forms it.
package struct LocalizedKey: Hashable, Sendable {
  /// With `%@`, `%lld`, `%lf` where the literal interpolates.
  package var key: String
  /// `nil` is `Localizable`.
  package var table: String?
  /// The value shown when no table has the key; `nil` shows the key.
  package var defaultValue: String?
  /// In order of the specifiers of `key`.
  package var arguments: [FormatArgument]
  package var comment: String?
  /// Whether the literal stands inside a preview: content to look at, which nobody is to translate.
  package var isSample: Bool

  package init(
    key: String,
    table: String? = nil,
    defaultValue: String? = nil,
    arguments: [FormatArgument] = [],
    comment: String? = nil,
    isSample: Bool = false
  ) {
    self.key = key
    self.table = table
    self.defaultValue = defaultValue
    self.arguments = arguments
    self.comment = comment
    self.isSample = isSample
  }
}

/// A value to be put in place of a format specifier.
package enum FormatArgument: Hashable, Sendable {
  case integer(Int)
  case double(Double)
  case text(TextExpression)
}

/// The text a user of one locale sees, and how it came about.
package struct ResolvedText: Hashable, Sendable {
  package enum Provenance: Hashable, Sendable {
    case verbatim
    /// The table has the key in the localization the user gets.
    case found
    /// The table lacks the key in that localization; `shownFrom` is the localization whose value is shown, or
    /// `nil` when the key itself is.
    case missing(shownFrom: String?)
    /// Part of it is sample text.
    case unknown
  }

  package var string: String
  /// The localization the string was written in, as a BCP 47 tag: it chooses glyph forms and line breaks.
  package var language: String
  package var provenance: Provenance
  package var key: LocalizedKey?

  package init(
    _ string: String,
    language: String,
    provenance: Provenance = .verbatim,
    key: LocalizedKey? = nil
  ) {
    self.string = string
    self.language = language
    self.provenance = provenance
    self.key = key
  }
}
