internal import Foundation
package import GalleyModel
internal import GalleySupport

/// Reads SwiftUI sources into screens.
package enum SwiftUIReader {
  /// Largest file that is read, in bytes.
  private static let largest = 4 << 20
  private static let deepestBrackets = 12

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
    let index = DeclarationIndex()
    for path in files {
      guard let bytes = bytes(root: root, path: path, problems: &reading.problems) else { continue }
      let file = SourceFile(path: path, bytes: bytes, problems: &reading.problems)
      reading.suppressions += SuppressionReader.suppressions(in: file, problems: &reading.problems)
      index.add(file)
    }
    index.finish()
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

  /// The parser's time doubles with each bracket that opens directly inside another.
  private static func hasDeepBrackets(_ data: Data) -> Bool {
    var run = 0
    for byte in data {
      switch byte {
      case UInt8(ascii: "["): run += 1
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
      default: run = 0
      }
      if run > deepestBrackets { return true }
    }
    return false
  }

  private static func bytes(root: String, path: String, problems: inout [InputProblem]) -> [UInt8]? {
    let place = SourceLocation(file: path, line: 1, column: 1)
    guard let data = FileManager.default.contents(atPath: root + "/" + path) else {
      problems.append(
        InputProblem(
          location: place,
          message: "this file can't be read",
          remedy: "Check that it exists and may be read"
        )
      )
      return nil
    }
    guard data.count <= largest else {
      problems.append(
        InputProblem(
          location: place,
          message: "a Swift file of \(data.count) bytes; the most that is read is \(largest)",
          remedy: "Split the file, or leave it out"
        )
      )
      return nil
    }
    guard !hasDeepBrackets(data) else {
      problems.append(
        InputProblem(
          location: place,
          message: "more than \(deepestBrackets) brackets in a row",
          remedy: "Name the inner arrays"
        )
      )
      return nil
    }
    guard String(validating: data, as: UTF8.self) != nil else {
      problems.append(
        InputProblem(location: place, message: "this file is not UTF-8", remedy: "Save it as UTF-8")
      )
      return nil
    }
    return [UInt8](data)
  }
}
