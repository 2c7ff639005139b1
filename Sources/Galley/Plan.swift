internal import GalleyModel

/// What a run would look at, without laying anything out.
public struct Plan: Sendable {
  private let project: Project

  /// Reads the project.
  ///
  /// - Parameter configuration: of the run to be.
  /// - Throws: what a run would throw.
  public init(_ configuration: Configuration) throws(GalleyError) {
    project = try Project(configuration)
  }

  /// The matrix, the screens with their places, and what was not understood.
  public var text: String {
    let screens = project.reading.screens
    var lines =
      found + ["\(counted(project.names.count, "variant")): \(project.names.joined(separator: ", "))"]
    lines.append(
      "\(counted(screens.count, "screen")), \(counted(screens.count * project.names.count, "case")):"
    )
    for screen in screens {
      lines.append("  \(screen.location.file):\(screen.location.line): \(screen.name)")
    }
    let skipped = project.reading.viewsFound.filter { !project.reading.viewsUnderstood.contains($0) }
    if !skipped.isEmpty {
      lines.append(
        "\(skipped.count) of \(project.reading.viewsFound.count) views are not understood as a whole:"
      )
      lines.append("  " + skipped.joined(separator: ", "))
    }
    lines += project.problems.map(\.line)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What the projects say, and which of their targets are not read.
  private var found: [String] {
    let description = project.description
    var lines: [String] = []
    var containers: [String] = []
    for target in description.targets where !containers.contains(target.container) {
      containers.append(target.container)
    }
    for container in containers {
      let own = description.targets.filter { $0.container == container && $0.skip == nil }
      let name = container.hasSuffix("/project.pbxproj") ? String(container.dropLast(16)) : container
      lines.append(
        "\(name): \(counted(own.count, "target"))"
          + (own.isEmpty ? "" : " (\(own.map(\.name).joined(separator: ", ")))")
      )
    }
    for skipped in project.skipped {
      lines.append(
        "Skipped: target \(skipped.target.name), \(skipped.target.skip?.words ?? ""), "
          + counted(skipped.files, "file")
      )
    }
    lines.append("Development region: \(project.catalogue.developmentRegion)")
    if let version = description.deploymentTarget { lines.append("Deployment target: iOS \(version)") }
    if !project.fonts.isEmpty { lines.append("Fonts of the app: \(project.fonts.joined(separator: ", "))") }
    return lines
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension ProjectTarget.Skip {
  fileprivate var words: String {
    switch self {
    case .tests: "tests"
    case .buildTool: "run while others are built"
    case .platform(let name): "for \(name) only"
    }
  }
}
