import Foundation

/// The files of a project, found the same way on every machine.
package struct ProjectFiles: Equatable, Sendable {
  /// How far a listing goes before it stops.
  package struct Limits: Sendable {
    package var files: Int
    /// Folders below the root.
    package var depth: Int

    package init(files: Int = 200_000, depth: Int = 32) {
      self.files = files
      self.depth = depth
    }
  }

  /// Why nothing could be listed.
  package enum Failure: Error, Equatable {
    /// Nothing is at this path, or it can't be opened.
    case unreadable(path: String)
  }

  /// Build products and other people's sources.
  private static let skipped: Set<String> = [
    "build", "Build", "Pods", "Carthage", "node_modules", "DerivedData",
  ]

  /// Relative to the root, with forward slashes, sorted by bytes.
  package private(set) var paths: [String]
  /// Whether a limit was met, so that files may be missing.
  package private(set) var isCutShort: Bool

  /// Lists every file below a folder, hidden ones and links to folders left out.
  ///
  /// A link to a folder is not followed: what lies inside the root is found anyway, and what lies outside is
  /// not the project's.
  ///
  /// - Parameters:
  ///   - root: a folder, or one file, which is then listed alone by its name.
  ///   - limits: where to stop.
  /// - Returns: the paths found.
  /// - Throws: when the root itself can't be read; folders below it that can't be are left out.
  package static func list(root: String, limits: Limits = Limits()) throws(Failure) -> ProjectFiles {
    switch FileKind(path: root, followsLinks: true) {
    case .folder: break
    case .file: return ProjectFiles(paths: [URL(filePath: root).lastPathComponent], isCutShort: false)
    case .link, .none: throw .unreadable(path: root)
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: root) else {
      throw .unreadable(path: root)
    }
    var listing = ProjectFiles(paths: [], isCutShort: false)
    listing.add(names, in: "", root: root, depth: 0, limits: limits)
    listing.paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return listing
  }

  private mutating func add(_ names: [String], in folder: String, root: String, depth: Int, limits: Limits) {
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
      guard paths.count < limits.files else {
        isCutShort = true
        return
      }
      let relative = folder + name
      let path = "\(root)/\(relative)"
      switch FileKind(path: path, followsLinks: false) {
      case .file: paths.append(relative)
      case .link:
        if FileKind(path: path, followsLinks: true) == .file { paths.append(relative) }
      case .folder where Self.skipped.contains(name): break
      case .folder where depth >= limits.depth: isCutShort = true
      case .folder:
        let inner = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        add(inner, in: relative + "/", root: root, depth: depth + 1, limits: limits)
      case .none: break
      }
    }
  }
}

/// What stands at a path; sockets and devices count as nothing.
private enum FileKind {
  case file, folder, link

  init?(path: String, followsLinks: Bool) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: return nil
    }
  }
}
