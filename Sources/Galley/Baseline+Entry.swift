internal import GalleyModel
internal import GalleySupport

extension Baseline {
  /// One finding that is accepted, in the variants it is accepted in.
  struct Entry: Hashable {
    var rule: String
    var file: String
    var screen: String
    var key: String?
    /// Names of variants, sorted.
    var failing: [String]
    /// Whether only what may be a fault is accepted, and not what certainly is one.
    var isUncertain: Bool
    var reason: String

    init(_ finding: Finding, reason: String) {
      rule = finding.rule
      file = finding.location.file
      screen = finding.screen
      key = finding.key
      failing = finding.failing.sorted()
      isUncertain = finding.certainty == .uncertain
      self.reason = reason
    }

    /// `nil` when a member is missing or of another type.
    init?(_ json: JSONValue) {
      guard let rule = json["rule"]?.string, let file = json["file"]?.string,
        let screen = json["screen"]?.string, let failing = json["failing"]?.array,
        let key = Self.text(json["key"]), let reason = Self.text(json["reason"]),
        let certainty = Self.text(json["certainty"]),
        ["certain", "uncertain", nil].contains(certainty)
      else { return nil }
      self.rule = rule
      self.file = file
      self.screen = screen
      self.key = key
      self.failing = failing.compactMap(\.string).sorted()
      self.isUncertain = certainty == "uncertain"
      self.reason = reason ?? ""
      guard self.failing.count == failing.count else { return nil }
    }

    /// A member that may be missing or null, which is a text of `nil`; `nil` when it is of another type.
    private static func text(_ value: JSONValue?) -> String?? {
      guard let value, !value.isNull else { return .some(nil) }
      return value.string.map { .some($0) }
    }

    /// Whether a finding is the one meant, in whatever variants.
    ///
    /// What a table lacks is shown on the first screen that needs it, which another screen may become.
    func isAlike(_ finding: Finding) -> Bool {
      guard rule == finding.rule, key == finding.key else { return false }
      return finding.isOfCatalogue || (file == finding.location.file && screen == finding.screen)
    }

    /// Whether a finding is the one meant and fails nowhere else.
    func covers(_ finding: Finding) -> Bool {
      isAlike(finding) && Set(finding.failing).isSubset(of: failing)
        && (!isUncertain || finding.certainty == .uncertain)
    }

    /// As the file has it, without a comma.
    var line: String {
      var members: [(String, JSONValue)] = [
        ("rule", .string(rule)), ("file", .string(file)), ("screen", .string(screen)),
        ("key", key.map { .string($0) } ?? .null), ("failing", .array(failing.map { .string($0) })),
      ]
      if isUncertain { members.append(("certainty", .string("uncertain"))) }
      members.append(("reason", .string(reason)))
      return "{" + members.map { "\"\($0)\": \(Self.inline($1))" }.joined(separator: ", ") + "}"
    }

    /// A value that holds no object, on one line.
    private static func inline(_ value: JSONValue) -> String {
      if let values = value.array { return "[" + values.map(inline).joined(separator: ", ") + "]" }
      return String(decoding: JSONWriter.write(value).dropLast(), as: UTF8.self)
    }
  }
}
