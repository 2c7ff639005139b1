internal import GalleySupport

/// Turns the members of `galley.json` into a configuration and notes each that is not understood.
struct ConfigurationReader {
  enum Setting: String, CaseIterable {
    case schema = "$schema"
    case paths, developmentRegion, locales, pseudoLocales, devices, textSizes, screens, rules, gate, onlyNew
    case minimumUnderstood, baseline, fonts, samples
  }

  /// What a rule's level or the gate may be; a rule may be `off` as well.
  static let severities = ["error", "warning", "note"]
  static let levels = ["off", "note", "warning", "error"]

  /// One line a problem, with its place, in file order.
  private(set) var problems: [String] = []

  private let path: String
  private let folder: String
  private let lines: LineIndex

  /// - Parameters:
  ///   - path: of the file, as problems state it; the file's folder is what paths in it are relative to.
  ///   - lines: of the file.
  init(path: String, lines: LineIndex) {
    self.path = path
    self.lines = lines
    folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  mutating func configuration(_ json: JSONValue) -> Configuration {
    var result = Configuration(paths: [folder.isEmpty ? "." : folder])
    guard let members = json.members else {
      complain(json.offset, "the file is one object, in braces")
      return result
    }
    var seen: Set<String> = []
    for member in members {
      guard let setting = Setting(rawValue: member.key) else {
        complain(
          member.offset,
          Suggestion.missing("setting", member.key, among: Setting.allCases.map(\.rawValue))
        )
        continue
      }
      guard seen.insert(member.key).inserted else {
        complain(member.offset, "“\(member.key)” is set twice")
        continue
      }
      read(setting, member.value, into: &result)
    }
    return result
  }

  private mutating func read(_ setting: Setting, _ value: JSONValue, into result: inout Configuration) {
    switch setting {
    case .schema: _ = string(value, setting)
    case .paths:
      result.paths = strings(value, setting).map(resolved)
      if value.array?.isEmpty == true { complain(value.offset, "“paths” names a file or folder at least") }
    case .developmentRegion: result.developmentRegion = string(value, setting)
    case .locales: result.locales = strings(value, setting)
    case .pseudoLocales:
      result.pseudo = strings(value, setting, of: "pseudo-locale", among: Configuration.pseudoLocales)
    case .devices: result.devices = strings(value, setting, of: "device", among: Configuration.devices)
    case .textSizes:
      result.textSizes = strings(value, setting, of: "text size", among: Configuration.textSizes)
    case .screens: result.screens = strings(value, setting)
    case .rules: result.levels = levels(value)
    case .gate:
      let gate = string(value, setting)
      if Self.severities.contains(gate) {
        result.gate = gate
      } else if !gate.isEmpty {
        complain(value.offset, Suggestion.missing("gate", gate, among: Self.severities))
      }
    case .onlyNew:
      if let flag = value.bool {
        result.onlyNew = flag
      } else {
        complain(value.offset, "“onlyNew” is true or false")
      }
    case .minimumUnderstood:
      if let number = value.number.flatMap(Int.init(exactly:)), (0...100).contains(number) {
        result.minimumUnderstood = number
      } else {
        complain(value.offset, "“minimumUnderstood” is a whole number from 0 to 100")
      }
    case .baseline: result.baseline = resolved(string(value, setting))
    case .samples: result.samples = samples(value)
    case .fonts: result.cascade = resolved(string(value, setting))
    }
  }

  private func resolved(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return folder + path
  }

  private mutating func levels(_ value: JSONValue) -> [String: String] {
    guard let members = value.members else {
      complain(value.offset, "“rules” is an object from rule to level")
      return [:]
    }
    var result: [String: String] = [:]
    for member in members {
      guard Explanation.rules.contains(member.key) else {
        complain(member.offset, Suggestion.missing("rule", member.key, among: Explanation.rules))
        continue
      }
      guard let level = member.value.string else {
        complain(
          member.value.offset,
          "a level is a string, one of " + Self.levels.joined(separator: ", ")
        )
        continue
      }
      guard Self.levels.contains(level) else {
        complain(member.value.offset, Suggestion.missing("level", level, among: Self.levels))
        continue
      }
      if result.updateValue(level, forKey: member.key) != nil {
        complain(member.offset, "“\(member.key)” is set twice")
      }
    }
    return result
  }

  private mutating func samples(_ value: JSONValue) -> [Configuration.Sample] {
    guard let members = value.members else {
      complain(value.offset, "“samples” is an object from Type.property to a value")
      return []
    }
    var seen: Set<String> = []
    return members.compactMap { member in
      let parts = member.key.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count >= 2, !parts.contains(where: \.isEmpty) else {
        complain(
          member.offset,
          "a sample is of a type's property, written Type.property, not “\(member.key)”"
        )
        return nil
      }
      guard seen.insert(member.key).inserted else {
        complain(member.offset, "“\(member.key)” is set twice")
        return nil
      }
      guard let swift = SampleLiteral.swift(member.value) else {
        complain(
          member.value.offset,
          "a sample is a string, a number, true, false, null, a list of these, or {\"swift\": an expression}"
        )
        return nil
      }
      let place = lines.position(at: member.value.offset)
      return Configuration.Sample(
        of: member.key,
        swift: swift,
        file: path,
        line: place.line,
        column: place.column
      )
    }
  }

  /// The strings of a list; `names`, where they are given, are the only ones it may hold.
  private mutating func strings(
    _ value: JSONValue,
    _ setting: Setting,
    of kind: String = "",
    among names: [String]? = nil
  ) -> [String] {
    guard let values = value.array else {
      complain(value.offset, "“\(setting.rawValue)” is a list of strings")
      return []
    }
    var result: [String] = []
    for value in values {
      guard let string = value.string, !string.isEmpty else {
        complain(value.offset, "“\(setting.rawValue)” holds strings only, none of them empty")
        continue
      }
      if let names, !names.contains(string) {
        complain(value.offset, Suggestion.missing(kind, string, among: names))
        continue
      }
      result.append(string)
    }
    return result
  }

  /// Empty when it is not what it should be.
  private mutating func string(_ value: JSONValue, _ setting: Setting) -> String {
    if let string = value.string, !string.isEmpty { return string }
    complain(value.offset, "“\(setting.rawValue)” is a string and not empty")
    return ""
  }

  private mutating func complain(_ offset: Int, _ message: String) {
    let place = lines.position(at: offset)
    problems.append("\(path):\(place.line):\(place.column): error: \(message)")
  }
}
