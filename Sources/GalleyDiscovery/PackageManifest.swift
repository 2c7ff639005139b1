internal import GalleyModel

/// A `Package.swift`, as far as it is written in literals: a manifest is a program, and is not run.
struct PackageManifest {
  private static let folders: [String: [String]] = [
    "target": ["Sources", "Source", "src", "srcs"], "executableTarget": ["Sources", "Source", "src", "srcs"],
    "testTarget": ["Tests", "Sources", "Source", "src", "srcs"],
    "macro": ["Sources", "Source", "src", "srcs"], "plugin": ["Plugins"],
  ]

  private let tokens: [ManifestToken]
  private let folder: String
  private let path: String

  static func read(_ bytes: [UInt8], path: String) -> ProjectStatement {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let manifest = PackageManifest(tokens: ManifestToken.all(in: bytes), folder: folder, path: path)
    return ProjectStatement(developmentRegion: manifest.region, targets: manifest.targets)
  }

  /// `defaultLocalization: "en"`, also inside an initializer of its type.
  private var region: String? {
    for index in tokens.indices where tokens[index] == .word("defaultLocalization") {
      var rest = tokens[(index + 1)...]
      guard rest.popFirst() == .mark(":") else { continue }
      if case .string(let tag)? = rest.first { return tag.isEmpty ? nil : tag }
      let spelled = Array(rest.prefix(8))
      let initializers: [[ManifestToken]] = [
        [.word("LanguageTag")], [.mark("."), .word("init")],
        [.word("LanguageTag"), .mark("."), .word("init")],
      ]
      for start in initializers where spelled.starts(with: start) {
        let arguments = spelled.dropFirst(start.count)
        guard arguments.first == .mark("(") else { continue }
        let value = arguments.lazy.compactMap { token in
          if case .string(let tag) = token { tag } else { nil }
        }.first
        if let value, !value.isEmpty { return value }
      }
    }
    return nil
  }

  /// `.target(name: "App", path: "App")` and its kind; of a path that is not given, wherever packages look for it.
  private var targets: [ProjectTarget] {
    tokens.indices.compactMap { index in
      guard index > 0, index + 1 < tokens.count, tokens[index - 1] == .mark("."),
        tokens[index + 1] == .mark("("), case .word(let kind) = tokens[index],
        let places = Self.folders[kind]
      else { return nil }
      let arguments = literals(from: index + 2)
      guard let name = arguments["name"] else { return nil }
      let members = arguments["path"].map { [$0] } ?? places.map { "\($0)/\(name)" }
      return ProjectTarget(
        name: name,
        container: path,
        skip: kind == "testTarget" ? .tests : ["macro", "plugin"].contains(kind) ? .buildTool : nil,
        members: Set(members.compactMap { RelativePath.joined(folder, $0) })
      )
    }
  }

  /// The arguments of a call that are string literals, by label.
  private func literals(from start: Int) -> [String: String] {
    var result: [String: String] = [:]
    var depth = 1
    for index in tokens.indices.dropFirst(start) {
      switch tokens[index] {
      case .mark("("), .mark("["), .mark("{"): depth += 1
      case .mark(")"), .mark("]"), .mark("}"):
        depth -= 1
        if depth == 0 { return result }
      case .word(let label) where depth == 1 && index + 2 < tokens.count && tokens[index + 1] == .mark(":"):
        guard case .string(let value) = tokens[index + 2] else { continue }
        result[label] = value
      default: continue
      }
    }
    return result
  }
}
