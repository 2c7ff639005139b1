/// Texts of other languages inside a sentence of ours.
enum HTMLQuote {
  /// A message with each quotation isolated, so that its direction does not turn the sentence around it.
  ///
  /// - Parameters:
  ///   - message: quotations stand in “ and ”; those inside them are told apart where they are paired.
  ///   - language: BCP 47, of the quotations; `nil` when it is not known.
  /// - Returns: texts and `bdi` elements.
  static func pieces(_ message: String, language: String?) -> [Markup] {
    var pieces: [Markup] = []
    var plain = ""
    var rest = message.unicodeScalars[...]
    while let next = rest.first {
      if next == "“", let end = end(of: rest) {
        pieces.append(.text(plain + "“"))
        plain = ""
        pieces.append(isolated(String(rest[..<end].dropFirst()), language: language))
        rest = rest[end...]
      } else {
        plain.unicodeScalars.append(next)
        rest = rest.dropFirst()
      }
    }
    return pieces + [.text(plain)]
  }

  /// A text by itself; `lang` is empty where the language is not known, as HTML has it.
  static func isolated(_ text: String, language: String?) -> Markup {
    .element("bdi", ["lang": language ?? ""], text: text)
  }

  /// Where the quotation that begins here is closed; `nil` when it is not.
  private static func end(of text: Substring.UnicodeScalarView) -> String.Index? {
    var open: [Unicode.Scalar] = []
    for index in text.indices {
      switch text[index] {
      // The mark that opens in English closes in German.
      case "“" where open.last == "„": open.removeLast()
      case "“", "„": open.append(text[index])
      case "”":
        open.removeLast()
        if open.isEmpty { return index }
      default: break
      }
    }
    return nil
  }

  /// The language tag a variant's name begins with; `nil` when it begins with none.
  static func language(of variant: String) -> String? {
    guard let match = variant.prefixMatch(of: /([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)(?![A-Za-z0-9\-])/) else {
      return nil
    }
    return String(match.1)
  }
}
