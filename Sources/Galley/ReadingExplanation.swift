internal import Foundation
internal import GalleyModel
internal import GalleyReading
internal import GalleySupport

/// How the views of a project are read: which are understood, and what is not.
public struct ReadingExplanation: Sendable {
  private let reading: ScreenReading
  private let lines: Int
  private let seconds: Double

  /// Reads the Swift files under some paths; nothing is laid out.
  ///
  /// - Parameter paths: files and folders.
  /// - Throws: ``GalleyError/unreadable(_:)`` when a path is not there or can't be listed.
  public init(paths: [String]) throws(GalleyError) {
    let start = ContinuousClock.now
    let listing = try Listing(paths)
    let files = listing.files.filter { $0.hasSuffix(".swift") }
    var reading = SwiftUIReader.read(root: listing.root, files: files)
    reading.problems = listing.problems + reading.problems
    self.reading = reading
    let time = (ContinuousClock.now - start).components
    seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    lines = files.reduce(0) { sum, file in
      let data = FileManager.default.contents(atPath: "\(listing.root)/\(file)") ?? Data()
      return sum + data.count { $0 == UInt8(ascii: "\n") }
    }
  }

  // MARK: What is said

  /// One line a view, then what was not understood, the most frequent first.
  public var text: String {
    var result = [
      "Views: \(reading.views.count) found, \(count(.understood)) understood, \(count(.partly)) partly, "
        + "\(count(.opaque)) opaque",
      "States: \(reading.screens.count), of them \(reading.screens.count(where: \.isPreview)) of previews",
      "Read: \(lines) lines in \(ShortDecimal.text((seconds * 100).rounded() / 100)) s",
    ]
    if !reading.views.isEmpty { result.append("") }
    for view in reading.views {
      let states = view.states == 1 ? "1 state" : "\(view.states) states"
      let understanding = view.understanding.rawValue
      result.append(
        understanding + String(repeating: " ", count: 12 - understanding.count)
          + "\(view.name), \(states), \(Self.place(view.location))"
      )
    }
    let constructs = constructs
    if !constructs.isEmpty { result += ["", "Not understood:"] }
    for construct in constructs {
      let number = String(construct.count)
      result.append(
        String(repeating: " ", count: max(0, 5 - number.count)) + number
          + "  \(construct.name), first at \(Self.place(construct.location))"
      )
    }
    if !reading.problems.isEmpty { result.append("") }
    for problem in reading.problems { result.append("\(Self.place(problem.location)): \(problem.message)") }
    return result.joined(separator: "\n") + "\n"
  }

  /// The same as UTF-8 JSON, views only as counts.
  public var json: [UInt8] {
    JSONWriter.write(
      .object([
        "views": .object([
          "found": .number(reading.views.count),
          "understood": .number(count(.understood)),
          "partly": .number(count(.partly)),
          "opaque": .number(count(.opaque)),
        ]),
        "states": .number(reading.screens.count),
        "seconds": .number((seconds * 1000).rounded() / 1000),
        "lines": .number(lines),
        "notUnderstood": .array(
          constructs.map {
            .object([
              "construct": .string($0.name),
              "count": .number($0.count),
              "views": .number($0.views.count),
              "location": .string(Self.place($0.location)),
            ])
          }
        ),
      ])
    )
  }

  private func count(_ understanding: ViewOutcome.Understanding) -> Int {
    reading.views.count { $0.understanding == understanding }
  }

  private static func place(_ location: SourceLocation) -> String {
    "\(location.file):\(location.line):\(location.column)"
  }

  private struct Construct {
    var name: String
    var count: Int
    var location: SourceLocation
    /// Those it keeps from being understood.
    var views: Set<String> = []
  }

  /// By spelling, the most frequent first; a modifier is told from a view by its dot.
  private var constructs: [Construct] {
    var byName: [String: Construct] = [:]
    for construct in reading.opaque {
      let name = construct.kind == .modifier ? "." + construct.name : construct.name
      var known = byName[name] ?? Construct(name: name, count: 0, location: construct.location)
      known.count += 1
      known.location = min(known.location, construct.location)
      known.views.formUnion(reading.spoiled[construct] ?? [])
      byName[name] = known
    }
    return byName.values.sorted { (-$0.count, $0.name) < (-$1.count, $1.name) }
  }
}
