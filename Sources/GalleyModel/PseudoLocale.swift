/// A made-up localization that shows what a real one could do to a layout before anybody has translated it.
package enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// A mark above and below every letter: taller, otherwise as long.
  case accented = "x-accented"
  /// The text twice.
  case double = "x-double"
  /// Between brackets, which show where a text is cut or put together from parts.
  case bounded = "x-bounded"
  /// Every letter a letter of a right-to-left script.
  case rightToLeft = "x-rtl"
  /// Every word as much longer as the widest of many real languages makes texts of that length, nine times in ten.
  case long = "x-long"
}
