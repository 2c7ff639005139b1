internal import GalleyModel
internal import GalleySupport

/// An `.xcstrings` catalogue: one table in all its localizations.
///
/// Apple publishes no schema; this follows what Xcode writes (versions 1.0 and 1.1) and says what it leaves out.
struct XCStringsFile {
  private(set) var table = StringTable()
  private(set) var problems: [InputProblem] = []

  private let places: FilePlaces

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the file as it is stored.
  ///   - path: relative to the project's root.
  init(_ bytes: [UInt8], path: String) {
    places = FilePlaces(path: path, bytes: bytes)
    let document: JSONValue
    do {
      document = try JSONParser.parse(bytes)
    } catch {
      report(error.message, "repair the JSON; merge conflicts often leave it broken", at: error.offset)
      return
    }
    guard let strings = document["strings"], let members = strings.members else {
      report("a string catalogue has an object “strings”", "check that this is a string catalogue", at: 0)
      return
    }
    guard let source = document["sourceLanguage"]?.string else {
      report("a string catalogue names its “sourceLanguage”", "add \"sourceLanguage\" : \"en\"", at: 0)
      return
    }
    table.sourceLanguage = LanguageTag.normalized(source)
    if let version = document["version"], version.string?.hasPrefix("1.") != true {
      report(
        "this catalogue's version is not 1.x",
        "check the result; Galley knows what Xcode 15 to 26 write",
        severity: .warning,
        at: version.offset
      )
    }
    for member in last(of: members, kind: "key") { readKey(member) }
    problems.sort()
  }

  private mutating func readKey(_ member: JSONValue.Member) {
    if member.value["shouldTranslate"]?.bool == false { table.untranslated.insert(member.key) }
    guard let localizations = member.value["localizations"] else {
      // A key without a localization is its own value in the source language; it is in the table all the same.
      table.entries[member.key] = [:]
      return
    }
    var entries: [String: CatalogueEntry] = [:]
    for localization in last(of: localizations.members ?? [], kind: "localization") {
      var reader = XCStringsLocalization(localization.value)
      let value = reader.read()
      for problem in reader.problems {
        report(
          "“\(member.key)”: \(problem.message)",
          problem.remedy,
          severity: problem.severity,
          at: problem.offset
        )
      }
      guard let value else { continue }
      entries[LanguageTag.normalized(localization.key)] = CatalogueEntry(
        value: value,
        location: places.location(localization.offset),
        state: reader.state
      )
    }
    table.entries[member.key] = entries
  }

  /// The members that count when keys are written twice.
  private mutating func last(of members: [JSONValue.Member], kind: String) -> [JSONValue.Member] {
    var positions: [String: Int] = [:]
    for (index, member) in members.enumerated() {
      if positions.updateValue(index, forKey: member.key) != nil {
        report(
          "the \(kind) “\(member.key)” is written twice; the last one counts",
          "remove one of the two",
          severity: .warning,
          at: member.offset
        )
      }
    }
    return members.enumerated().filter { positions[$0.element.key] == $0.offset }.map(\.element)
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
