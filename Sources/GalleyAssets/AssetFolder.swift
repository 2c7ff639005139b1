/// A folder of an asset catalogue that has a description.
struct AssetFolder {
  enum Kind {
    case group, imageSet, symbolSet, colorSet
  }

  /// Folders whose images are layers and sizes of something else.
  private static let composed = [
    ".appiconset", ".brandassets", ".imagestack", ".imagestacklayer", ".solidimagestack",
    ".solidimagestacklayer", ".launchimage", ".iconset", ".complicationset", ".stickerpack", ".sticker",
    ".stickersequence", ".spriteatlas",
  ]

  let kind: Kind
  /// Relative to the project's root.
  let path: String
  /// The path of the catalogue it lies in.
  let catalogue: String
  private let base: String
  private let groups: [Substring]

  /// - Parameter description: the path of the folder's `Contents.json`; `nil` when nothing is read of the folder.
  init?(_ description: String) {
    let parts = description.split(separator: "/").dropLast()
    guard let root = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }), let last = parts.last else {
      return nil
    }
    let inside = parts[(root + 1)...]
    guard !inside.contains(where: { part in Self.composed.contains { part.hasSuffix($0) } }) else {
      return nil
    }
    path = parts.joined(separator: "/")
    catalogue = parts[...root].joined(separator: "/")
    groups = Array(inside.dropLast())
    let kinds: [(suffix: String, kind: Kind)] = [
      (".imageset", .imageSet), (".symbolset", .symbolSet), (".colorset", .colorSet),
    ]
    if let found = kinds.first(where: { last.hasSuffix($0.suffix) }) {
      kind = found.kind
      base = String(last.dropLast(found.suffix.count))
    } else {
      kind = .group
      base = String(last)
    }
  }

  /// The name source asks for: the folder's, with the groups that provide a namespace before it.
  func name(in namespaces: Set<String>) -> String {
    var path = catalogue
    var parts: [String] = []
    for group in groups {
      path += "/\(group)"
      if namespaces.contains(path) { parts.append(String(group)) }
    }
    return (parts + [base]).joined(separator: "/")
  }
}
