/// Language tags as projects spell them.
enum LanguageTag {
  /// Names that folders had before tags came into use, and still have in old projects.
  private static let legacyNames: [String: String] = [
    "Arabic": "ar", "Chinese": "zh", "Danish": "da", "Dutch": "nl", "English": "en", "Finnish": "fi",
    "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Korean": "ko", "Norwegian": "nb",
    "Polish": "pl", "Portuguese": "pt", "Russian": "ru", "Spanish": "es", "Swedish": "sv",
  ]

  /// The BCP 47 form of a folder's or catalogue's language name: hyphens, and the usual case for each subtag.
  ///
  /// `zh_CN` becomes `zh-CN` and not `zh-Hans`: the two are different localizations to the platform, and
  /// negotiation knows how they are related. `Base` stays as it is.
  static func normalized(_ name: String) -> String {
    if name == "Base" { return name }
    if let tag = legacyNames[name] { return tag }
    let subtags = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    return subtags.enumerated().map { index, subtag in
      if index == 0 { return subtag.lowercased() }
      switch subtag.count {
      case 2: return subtag.uppercased()
      case 4 where subtag.first?.isLetter == true:
        return subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      default: return subtag
      }
    }.joined(separator: "-")
  }
}
