internal import Foundation
internal import GalleyModel
internal import GalleySupport

/// Findings that a team knows of and has decided to live with, each with a reason.
///
/// One entry a line, sorted, without line numbers, so that it merges well and survives edits. Two findings that are
/// alike in everything but their place have an entry each.
struct Baseline {
  var entries: [Entry]

  init(entries: [Entry]) {
    self.entries = entries
  }

  /// - Throws: ``GalleyError/unreadable(_:)`` or, with its place, what is not an entry.
  init(path: String) throws(GalleyError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      guard FileManager.default.fileExists(atPath: path) else {
        throw .unreadable("\(path): no such baseline; galley baseline update writes it")
      }
      throw .unreadable("\(path): can't be read")
    }
    let bytes = [UInt8](data)
    let lines = LineIndex(bytes)
    func error(_ message: String, at offset: Int) -> GalleyError {
      let place = lines.position(at: offset)
      return .configuration("\(path):\(place.line):\(place.column): error: \(message)")
    }
    let json: JSONValue
    do {
      json = try JSONParser.parse(bytes, allowsComments: true)
    } catch let problem {
      throw error(problem.message, at: problem.offset)
    }
    guard let values = json.array else { throw error("a baseline is a list of entries", at: json.offset) }
    entries = []
    for value in values {
      guard let entry = Entry(value) else {
        throw error("an entry has rule, file, screen and failing, a list of variants", at: value.offset)
      }
      entries.append(entry)
    }
  }

  /// Which entry accounts for which finding: indices of entries by indices of findings.
  ///
  /// An entry accounts for one finding. Findings that fail in many variants choose first, each the entry that covers
  /// it most closely.
  func matches(_ findings: [Finding]) -> [Int: Int] {
    var free = Set(entries.indices)
    var result: [Int: Int] = [:]
    let order = findings.indices.sorted {
      (findings[$1].failing.count, $0) < (findings[$0].failing.count, $1)
    }
    for number in order {
      let closest = free.filter { entries[$0].covers(findings[number]) }.min {
        (entries[$0].failing.count, $0) < (entries[$1].failing.count, $1)
      }
      guard let closest else { continue }
      free.remove(closest)
      result[number] = closest
    }
    return result
  }

  /// The findings as of now.
  ///
  /// Reasons of entries that still hold are kept; so are entries that the run can tell nothing about, and the variants
  /// that it did not look at.
  func updated(_ findings: [Finding], _ scope: RunScope) -> Baseline {
    let matches = matches(findings)
    var left = Set(entries.indices).subtracting(matches.values)
    var result: [Entry] = []
    for (number, finding) in findings.enumerated() {
      var entry = Entry(finding, reason: "")
      var known = matches[number]
      if known == nil {
        known = left.sorted().first { entries[$0].isAlike(finding) }
        known.map { _ = left.remove($0) }
      }
      if let known {
        entry.reason = entries[known].reason
        let unseen = entries[known].failing.filter { scope.isUnseen($0) && !entry.failing.contains($0) }
        entry.failing = (entry.failing + unseen).sorted()
      }
      result.append(entry)
    }
    return Baseline(entries: result + left.map { entries[$0] }.filter { !scope.canTell($0) })
  }

  func bytes() -> [UInt8] {
    guard !entries.isEmpty else { return Array("[]\n".utf8) }
    let lines = entries.map(\.line).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Array(("[\n" + lines.map { "  " + $0 }.joined(separator: ",\n") + "\n]\n").utf8)
  }
}
