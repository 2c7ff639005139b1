/// Versions of the libraries that decide how text is set.
package enum TextLibraries {
  package static var icu: String { UnicodeCharacter.icuVersion }

  /// The version of Unicode that ICU implements.
  package static var unicode: String { UnicodeCharacter.unicodeVersion }
}
