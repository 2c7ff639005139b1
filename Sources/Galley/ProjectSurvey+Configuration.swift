internal import GalleyModel
internal import GalleySupport

extension ProjectSurvey {
  /// A first `galley.json`, each setting with a word on where it comes from.
  public var configuration: String {
    var lines = ["{"]
    lines.append("  // Files or folders with sources and localizations, relative to this file.")
    lines.append("  \"paths\": \(Self.list(folders.isEmpty ? ["."] : folders)),")
    if let developmentRegion {
      lines.append("  // The language the source is written in, as the project states it.")
      lines.append("  \"developmentRegion\": \(Self.text(developmentRegion)),")
    }
    let data = localizations.isEmpty ? "none found" : Self.names(localizations)
    lines.append("  // Localizations with data: \(data). All are laid out unless you name some.")
    let unknown = Set(knownRegions).subtracting(["Base"]).subtracting(localizations).sorted()
    if !unknown.isEmpty {
      lines.append("  // The project names \(Self.names(unknown)) as well, and has no data for them.")
    }
    lines.append("  \"locales\": [],")
    lines.append("  // Made-up localizations: \(Self.names(Configuration.pseudoLocales)).")
    lines.append("  \"pseudoLocales\": [\"x-long\", \"x-rtl\"],")
    lines.append("  // \(Self.names(Configuration.devices)).")
    lines.append("  \"devices\": \(Self.list([Devices.standard.name])),")
    lines.append("  // \(Self.names(Configuration.textSizes)).")
    lines.append("  \"textSizes\": [\"large\"],")
    if let deploymentTarget {
      lines.append("  // The deployment target is iOS \(Self.names([deploymentTarget])).")
    }
    if !fonts.isEmpty {
      lines.append("  // Fonts of the app, in which texts that ask for them are set: \(Self.names(fonts)).")
    }
    lines.append("  // Findings from this severity on fail a run: error, warning or note.")
    lines.append("  \"gate\": \"error\",")
    lines.append("  // Rule → off, note, warning or error. `galley explain` lists the rules.")
    lines.append("  \"rules\": {}")
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func list(_ names: [String]) -> String {
    "[" + names.map(text).joined(separator: ", ") + "]"
  }

  private static func text(_ name: String) -> String {
    String(decoding: JSONWriter.write(.string(name)).dropLast(), as: UTF8.self)
  }

  /// Names inside a comment, which no name may end.
  private static func names(_ names: [String]) -> String {
    names.map { text($0).dropFirst().dropLast().replacing("\\\"", with: "\"") }.joined(separator: ", ")
  }
}
