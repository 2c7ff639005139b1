internal import Foundation
internal import GalleySupport

/// `galley.json`: a project's configuration, JSON with comments.
///
/// Paths in it are relative to its folder. What the command line says weighs more.
public enum ConfigurationFile {
  /// The name looked for in a project's root.
  public static let name = "galley.json"

  /// Reads a configuration.
  ///
  /// - Parameter path: of the file.
  /// - Returns: the defaults, with what the file sets.
  /// - Throws: ``GalleyError/unreadable(_:)`` when it can't be read, ``GalleyError/configuration(_:)`` with a line for
  ///   each member that is not understood.
  public static func read(_ path: String) throws(GalleyError) -> Configuration {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable("\(path): can't be read")
    }
    let bytes = [UInt8](data)
    let json: JSONValue
    do {
      json = try JSONParser.parse(bytes, allowsComments: true)
    } catch {
      let place = LineIndex(bytes).position(at: error.offset)
      throw .configuration("\(path):\(place.line):\(place.column): error: \(error.message)")
    }
    var reader = Reader(path: path, lines: LineIndex(bytes))
    let configuration = reader.configuration(json)
    guard reader.problems.isEmpty else { throw .configuration(reader.problems.joined(separator: "\n")) }
    return configuration
  }

  private struct Reader {
    let path: String
    let lines: LineIndex
    var problems: [String] = []

    mutating func configuration(_ json: JSONValue) -> Configuration {
      let folder = URL(filePath: path).deletingLastPathComponent().relativePath
      var result = Configuration(paths: [folder])
      guard let members = json.members else {
        complain(json.offset, "an object is expected")
        return result
      }
      for member in members {
        let value = member.value
        switch member.key {
        case "$schema": continue
        case "paths": result.paths = strings(value).map { folder == "." ? $0 : "\(folder)/\($0)" }
        case "developmentRegion": result.developmentRegion = string(value)
        case "locales": result.locales = strings(value)
        case "pseudoLocales": result.pseudo = strings(value)
        case "devices": result.devices = strings(value)
        case "textSizes": result.textSizes = strings(value)
        case "screens": result.screens = strings(value)
        case "rules": result.levels = levels(value)
        case "gate": result.gate = string(value)
        case "fonts": result.cascade = "\(folder)/\(string(value))"
        case "baseline": result.baseline = "\(folder)/\(string(value))"
        case "onlyNew":
          if let flag = value.bool {
            result.onlyNew = flag
          } else {
            complain(value.offset, "true or false is expected")
          }
        case "minimumUnderstood":
          if let number = value.number, (0...100).contains(number) {
            result.minimumUnderstood = Int(number)
          } else {
            complain(value.offset, "a number from 0 to 100 is expected")
          }
        default:
          complain(member.offset, "there is no setting “\(member.key)”; there are \(Self.keys)")
        }
      }
      return result
    }

    private static let keys =
      "paths, developmentRegion, locales, pseudoLocales, devices, textSizes, screens, rules, gate, fonts, baseline, onlyNew, "
      + "minimumUnderstood"

    private mutating func levels(_ value: JSONValue) -> [String: String] {
      guard let members = value.members else {
        complain(value.offset, "an object from rule to level is expected")
        return [:]
      }
      var result: [String: String] = [:]
      for member in members {
        guard Explanation.rules.contains(member.key) else {
          complain(
            member.offset,
            "there is no rule “\(member.key)”; there are \(Explanation.rules.joined(separator: ", "))"
          )
          continue
        }
        guard let level = member.value.string, ["off", "note", "warning", "error"].contains(level) else {
          complain(member.value.offset, "a level is “off”, “note”, “warning” or “error”")
          continue
        }
        result[member.key] = level
      }
      return result
    }

    private mutating func strings(_ value: JSONValue) -> [String] {
      let strings = (value.array ?? []).map(\.string)
      guard value.array != nil, !strings.contains(nil) else {
        complain(value.offset, "a list of strings is expected")
        return []
      }
      return strings.compactMap { $0 }
    }

    private mutating func string(_ value: JSONValue) -> String {
      if let string = value.string { return string }
      complain(value.offset, "a string is expected")
      return ""
    }

    private mutating func complain(_ offset: Int, _ message: String) {
      let place = lines.position(at: offset)
      problems.append("\(path):\(place.line):\(place.column): error: \(message)")
    }
  }
}
