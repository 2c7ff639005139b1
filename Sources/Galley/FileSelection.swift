internal import GalleyModel

/// Which of a repository's files belong to what is laid out.
///
/// A file is left out when targets hold it and all of them are skipped; one that no target holds stays.
struct FileSelection {
  /// A target of which nothing is laid out.
  struct Skipped {
    var target: ProjectTarget
    /// How many files are left out for its sake; one of several targets counts for the first.
    var files: Int
  }

  private(set) var files: [String] = []
  private(set) var skipped: [Skipped]

  /// - Parameters:
  ///   - files: relative to the root.
  ///   - targets: of the projects among them.
  ///   - named: files that stay whatever holds them.
  init(_ files: [String], targets: [ProjectTarget], named: Set<String> = []) {
    var byMember: [String: [Int]] = [:]
    for (number, target) in targets.enumerated() {
      for member in target.members { byMember[member, default: []].append(number) }
    }
    var left = Array(repeating: 0, count: targets.count)
    for file in files {
      let places = Self.places(of: file)
      let holders = Set(places.flatMap { byMember[$0] ?? [] }).sorted().filter { targets[$0].holds(places) }
      if let first = holders.first, holders.allSatisfy({ targets[$0].skip != nil }), !named.contains(file) {
        left[first] += 1
      } else {
        self.files.append(file)
      }
    }
    skipped = targets.indices.filter { targets[$0].skip != nil }.map {
      Skipped(target: targets[$0], files: left[$0])
    }
  }

  /// The file and the folders it lies in, the root last, as the empty path.
  private static func places(of file: String) -> [String] {
    var places = [file]
    var rest = file[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      places.append(String(rest))
    }
    return places + [""]
  }
}
