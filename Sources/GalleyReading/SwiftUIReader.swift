internal import Foundation
package import GalleyModel
internal import GalleySupport

/// Reads SwiftUI sources into screens.
package enum SwiftUIReader {
  /// Screens of a project's previews, in order of file and line.
  ///
  /// `files` are the Swift files, relative to `root`. A file that cannot be read or parsed is a problem of the
  /// result; the others are read all the same.
  package static func read(root: String, files: [String]) -> ScreenReading {
    // Bodies nest as deep as source does; a thread of one's own has the stack for it.
    onDeepStack { readShallow(root: root, files: files) }
  }

  private static func readShallow(root: String, files: [String]) -> ScreenReading {
    var reading = ScreenReading()
    let lowered = Parallel.map(files.count) { SourceReader.read(root: root, path: files[$0]) }
    for file in lowered {
      reading.problems += file.problems
      reading.suppressions += file.suppressions
    }
    let index = DeclarationIndex(lowered)
    let evaluator = Evaluator(index: index)
    let previews = PreviewReader(evaluator: evaluator)
    reading.screens = index.previews.sorted { $0.location < $1.location }.flatMap(previews.screens)
    let views = index.types.values.filter { type in
      index.lineage(of: type).contains { $0.isView } && type.kind != .protocol && type.kind != .foreign
    }.sorted { ($0.location, $0.name) < ($1.location, $1.name) }
    let shown = evaluator.evaluated
    let unfinished = evaluator.unfinished
    readAlone(
      views.filter { !shown.contains($0.name) || unfinished.contains($0.name) },
      evaluator,
      &reading
    )
    evaluator.finish()
    reading.views = views.map { view in
      ViewOutcome(
        name: view.writtenName,
        location: view.location,
        understanding: !evaluator.evaluated.contains(view.name)
          ? .opaque : evaluator.tainted.contains(view.name) ? .partly : .understood,
        states: evaluator.states[view.name] ?? 0
      )
    }
    reading.viewsFound = views.map(\.name).sorted()
    reading.viewsUnderstood = reading.viewsFound.filter {
      evaluator.evaluated.contains($0) && !evaluator.tainted.contains($0)
    }
    reading.opaque = evaluator.opaque.sorted()
    reading.spoiled = evaluator.spoiled
    return reading
  }

  /// Screens of views that no preview shows, or not every branch of, after those of the previews.
  private static func readAlone(
    _ views: [TypeDeclaration],
    _ evaluator: Evaluator,
    _ reading: inout ScreenReading
  ) {
    let reader = ViewReader(evaluator: evaluator)
    for view in views where evaluator.property("body", of: view) != nil {
      guard reading.screens.count < ViewReader.mostScreens else {
        reading.problems.append(
          InputProblem(
            severity: .warning,
            location: view.location,
            message: "more than \(ViewReader.mostScreens) screens; views from here on are not laid out",
            remedy: "Name the folders to look at one by one"
          )
        )
        return
      }
      let room = ViewReader.mostScreens - reading.screens.count
      reading.screens += evaluator.states { reader.screens(view) }.prefix(room)
    }
  }
}
