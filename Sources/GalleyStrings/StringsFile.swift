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
    if let refusal = Self.refusal(of: bytes) {
      let start = SourceLocation(file: path, line: 1, column: 1)
      problems = [InputProblem(location: start, message: refusal.message, remedy: refusal.remedy)]
      return
    }
    let text = DecodedText(bytes)
    let lines = LineIndex(text.bytes)
    func location(_ offset: Int) -> SourceLocation {
      let position = lines.position(at: offset)
      return SourceLocation(file: path, line: position.line, column: position.column)
    }
    switch text.doubt {
    case .missingByteOrderMark:
      problems.append(
        InputProblem(
          severity: .warning,
          location: location(0),
          message: "this file is UTF-16 without a byte order mark, which the platform can't read",
          remedy: "save it as UTF-8"
        )
      )
    case .notUTF8(let offset):
      problems.append(
        InputProblem(
          location: location(offset),
          message: "this byte is not UTF-8",
          remedy: "save the file as UTF-8"
        )
      )
    case nil: break
    }
    var parser = StringsParser(text.bytes)
    parser.parse()
    problems += parser.problems.map {
      InputProblem(location: location($0.offset), message: $0.message, remedy: $0.remedy)
    }
    keep(parser.entries.map { Entry(key: $0.key, value: $0.value, location: location($0.offset)) })
  }

  private static func refusal(of bytes: [UInt8]) -> (message: String, remedy: String)? {
    if bytes.isEmpty {
      return (
        "the file is empty, which the platform refuses", "add an entry or a comment, or remove the file"
      )
    }
    if bytes.starts(with: "bplist".utf8) {
      return (
        "this is a binary property list, as built apps have it; Galley reads the text form",
        "point Galley at the sources, or convert it: plutil -convert json"
      )
    }
    let text = bytes.drop { $0 <= 0x20 || $0 >= 0x80 }
    if ["<?xml", "<!DOCTYPE", "<plist"].contains(where: { text.starts(with: $0.utf8) }) {
      return (
        "this is an XML property list; Galley reads the \"key\" = \"value\"; form",
        "convert the file to the text form"
      )
    }
    return nil
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
