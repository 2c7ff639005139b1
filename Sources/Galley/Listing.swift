internal import Foundation
internal import GalleyDiscovery
internal import GalleyModel
internal import GalleySupport

/// The files of a run, and the folder that holds them all.
struct Listing {
  /// Absolute; what locations in reports are relative to.
  let root: String
  /// Relative to the root, sorted by bytes, each once.
  private(set) var files: [String] = []
  /// What was left out, and what is wrong with the projects.
  private(set) var problems: [InputProblem] = []
  /// What the projects among the files say.
  let project: ProjectDescription
  /// Targets of which nothing is read.
  let skipped: [FileSelection.Skipped]

  /// - Throws: ``GalleyError/unreadable(_:)`` when one of the paths does not exist or can't be read.
  init(_ paths: [String]) throws(GalleyError) {
    let places = try Self.places(paths)
    root = Self.common(places.map(\.folder))
    var found: Set<String> = []
    var named: Set<String> = []
    for place in places {
      let listing: ProjectFiles
      do {
        listing = try ProjectFiles.list(root: place.path)
      } catch {
        throw .unreadable("\(place.path): can't be read")
      }
      let prefix = place.folder.dropFirst(root.count).drop { $0 == "/" }
      let paths = listing.paths.map { prefix.isEmpty ? $0 : "\(prefix)/\($0)" }
      found.formUnion(paths)
      if place.path != place.folder { named.formUnion(paths) }
      if listing.isCutShort {
        problems.append(
          InputProblem(
            location: SourceLocation(file: String(prefix.isEmpty ? "." : prefix), line: 1, column: 1),
            message: "too many files or folders too deep; the rest is not read",
            remedy: "Name the folders that hold the sources and the localizations"
          )
        )
      }
    }
    let all = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    project = ProjectReader.read(root: root, files: all)
    let selection = FileSelection(all, targets: project.targets, named: named)
    files = selection.files
    skipped = selection.skipped
    problems += project.problems
  }

  /// Font files, those of skipped targets left out.
  var fonts: [String] { files.filter { file in Self.fontEndings.contains { file.hasSuffix($0) } } }

  private static let fontEndings = [".ttf", ".otf", ".ttc", ".otc", ".TTF", ".OTF"]

  /// Where what was read is kept for the next run.
  var cache: String { root + "/.galley" }

  /// The deepest folder that holds all of `paths`, absolute.
  ///
  /// - Throws: ``GalleyError/unreadable(_:)`` when one of them does not exist.
  static func root(of paths: [String]) throws(GalleyError) -> String {
    common(try places(paths).map(\.folder))
  }

  /// Each path, absolute, and the folder it is or lies in.
  private static func places(_ paths: [String]) throws(GalleyError) -> [(path: String, folder: String)] {
    var places: [(path: String, folder: String)] = []
    for written in paths {
      let url = URL(filePath: written).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        throw .unreadable("\(written): no such file or folder")
      }
      places.append((url.path, isFolder.boolValue ? url.path : url.deletingLastPathComponent().path))
    }
    return places
  }

  private static func common(_ folders: [String]) -> String {
    var parts = folders.first?.split(separator: "/") ?? []
    for folder in folders.dropFirst() {
      parts = zip(parts, folder.split(separator: "/")).prefix { $0.0 == $0.1 }.map(\.0)
    }
    return "/" + parts.joined(separator: "/")
  }
}

extension Listing {
  /// Fonts that an app registers and no file has; texts in them are set in the system font.
  var missingFonts: [InputProblem] {
    let names = Set(fonts.compactMap { $0.split(separator: "/").last.map(String.init) })
    return project.fonts.filter { !names.contains($0.file) }.map { font in
      InputProblem(
        severity: .warning,
        location: font.location,
        message: "the font “\(font.file)” is in none of the folders that are read",
        remedy: "Add the file, or its folder to what is read; texts in it are set in the system font"
      )
    }
  }
}
