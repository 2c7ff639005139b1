internal import GalleyModel
internal import GalleySupport

/// A `.strings` file, read as the platform reads it but with positions, and without stopping in silence.
struct StringsFile {
  struct Entry: Equatable {
    var key: String
    var value: String
    var location: SourceLocation
  }

  /// One for each key, in file order of the entry that counts, which is the last.
  private(set) var entries: [Entry] = []
  private(set) var problems: [InputProblem] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the file as it is stored.
  ///   - path: relative to the project's root.
  init(_ bytes: [UInt8], path: String) {
    let text = DecodedText(bytes)
    let places = FilePlaces(path: path, bytes: text.bytes)
    if bytes.isEmpty {
      let remedy = "add an entry or a comment, or remove the file"
      problems = [places.problem("the file is empty, which the platform refuses", remedy, at: 0)]
      return
    }
    if bytes.starts(with: "bplist".utf8) {
      let message = "this is a binary property list, as built apps have it; Galley reads the text form"
      problems = [places.problem(message, "point Galley at the sources", at: 0)]
      return
    }
    problems = places.problems(of: text)
    let isXML = ["<?xml", "<!DOCTYPE", "<plist"].contains {
      text.bytes.drop { $0 <= 0x20 }.starts(with: $0.utf8)
    }
    if isXML {
      keep(readXML(text.bytes, places))
    } else {
      var parser = StringsParser(text.bytes)
      parser.parse()
      problems += parser.problems.map { places.problem($0.message, $0.remedy, at: $0.offset) }
      keep(parser.entries.map { Entry(key: $0.key, value: $0.value, location: places.location($0.offset)) })
    }
  }

  private mutating func readXML(_ bytes: [UInt8], _ places: FilePlaces) -> [Entry] {
    let root: PropertyList
    do {
      root = try PropertyListParser.parse(bytes)
    } catch {
      problems.append(places.problem(error.message, "repair the property list", at: error.offset))
      return []
    }
    guard let members = root.members else {
      problems.append(
        places.problem("a table is a dictionary", "put the entries into <dict>", at: root.offset)
      )
      return []
    }
    return members.compactMap { member in
      guard let value = member.value.string else {
        let message = "the value of “\(member.key)” is not a string"
        problems.append(places.problem(message, "write it as <string>", at: member.value.offset))
        return nil
      }
      return Entry(key: member.key, value: value, location: places.location(member.offset))
    }
  }

  private mutating func keep(_ found: [Entry]) {
    var positions: [String: Int] = [:]
    var kept: [Entry?] = []
    for entry in found {
      if let earlier = positions[entry.key], let first = kept[earlier] {
        kept[earlier] = nil
        problems.append(
          InputProblem(
            severity: .warning,
            location: entry.location,
            message: "“\(entry.key)” is already on line \(first.location.line); the last one counts",
            remedy: "remove one of the two"
          )
        )
      }
      positions[entry.key] = kept.count
      kept.append(entry)
    }
    entries = kept.compactMap(\.self)
    problems.sort()
  }
}
