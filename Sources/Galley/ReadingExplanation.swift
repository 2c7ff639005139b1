internal import Foundation
internal import GalleyAssets
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
  /// - Parameters:
  ///   - paths: files and folders.
  ///   - keepsCache: as in ``Configuration/keepsCache``.
  /// - Throws: ``GalleyError/unreadable(_:)`` when a path is not there or can't be listed.
  public init(paths: [String], keepsCache: Bool = false) throws(GalleyError) {
    let start = ContinuousClock.now
    let listing = try Listing(paths)
    let files = listing.files.filter { $0.hasSuffix(".swift") }
    let assets = AssetReader.read(root: listing.root, files: listing.files)
    var reading = SwiftUIReader.read(
      root: listing.root,
      files: files,
      assets: assets,
      cache: keepsCache ? listing.cache : nil
    )
    reading.problems = listing.problems + reading.problems + assets.problems
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
      "Whole: \(reading.views.count(where: \.isWhole)) understood with all views inside, "
        + "\(reading.views.count { $0.opaqueBoxes <= 1 }) with at most one opaque box",
      "States: \(reading.screens.count), of them \(reading.screens.count(where: \.isPreview)) of previews",
      "Values that source does not tell: \(reading.unknownValues.count)",
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
    for (heading, constructs) in [
      ("Not understood:", constructs), ("Unknown values:", unknownValues), ("Missing pictures:", missing),
    ] {
      if !constructs.isEmpty { result += ["", heading] }
      for construct in constructs {
        let number = String(construct.count)
        result.append(
          String(repeating: " ", count: max(0, 5 - number.count)) + number
            + "  \(construct.name), first at \(Self.place(construct.location))"
        )
      }
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
          "whole": .number(reading.views.count(where: \.isWhole)),
          "atMostOneOpaque": .number(reading.views.count { $0.opaqueBoxes <= 1 }),
        ]),
        "states": .number(reading.screens.count),
        "seconds": .number((seconds * 1000).rounded() / 1000),
        "lines": .number(lines),
        "notUnderstood": Self.json(constructs),
        "unknownValues": Self.json(unknownValues),
        "missingPictures": Self.json(missing),
      ])
    )
  }

  private static func json(_ constructs: [Construct]) -> JSONValue {
    .array(
      constructs.map {
        .object([
          "construct": .string($0.name),
          "count": .number($0.count),
          "location": .string(place($0.location)),
        ])
      }
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
  }

  private var constructs: [Construct] { Self.counted(reading.opaque) }

  /// What is understood but for a value that source does not tell.
  private var unknownValues: [Construct] { Self.counted(reading.unknownValues) }

  /// Pictures that screens name and no catalogue has, each place once.
  private var missing: [Construct] { Self.counted(reading.missingPictures) }

  /// By spelling, the most frequent first; a modifier is told from a view by its dot.
  private static func counted(_ found: [OpaqueConstruct]) -> [Construct] {
    var byName: [String: Construct] = [:]
    for construct in found {
      let name = construct.kind == .modifier ? "." + construct.name : construct.name
      var known = byName[name] ?? Construct(name: name, count: 0, location: construct.location)
      known.count += 1
      known.location = min(known.location, construct.location)
      byName[name] = known
    }
    return byName.values.sorted { (-$0.count, $0.name) < (-$1.count, $1.name) }
  }
}
