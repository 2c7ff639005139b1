internal import Foundation
internal import GalleyModel
internal import GalleySupport

extension Check {
  /// The run's findings as a file of expectations: what each is, where it is and in which variants it holds, without
  /// measures, which change with fonts.
  public func expectation() -> [UInt8] {
    JSONWriter.write(.object(["findings": .array(report.findings.map(\.expectation))]))
  }

  /// How the findings differ from a file of expectations.
  ///
  /// - Parameter path: a file that ``expectation()`` wrote.
  /// - Returns: one line a difference, empty when the findings are those expected and no others.
  /// - Throws: ``GalleyError/unreadable(_:)`` when the file can't be read.
  public func differences(fromExpectation path: String) throws(GalleyError) -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable("\(path): can't be read")
    }
    let bytes = [UInt8](data)
    let json: JSONValue
    do {
      json = try JSONParser.parse(bytes)
    } catch {
      let place = LineIndex(bytes).position(at: error.offset)
      throw .unreadable("\(path):\(place.line):\(place.column): error: \(error.message)")
    }
    guard let expected = json["findings"]?.array else {
      throw .unreadable("\(path):1:1: error: an object with a list “findings” is expected")
    }
    let wanted = expected.map(Self.line)
    let found = report.findings.map(\.expectation).map(Self.line)
    return Self.rest(of: wanted, without: found).map { "expected, not found: \($0)" }
      + Self.rest(of: found, without: wanted).map { "found, not expected: \($0)" }
  }

  /// The lines that the other list does not have, or not as often.
  private static func rest(of lines: [String], without others: [String]) -> [String] {
    var left = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return lines.filter { line in
      left[line, default: 0] -= 1
      return left[line, default: 0] < 0
    }
  }

  /// One finding on one line, its members in a fixed order whatever the file's.
  private static func line(_ finding: JSONValue) -> String {
    let file = finding["file"]?.string ?? "?"
    let place = "\(file):\(finding["line"]?.number.flatMap { Int(exactly: $0) } ?? 0)"
    let rule = finding["rule"]?.string ?? "?"
    let severity = finding["severity"]?.string ?? "?"
    let certainty = finding["certainty"]?.string ?? "?"
    let screen = finding["screen"]?.string ?? "?"
    let key = finding["key"]?.string.map { " “\($0)”" } ?? ""
    let names = (finding["failing"]?.array ?? []).compactMap(\.string).joined(separator: " ")
    return "\(place): \(severity) \(certainty) [\(rule)]\(key) on “\(screen)” in \(names)"
  }
}

extension Finding {
  fileprivate var expectation: JSONValue {
    .object([
      "rule": .string(rule),
      "severity": .string(severity.rawValue),
      "certainty": .string(certainty.rawValue),
      "file": .string(location.file),
      "line": .number(location.line),
      "screen": .string(screen),
      "key": key.map { .string($0) } ?? .null,
      "failing": .array(failing.map { .string($0) }),
    ])
  }
}
