internal import Foundation
package import GalleyModel
internal import GalleySupport

/// Reads SwiftUI sources into screens.
package enum SwiftUIReader {
  /// Screens of a project's previews, in order of file and line.
  ///
  /// `files` are the Swift files, relative to `root`; `assets` are the pictures they may name. A file that cannot be
  /// read or parsed is a problem of the result; the others are read all the same. A screen is evaluated once for each of
  /// the `surroundings` that its views can tell apart. `cache` is the folder in which what was read is kept for the next
  /// run; without one, nothing is.
  package static func read(
    root: String,
    files: [String],
    assets: AssetCatalogue = AssetCatalogue(),
    surroundings: [Surroundings] = [Surroundings()],
    samples: [SampleInput] = [],
    cache: String? = nil
  ) -> ScreenReading {
    // Bodies nest as deep as source does; a thread of one's own has the stack for it.
    onDeepStack {
      evaluated(lowered(root: root, files: files, cache: cache), assets, surroundings, samples)
    }
  }

  private static func lowered(root: String, files: [String], cache: String?) -> [LoweredFile] {
    let cache = cache.map(SourceCache.init(folder:))
    let reader = SourceReader(root: root, cache: cache)
    let results = Parallel.map(files.count) { reader.read(files[$0]) }
    cache?.update(used: results.compactMap(\.key), new: results.compactMap(\.new))
    return results.map(\.file)
  }

  private static func evaluated(
    _ files: [LoweredFile],
    _ assets: AssetCatalogue,
    _ surroundings: [Surroundings],
    _ samples: [SampleInput]
  ) -> ScreenReading {
    var reading = ScreenReading()
    for file in files {
      reading.problems += file.problems
      reading.suppressions += file.suppressions
    }
    let index = DeclarationIndex(files)
    let values = SampleValues(samples)
    reading.problems += values.problems
    reading.unmatchedSamples = SampleValues.unmatched(samples, index)
    let evaluator = Evaluator(index: index, assets: assets, surroundings: surroundings, samples: values)
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
    let withGaps = evaluator.withGaps()
    reading.views = views.map { view in
      let isRead = evaluator.evaluated.contains(view.name)
      return ViewOutcome(
        name: view.writtenName,
        location: view.location,
        understanding: !isRead ? .opaque : withGaps.contains(view.name) ? .partly : .understood,
        isWhole: isRead && !evaluator.tainted.contains(view.name),
        opaqueBoxes: evaluator.boxes[view.name] ?? (isRead ? 0 : 1),
        states: evaluator.states[view.name] ?? 0
      )
    }
    reading.viewsFound = views.map(\.name).sorted()
    reading.viewsUnderstood = reading.viewsFound.filter {
      evaluator.evaluated.contains($0) && !withGaps.contains($0)
    }
    reading.opaque = evaluator.opaque.sorted()
    reading.missingPictures = evaluator.missingPictures.sorted()
    reading.unknownValues = evaluator.unknowns.found.sorted()
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
      // Past so many, screens have their first state only.
      evaluator.mostStates = reading.screens.count < ViewReader.mostStates ? StateChoices.most : 1
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
      reading.screens += evaluator.screens { reader.screens(view) }.prefix(room)
    }
  }
}
