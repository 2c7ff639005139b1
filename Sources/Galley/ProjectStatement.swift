internal import Foundation

/// What an Xcode project or a package manifest says of its languages.
struct ProjectStatement {
  private(set) var developmentRegion: String?
  private(set) var knownRegions: [String] = []
  private(set) var deploymentTarget: String?

  /// The settings of an Xcode project stand as `name = value;`, lists as `name = ( a, b, );`.
  init(project text: String) {
    developmentRegion = Self.value("developmentRegion", in: text).map(LegacyLanguage.tag)
    deploymentTarget = Self.value("IPHONEOS_DEPLOYMENT_TARGET", in: text)
    guard let start = text.firstRange(of: "knownRegions = (")?.upperBound,
      let end = text[start...].firstIndex(of: ")")
    else { return }
    for region in text[start..<end].split(separator: ",").map(Self.unquoted) where !region.isEmpty {
      let tag = LegacyLanguage.tag(region)
      if !knownRegions.contains(tag) { knownRegions.append(tag) }
    }
  }

  /// A manifest's `defaultLocalization`, when it is a literal.
  init(manifest text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      guard let name = code.firstRange(of: "defaultLocalization:") else { continue }
      let value = code[name.upperBound...].drop(while: \.isWhitespace)
      let quoted = value.hasPrefix("\"") ? value : value.drop { $0 != "\"" }
      guard value.hasPrefix("\"") || value.hasPrefix(".init(") || value.hasPrefix("LanguageTag(") else {
        continue
      }
      let tag = String(quoted.dropFirst().prefix { $0 != "\"" })
      if !tag.isEmpty { developmentRegion = tag }
      return
    }
  }

  private static func value(_ name: String, in text: String) -> String? {
    for line in text.split(whereSeparator: { $0.isNewline || $0 == ";" }) {
      let line = line.drop(while: \.isWhitespace)
      guard line.hasPrefix(name + " = ") else { continue }
      return unquoted(line.dropFirst(name.count + 3))
    }
    return nil
  }

  private static func unquoted(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: "\"")))
  }
}

/// The names that localizations had before they had tags.
enum LegacyLanguage {
  private static let tags = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
    "Dutch": "nl",
  ]

  static func tag(_ name: String) -> String { tags[name] ?? name }
}
