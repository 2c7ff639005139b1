internal import Foundation
internal import GalleyModel
internal import GalleyReading
internal import GalleyStrings
internal import GalleySupport
internal import GalleyTypesetting

/// Everything read of a project, ready to be laid out.
struct Project: Sendable {
  /// The folder that locations are relative to.
  let root: String
  let reading: ScreenReading
  let catalogue: Catalogue
  let typesetter: Typesetter
  /// What the listing of files left out.
  let listingProblems: [InputProblem]
  /// Those asked for, then what they are compared with.
  let variants: [Variant]
  /// Of the variants asked for, in the order of `variants`.
  let names: [String]

  init(_ configuration: Configuration) throws(GalleyError) {
    let listing = try Self.list(configuration.paths)
    root = listing.root
    let cascadePath: String
    if let named = configuration.cascade {
      cascadePath = named
    } else {
      cascadePath = try Resources.cascade()
    }
    let cascade: FontCascade
    do {
      cascade = try FontCascade.load(path: cascadePath, displayName: Self.shown(cascadePath))
    } catch {
      throw .unreadable(error.problems.map(\.line).joined(separator: "\n"))
    }
    typesetter = Typesetter(cascade: cascade)
    listingProblems = listing.problems
    var catalogue = CatalogueReader.read(root: listing.root, files: listing.files)
    if let region = configuration.developmentRegion { catalogue.developmentRegion = region }
    self.catalogue = catalogue
    var reading = SwiftUIReader.read(
      root: listing.root,
      files: listing.files.filter { $0.hasSuffix(".swift") }
    )
    reading.screens = try Self.chosen(configuration.screens, of: Self.named(reading.screens))
    self.reading = reading
    let matrix = try Matrix(configuration, catalogue)
    variants = matrix.variants
    names = matrix.names
  }

  /// A cascade file by the end of its path, which does not depend on the machine.
  private static func shown(_ path: String) -> String {
    path.split(separator: "/").suffix(2).joined(separator: "/")
  }

  private static func chosen(_ names: [String], of screens: [Screen]) throws(GalleyError) -> [Screen] {
    for name in names where !screens.contains(where: { $0.name == name }) {
      throw .configuration(
        "no screen is called “\(name)”; there are \(screens.map { "“\($0.name)”" }.joined(separator: ", "))"
      )
    }
    return names.isEmpty ? screens : screens.filter { names.contains($0.name) }
  }

  /// The screens, every name once: the second “Row” is “Row 2”.
  private static func named(_ screens: [Screen]) -> [Screen] {
    var taken = Set(screens.map(\.name))
    var met: Set<String> = []
    return screens.map { screen in
      guard !met.insert(screen.name).inserted else { return screen }
      var screen = screen
      var number = 2
      while !taken.insert("\(screen.name) \(number)").inserted { number += 1 }
      screen.name = "\(screen.name) \(number)"
      return screen
    }
  }

  // MARK: Files

  struct Listing {
    var root: String
    var files: [String]
    var problems: [InputProblem]
  }

  static func list(_ paths: [String]) throws(GalleyError) -> Listing {
    let absolute = paths.map { URL(filePath: $0).standardizedFileURL.path }
    var isFolder: ObjCBool = false
    for (path, written) in zip(absolute, paths)
    where !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      throw .unreadable("\(written): no such file or folder")
    }
    let folders = absolute.map { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return isFolder.boolValue ? path : URL(filePath: path).deletingLastPathComponent().path
    }
    var listing = Listing(root: common(folders), files: [], problems: [])
    var files: Set<String> = []
    for (path, folder) in zip(absolute, folders) {
      let found: ProjectFiles
      do {
        found = try ProjectFiles.list(root: path)
      } catch {
        throw .unreadable("\(path): can't be read")
      }
      let prefix = folder.dropFirst(listing.root.count).drop { $0 == "/" }
      files.formUnion(found.paths.map { prefix.isEmpty ? $0 : "\(prefix)/\($0)" })
      if found.isCutShort {
        listing.problems.append(
          InputProblem(
            location: SourceLocation(file: String(prefix.isEmpty ? "." : prefix), line: 1, column: 1),
            message: "too many files or folders too deep; the rest is not read",
            remedy: "Name the folders that hold the sources and the localizations"
          )
        )
      }
    }
    listing.files = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return listing
  }

  /// The deepest folder that holds all of `folders`.
  private static func common(_ folders: [String]) -> String {
    var parts = folders.first?.split(separator: "/") ?? []
    for folder in folders.dropFirst() {
      parts = zip(parts, folder.split(separator: "/")).prefix { $0.0 == $0.1 }.map(\.0)
    }
    return "/" + parts.joined(separator: "/")
  }
}

extension InputProblem {
  /// As it is printed when no report can be.
  var line: String {
    "\(location.file):\(location.line):\(location.column): error: \(message)\n    \(remedy)"
  }
}
