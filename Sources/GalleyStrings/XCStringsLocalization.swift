internal import GalleyModel
internal import GalleySupport

/// What a string catalogue says for one key in one language.
struct XCStringsLocalization {
  struct Problem {
    var severity: InputProblem.Severity
    var message: String
    var remedy: String
    /// Byte offset.
    var offset: Int
  }

  private static let deepest = 8
  private static let plurals: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  private(set) var problems: [Problem] = []
  private let node: JSONValue
  private var states: [String] = []

  init(_ node: JSONValue) {
    self.node = node
  }

  /// One state for the whole: `new` when nothing is done yet, else what asks most loudly for attention.
  var state: String? {
    if !states.isEmpty, states.allSatisfy({ $0 == "new" }) { return "new" }
    return ["needs_review", "stale"].first(where: states.contains) ?? states.first { $0 != "new" }
  }

  /// The value, or `nil` when the language has none.
  mutating func read() -> CatalogueValue? {
    let value = value(of: node, depth: 0)
    guard let substitutions = node["substitutions"], let members = substitutions.members, !members.isEmpty
    else {
      return value
    }
    guard let value else {
      report("substitutions without a string that uses them", "add a stringUnit", at: substitutions.offset)
      return nil
    }
    var read: [String: CatalogueValue.Substitution] = [:]
    for member in members {
      guard let inner = self.value(of: member.value, depth: 1) else {
        report("the substitution “\(member.key)” has no variations", "add them", at: member.offset)
        continue
      }
      read[member.key] = .init(
        argument: member.value["argNum"]?.number.flatMap { Int(exactly: $0) },
        specifier: member.value["formatSpecifier"]?.string ?? "lld",
        value: inner
      )
    }
    return .substitutions(value, read)
  }

  private mutating func value(of node: JSONValue, depth: Int) -> CatalogueValue? {
    guard depth < Self.deepest else {
      report("variations are nested too deeply", "device, then plural, is what Xcode writes", at: node.offset)
      return nil
    }
    let unit = node["stringUnit"]
    let variations = node["variations"]
    if let variations, unit != nil {
      report("both a string and variations; Xcode loses one", "keep one of the two", at: variations.offset)
    }
    if let variations, let value = self.variations(variations, depth: depth) { return value }
    guard let unit else { return nil }
    guard let text = unit["value"]?.string else {
      report("this stringUnit has no value", "add one", at: unit.offset)
      return nil
    }
    let state = unit["state"]?.string
    if let state { states.append(state) }
    return state == "new" && text.isEmpty && depth > 0 ? nil : .string(text)
  }

  private mutating func variations(_ node: JSONValue, depth: Int) -> CatalogueValue? {
    let kinds = node.members ?? []
    if kinds.count > 1 {
      report("two kinds of variation side by side; Xcode loses one", "nest plural in device", at: node.offset)
    }
    for kind in kinds {
      guard kind.key == "device" || kind.key == "plural" else {
        report(
          "variations by \(kind.key) are not read",
          "Galley shows the plain value",
          severity: .warning,
          at: kind.offset
        )
        continue
      }
      var cases: [String: CatalogueValue] = [:]
      for member in kind.value.members ?? [] {
        cases[member.key] = value(of: member.value, depth: depth + 1)
      }
      guard !cases.isEmpty else { continue }
      if kind.key == "device" { return .device(cases) }
      checkPlural(cases, at: kind.offset)
      return .plural(cases)
    }
    return nil
  }

  private mutating func checkPlural(_ cases: [String: CatalogueValue], at offset: Int) {
    for key in cases.keys.sorted() where !Self.plurals.contains(key) {
      report("“\(key)” is not a plural category", "use zero, one, two, few, many or other", at: offset)
    }
    if cases["other"] == nil {
      report("plural variations lack “other”", "add it: every language needs it", at: offset)
    }
  }

  private mutating func report(
    _ message: String,
    _ remedy: String,
    severity: InputProblem.Severity = .error,
    at offset: Int
  ) {
    problems.append(Problem(severity: severity, message: message, remedy: remedy, offset: offset))
  }
}
