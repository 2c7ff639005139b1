internal import Foundation

/// Where a project lies in its repository.
enum Repository {
  /// The folder's path relative to the repository that holds it, empty for its root or outside any.
  static func path(of folder: String) -> String {
    var root = URL(filePath: folder).standardizedFileURL
    var parts: [String] = []
    while root.path != "/" {
      if FileManager.default.fileExists(atPath: root.appending(path: ".git").path) {
        return parts.reversed().joined(separator: "/")
      }
      parts.append(root.lastPathComponent)
      root.deleteLastPathComponent()
    }
    return ""
  }
}
