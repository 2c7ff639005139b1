internal import GalleySupport

/// Where the groups and files of an Xcode project lie.
struct GroupWalk {
  private static let deepest = 64

  let objects: [String: PropertyList]
  /// The project's folder, relative to the root.
  let root: String
  /// By identifier, relative to the root; what lies outside it, or among build products, is left out.
  private(set) var paths: [String: String] = [:]
  private var seen: Set<String> = []

  init(objects: [String: PropertyList], root: String) {
    self.objects = objects
    self.root = root
  }

  mutating func visit(_ id: String) { visit(id, in: root, depth: 0) }

  /// A group that holds itself is visited once.
  private mutating func visit(_ id: String, in parent: String?, depth: Int) {
    guard depth <= Self.deepest, let object = objects[id], seen.insert(id).inserted else { return }
    let place = path(of: object, in: parent)
    paths[id] = place
    for child in (object["children"]?.array ?? []).compactMap(\.string) {
      visit(child, in: place, depth: depth + 1)
    }
  }

  private func path(of object: PropertyList, in parent: String?) -> String? {
    let written = object["path"]?.string ?? ""
    switch object["sourceTree"]?.string {
    case "<group>", nil: return parent.flatMap { RelativePath.joined($0, written) }
    case "SOURCE_ROOT": return RelativePath.joined(root, written)
    default: return nil
    }
  }
}
