import Foundation
import Galley
import GalleySupport
import GalleyTestSupport
import Testing

/// The package's own folder, from which the tests were built.
enum Package {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL

  static func path(_ relative: String) -> String {
    root.appending(path: relative).path(percentEncoded: false)
  }
}

/// A view, and what a run finds in it.
struct ViewRow: Sendable, CustomTestStringConvertible {
  let name: String
  let view: String
  /// As ``Run/findings`` has them.
  let findings: [String]

  var testDescription: String { name }
}

/// A run over texts written to a folder of their own.
struct Run {
  let folder: TemporaryFolder
  let check: Check

  init(folder: TemporaryFolder, check: Check) {
    self.folder = folder
    self.check = check
  }

  /// - Throws: what the run throws, or Foundation's error when the folder can't be written.
  init(_ files: [String: String], configure: (inout Configuration) -> Void = { _ in }) throws {
    folder = try TemporaryFolder(texts: files)
    var configuration = Configuration(paths: [folder.path])
    configuration.pseudo = []
    configure(&configuration)
    check = try Check(configuration)
  }

  /// The report as a program reads it.
  var report: JSONValue { get throws { try JSONParser.parse(check.json()) } }

  /// As `truncation.tail error 4 in de`: rule, severity, line and variants that fail.
  var findings: [String] {
    get throws {
      (try report["findings"]?.array ?? []).map { finding in
        let line = finding["location"]?["line"]?.number.map { "\(Int($0))" } ?? "?"
        let names = (finding["failing"]?.array ?? []).compactMap(\.string).joined(separator: " ")
        return "\(finding["rule"]?.string ?? "?") \(finding["severity"]?.string ?? "?") \(line) in \(names)"
      }
    }
  }

  /// As `Sources/A.swift:3:1 error`.
  var problems: [String] {
    get throws {
      (try report["problems"]?.array ?? []).map { problem in
        let place = problem["location"]
        let line = place?["line"]?.number.map { "\(Int($0))" } ?? "?"
        let column = place?["column"]?.number.map { "\(Int($0))" } ?? "?"
        return "\(place?["file"]?.string ?? "?"):\(line):\(column) \(problem["severity"]?.string ?? "?")"
      }
    }
  }
}

/// Projects that several tests lay out.
enum Sample {
  /// Truncated in German only.
  static let row = """
    import SwiftUI

    #Preview("Row", traits: .fixedLayout(width: 200, height: 60)) {
      Text("Reply").frame(width: 48).lineLimit(1)
    }
    """

  /// English and German for ``row``.
  static let strings = [
    "en.lproj/Localizable.strings": "\"Reply\" = \"Reply\";\n",
    "de.lproj/Localizable.strings": "\"Reply\" = \"Antworten\";\n",
  ]

  static let project = strings.merging(["Row.swift": row]) { old, _ in old }
}
