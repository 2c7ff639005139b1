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
    var lines = ["\(counted(project.names.count, "variant")): \(project.names.joined(separator: ", "))"]
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

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
