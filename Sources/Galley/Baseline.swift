internal import Foundation
internal import GalleyModel
internal import GalleySupport

/// Findings that a team knows of and has decided to live with, each with a reason.
///
/// One entry a line, sorted, without line numbers, so that it merges well and survives edits.
struct Baseline {
  struct Entry: Hashable {
    var rule: String
    var file: String
    var screen: String
    var key: String?
    var failing: [String]
    var reason: String

    /// Whether a finding is the one meant and fails nowhere else.
    func covers(_ finding: Finding) -> Bool {
      rule == finding.rule && file == finding.location.file && screen == finding.screen && key == finding.key
        && Set(finding.failing).isSubset(of: failing)
    }

    init(_ finding: Finding, reason: String) {
      rule = finding.rule
      file = finding.location.file
      screen = finding.screen
      key = finding.key
      failing = finding.failing.sorted()
      self.reason = reason
    }

    init?(_ json: JSONValue) {
      guard let rule = json["rule"]?.string, let file = json["file"]?.string,
        let screen = json["screen"]?.string,
        let failing = json["failing"]?.array
      else { return nil }
      self.rule = rule
      self.file = file
      self.screen = screen
      self.key = json["key"]?.string
      self.failing = failing.compactMap(\.string)
      self.reason = json["reason"]?.string ?? ""
    }

    var line: String {
      let json = JSONValue.object([
        "rule": .string(rule), "file": .string(file), "screen": .string(screen),
        "key": key.map { .string($0) } ?? .null, "failing": .array(failing.map { .string($0) }),
        "reason": .string(reason),
      ])
      return String(decoding: JSONWriter.write(json), as: UTF8.self)
        .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
  }

  var entries: [Entry]

  init(entries: [Entry]) {
    self.entries = entries
  }

  /// - Throws: ``GalleyError/unreadable(_:)`` or, with its place, what is not an entry.
  init(path: String) throws(GalleyError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable("\(path): can't be read")
    }
    let bytes = [UInt8](data)
    let lines = LineIndex(bytes)
    let json: JSONValue
    do {
      json = try JSONParser.parse(bytes, allowsComments: true)
    } catch {
      let place = lines.position(at: error.offset)
      throw .configuration("\(path):\(place.line):\(place.column): error: \(error.message)")
    }
    entries = []
    for value in json.array ?? [] {
      guard let entry = Entry(value) else {
        let place = lines.position(at: value.offset)
        throw .configuration(
          "\(path):\(place.line):\(place.column): error: an entry has rule, file, screen and failing"
        )
      }
      entries.append(entry)
    }
  }

  /// The same findings as of now; reasons of entries that still hold are kept.
  func updated(_ findings: [Finding]) -> Baseline {
    Baseline(
      entries: findings.map { finding in
        let known = entries.first {
          $0.rule == finding.rule && $0.file == finding.location.file && $0.screen == finding.screen
            && $0.key == finding.key
        }
        return Entry(finding, reason: known?.reason ?? "")
      }
    )
  }

  func bytes() -> [UInt8] {
    let lines = Set(entries.map(\.line)).sorted()
    return Array(("[\n" + lines.map { "  " + $0 }.joined(separator: ",\n") + "\n]\n").utf8)
  }
}
