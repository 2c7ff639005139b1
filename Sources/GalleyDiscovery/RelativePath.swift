/// Paths relative to a repository's root.
enum RelativePath {
  /// `folder/path` with its dots resolved; `nil` when it leads out of the root.
  static func joined(_ folder: String, _ path: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { return nil }
    }
    return parts.joined(separator: "/")
  }
}
