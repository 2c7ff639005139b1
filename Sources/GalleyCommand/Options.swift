internal import Galley

/// The options that commands share, taken from the command line.
struct Options {
  private(set) var positional: [String] = []
  private(set) var values: [String: [String]] = [:]

  /// - Parameters:
  ///   - arguments: without the command's name.
  ///   - known: the options that take a value, with their dashes.
  /// - Throws: ``UsageError`` when an option is not known or has no value.
  init(_ arguments: [String], known: Set<String>) throws {
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
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard known.contains(parts[0]) else { throw UsageError("there is no option \(parts[0]) here") }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
        throw UsageError("\(parts[0]) needs a value")
      }
      values[parts[0], default: []].append(value)
    }
  }

  /// An option given at most once.
  func value(_ name: String) throws -> String? {
    guard let all = values[name] else { return nil }
    guard all.count == 1 else { throw UsageError("\(name) is given \(all.count) times") }
    return all[0]
  }

  func configuration(paths: [String]) throws -> Configuration {
    var configuration = Configuration(paths: paths.isEmpty ? ["."] : paths)
    configuration.device = try value("--device")
    configuration.textSize = try value("--text-size")
    configuration.cascade = try value("--fonts")
    return configuration
  }
}
