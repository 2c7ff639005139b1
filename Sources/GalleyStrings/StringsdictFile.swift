internal import GalleyModel
internal import GalleySupport

/// A `.stringsdict` file: texts that vary by number or device.
struct StringsdictFile {
  private static let plurals: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  private(set) var entries: [String: CatalogueEntry] = [:]
  private(set) var problems: [InputProblem] = []

  private let places: FilePlaces

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the file as it is stored.
  ///   - path: relative to the project's root.
  init(_ bytes: [UInt8], path: String) {
    let decoded = DecodedText(bytes)
    let text = decoded.bytes
    places = FilePlaces(path: path, bytes: text)
    problems = places.problems(of: decoded)
    let root: PropertyList
    do {
      root = try PropertyListParser.parse(text)
    } catch {
      report(error.message, "repair the property list", at: error.offset)
      return
    }
    guard let members = root.members else {
      report("a stringsdict is a dictionary", "put the entries into <dict>", at: root.offset)
      return
    }
    for member in members {
      guard let value = value(member.value, key: member.key) else { continue }
      if let earlier = entries[member.key] {
        report(
          "“\(member.key)” is already on line \(earlier.location.line); the last one counts",
          "remove one of the two",
          severity: .warning,
          at: member.offset
        )
      }
      entries[member.key] = CatalogueEntry(value: value, location: places.location(member.offset))
    }
    problems.sort()
  }

  /// A plain text, or one that varies in one of three ways.
  private mutating func value(_ node: PropertyList, key: String) -> CatalogueValue? {
    if let string = node.string { return .string(string) }
    if let format = node["NSStringLocalizedFormatKey"] { return plural(node, format: format, key: key) }
    if let devices = node["NSStringDeviceSpecificRuleType"] {
      var cases: [String: CatalogueValue] = [:]
      for member in devices.members ?? [] { cases[member.key] = value(member.value, key: key) }
      return cases.isEmpty ? nil : .device(cases)
    }
    if let widths = node["NSStringVariableWidthRuleType"] {
      report(
        "“\(key)” varies by width, which is not read",
        "Galley shows the widest text",
        severity: .warning,
        at: widths.offset
      )
      let widest = (widths.members ?? []).max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return widest.flatMap { value($0.value, key: key) }
    }
    report(
      "“\(key)” has neither a format nor a rule",
      "add NSStringLocalizedFormatKey and a variable",
      at: node.offset
    )
    return nil
  }

  private mutating func plural(_ node: PropertyList, format: PropertyList, key: String) -> CatalogueValue? {
    guard let text = format.string else {
      report("the format of “\(key)” is not a string", "write it as <string>", at: format.offset)
      return nil
    }
    var substitutions: [String: CatalogueValue.Substitution] = [:]
    for member in node.members ?? [] where member.key != "NSStringLocalizedFormatKey" {
      substitutions[member.key] = variable(member)
    }
    for case .variable(let name, _) in FormatString(text).pieces where node[name] == nil {
      report("“\(key)” names a variable “\(name)” that it does not have", "add it", at: format.offset)
    }
    return .substitutions(.string(text), substitutions)
  }

  private mutating func variable(_ member: PropertyList.Member) -> CatalogueValue.Substitution? {
    let rule = member.value["NSStringFormatSpecTypeKey"]
    guard rule?.string == "NSStringPluralRuleType" else {
      report(
        "the variable “\(member.key)” has no plural rule",
        "set NSStringFormatSpecTypeKey to NSStringPluralRuleType",
        at: member.offset
      )
      return nil
    }
    var cases: [String: CatalogueValue] = [:]
    for category in member.value.members ?? [] {
      if Self.plurals.contains(category.key) {
        cases[category.key] = category.value.string.map { .string($0) }
      } else if !category.key.hasPrefix("NSString") {
        report(
          "“\(category.key)” is not a plural category",
          "use zero, one, two, few, many or other",
          at: category.offset
        )
      }
    }
    if cases["other"] == nil {
      report(
        "the variable “\(member.key)” lacks “other”",
        "add it: every language needs it",
        at: member.offset
      )
    }
    let type = member.value["NSStringFormatValueTypeKey"]?.string
    return .init(argument: nil, specifier: type ?? "d", value: .plural(cases))
  }

  private mutating func report(
    _ message: String,
    _ remedy: String,
    severity: InputProblem.Severity = .error,
    at offset: Int
  ) {
    problems.append(places.problem(message, remedy, severity: severity, at: offset))
  }
}
