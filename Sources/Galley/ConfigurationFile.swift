internal import Foundation
internal import GalleySupport

/// `galley.json`: a project's configuration, JSON with comments.
///
/// Paths in it are relative to its folder. What the command line says weighs more.
public enum ConfigurationFile {
  /// The name looked for in a project's root.
  public static let name = "galley.json"

  /// What a file may set, `$schema` included.
  package static var settings: [String] { ConfigurationReader.Setting.allCases.map(\.rawValue) }

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
    var reader = ConfigurationReader(path: path, lines: LineIndex(bytes))
    let configuration = reader.configuration(json)
    guard reader.problems.isEmpty else { throw .configuration(reader.problems.joined(separator: "\n")) }
    return configuration
  }
}
