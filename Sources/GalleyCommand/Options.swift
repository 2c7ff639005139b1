internal import Foundation
internal import Galley

/// The options that commands share, taken from the command line.
struct Options {
  /// Options that every command which lays out takes, and that carry a value.
  static let layout: Set<String> = [
    "--config", "--locale", "--pseudo", "--device", "--text-size", "--fonts", "--screen",
  ]

  private(set) var positional: [String] = []
  private(set) var values: [String: [String]] = [:]
  private(set) var flags: Set<String> = []

  /// - Parameters:
  ///   - arguments: without the command's name.
  ///   - known: the options that take a value, with their dashes.
  ///   - flags: those that take none.
  /// - Throws: when an option is not known, lacks its value or takes none.
  init(_ arguments: [String], known: Set<String>, flags: Set<String> = []) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positional += rest
        return
      }
      guard argument.hasPrefix("-"), argument.count > 1 else {
        positional.append(argument)
        continue
      }
      if flags.contains(argument) {
        self.flags.insert(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard !flags.contains(parts[0]) else { throw UsageError("\(parts[0]) takes no value") }
      guard known.contains(parts[0]) else {
        throw UsageError(Suggestion.missing("option", parts[0], among: (known.union(flags)).sorted()))
      }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw UsageError("\(parts[0]) needs a value")
      }
      values[parts[0], default: []].append(value)
    }
  }

  /// Positional arguments, of which there may be so many.
  func positional(atMost count: Int) throws -> [String] {
    guard positional.count <= count else {
      throw UsageError("“\(positional[count])” is one argument too many")
    }
    return positional
  }

  /// An option given at most once.
  func value(_ name: String) throws -> String? {
    guard let all = values[name] else { return nil }
    guard all.count == 1 else { throw UsageError("\(name) is given \(all.count) times") }
    return all[0]
  }

  /// The project's own configuration with what the command line says on top.
  ///
  /// That is the file named, or `galley.json` in the one folder given, or in the current one.
  func configuration(paths: [String]) throws -> Configuration {
    var configuration = Configuration(paths: paths.isEmpty ? ["."] : paths)
    let folder = configuration.paths[0]
    let standard =
      folder.hasSuffix("/") ? folder + ConfigurationFile.name : "\(folder)/\(ConfigurationFile.name)"
    if let file = try value("--config") {
      configuration = try ConfigurationFile.read(file)
    } else if configuration.paths.count == 1, FileManager.default.fileExists(atPath: standard) {
      configuration = try ConfigurationFile.read(standard)
    }
    if !paths.isEmpty, try value("--config") != nil { configuration.paths = paths }
    if let locales = values["--locale"] {
      // These only: what the file says of made-up ones was said with all localizations in mind.
      configuration.locales = locales
      configuration.pseudo = []
    }
    if let pseudo = values["--pseudo"] { configuration.pseudo = pseudo == ["none"] ? [] : pseudo }
    if let devices = values["--device"] { configuration.devices = devices }
    if let sizes = values["--text-size"] { configuration.textSizes = sizes }
    if let screens = values["--screen"] { configuration.screens = screens }
    if let fonts = try value("--fonts") { configuration.cascade = fonts }
    return configuration
  }
}
