internal import Foundation
package import GalleyModel

/// Gathers a project's localization data.
///
/// Tables of the same name are merged, whichever folder they lie in; where two files say something for the
/// same key and localization, the first in the order of paths counts.
package struct CatalogueReader {
  private var tables: [String: StringTable] = [:]
  private var localizations: Set<String> = []
  private var problems: [InputProblem] = []
  private var statedRegion: String?

  private init() {}

  /// Reads every localization file among a project's files.
  ///
  /// - Parameters:
  ///   - root: the project's folder.
  ///   - files: relative to `root`, with forward slashes; files that hold no localization data are passed over.
  ///   - developmentRegion: the language the source is written in; `nil` takes what the data say.
  /// - Returns: the data, and what could not be read of it.
  package static func read(root: String, files: [String], developmentRegion: String? = nil) -> Catalogue {
    var reader = CatalogueReader()
    reader.statedRegion = developmentRegion.map(LanguageTag.normalized)
    for file in files.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      reader.read(file, root: root)
    }
    return reader.catalogue
  }

  private mutating func read(_ file: String, root: String) {
    let parts = file.split(separator: "/").map(String.init)
    guard let name = parts.last, let dot = name.lastIndex(of: "."), dot != name.startIndex else { return }
    let table = String(name[..<dot])
    let folder = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : nil }
    switch name[dot...] {
    case ".xcstrings":
      guard let bytes = bytes(of: file, root: root) else { return }
      add(XCStringsFile(bytes, path: file), to: table)
    case ".strings":
      guard let folder else { return warnOutside(file) }
      guard let bytes = bytes(of: file, root: root) else { return }
      add(StringsFile(bytes, path: file), to: table, localization: LanguageTag.normalized(folder))
    case ".stringsdict":
      guard let folder else { return warnOutside(file) }
      guard let bytes = bytes(of: file, root: root) else { return }
      add(StringsdictFile(bytes, path: file), to: table, localization: LanguageTag.normalized(folder))
    default: break
    }
  }

  private mutating func bytes(of file: String, root: String) -> [UInt8]? {
    do {
      return Array(try Data(contentsOf: URL(filePath: "\(root)/\(file)")))
    } catch {
      problems.append(
        InputProblem(
          location: SourceLocation(file: file, line: 1, column: 1),
          message: "this file can't be read",
          remedy: "check that it is there and that you may read it"
        )
      )
      return nil
    }
  }

  private mutating func warnOutside(_ file: String) {
    problems.append(
      InputProblem(
        severity: .warning,
        location: SourceLocation(file: file, line: 1, column: 1),
        message: "this table lies outside an .lproj folder and is not read",
        remedy: "move it into <language>.lproj"
      )
    )
  }

  private mutating func add(_ file: StringsFile, to name: String, localization: String) {
    problems += file.problems
    localizations.insert(localization)
    for entry in file.entries {
      Self.add(
        CatalogueEntry(value: .string(entry.value), location: entry.location),
        key: entry.key,
        localization: localization,
        to: &tables[name, default: StringTable()]
      )
    }
  }

  /// An entry of a stringsdict takes the place of the table's plain one.
  private mutating func add(_ file: StringsdictFile, to name: String, localization: String) {
    problems += file.problems
    localizations.insert(localization)
    for (key, entry) in file.entries {
      let present = tables[name]?.entries[key]?[localization]
      if present == nil || present?.location.file.hasSuffix(".strings") == true {
        tables[name, default: StringTable()].entries[key, default: [:]][localization] = entry
      }
    }
  }

  private mutating func add(_ file: XCStringsFile, to name: String) {
    problems += file.problems
    guard let source = file.table.sourceLanguage else { return }
    localizations.insert(source)
    var table = tables.removeValue(forKey: name) ?? StringTable()
    table.sourceLanguage = table.sourceLanguage ?? source
    table.untranslated.formUnion(file.table.untranslated)
    for (key, entries) in file.table.entries {
      table.entries[key, default: [:]].merge([:]) { old, _ in old }
      for (localization, entry) in entries {
        localizations.insert(localization)
        Self.add(entry, key: key, localization: localization, to: &table)
      }
    }
    tables[name] = table
  }

  /// Static, since a method's own copy of the reader would make every insertion copy the table.
  private static func add(
    _ entry: CatalogueEntry,
    key: String,
    localization: String,
    to table: inout StringTable
  ) {
    if table.entries[key]?[localization] == nil {
      table.entries[key, default: [:]][localization] = entry
    }
  }

  private var catalogue: Catalogue {
    let development = statedRegion ?? developmentRegion
    var found = localizations
    if found.remove("Base") != nil { found.insert(development) }
    return Catalogue(
      developmentRegion: development,
      localizations: found.sorted(),
      tables: tables,
      problems: problems.sorted()
    )
  }

  /// A catalogue's source language, English where there is any or a Base, else the first localization.
  private var developmentRegion: String {
    let sources = ["Localizable"] + tables.keys.sorted()
    if let source = sources.lazy.compactMap({ tables[$0]?.sourceLanguage }).first { return source }
    let tags = localizations.subtracting(["Base"]).sorted()
    if localizations.contains("Base") || tags.isEmpty || tags.contains("en") { return "en" }
    return tags.first { $0.hasPrefix("en-") } ?? tags[0]
  }
}
