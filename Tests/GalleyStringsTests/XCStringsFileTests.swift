import GalleyModel
import GalleyStrings
import GalleyTestSupport
import Testing

@Suite struct XCStringsFileTests {
  private static func read(_ text: String) throws -> Catalogue {
    let folder = try TemporaryFolder(texts: ["App/Localizable.xcstrings": text])
    return CatalogueReader.read(root: folder.path, files: ["App/Localizable.xcstrings"])
  }

  private static func catalogue(_ key: String) -> String {
    #"{ "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : { "de" : \#(key) } } }, "version" : "1.0" }"#
  }

  struct Row: CustomTestStringConvertible {
    var localization: String
    var value: CatalogueValue?
    var state: String?
    var problems: [String]

    init(_ localization: String, _ value: CatalogueValue?, state: String? = nil, _ problems: [String] = []) {
      self.localization = localization
      self.value = value
      self.state = state
      self.problems = problems
    }

    var testDescription: String { localization }
  }

  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
  }

  static let rows = [
    Row(unit("Ja"), .string("Ja"), state: "translated"),
    Row(unit("Ja", "new"), .string("Ja"), state: "new"),
    Row("{ }", nil),
    Row(
      #"{ "variations" : { "plural" : { "one" : \#(unit("%lld Tag")), "other" : \#(unit("%lld Tage", "needs_review")) } } }"#,
      .plural(["one": .string("%lld Tag"), "other": .string("%lld Tage")]),
      state: "needs_review"
    ),
    Row(
      #"""
      { "variations" : { "device" : { "iphone" : { "variations" : { "plural" : { "other" : \#(unit("a")) } } },
        "other" : \#(unit("b")) } } }
      """#,
      .device(["iphone": .plural(["other": .string("a")]), "other": .string("b")]),
      state: "translated"
    ),
    Row(
      #"""
      { "stringUnit" : { "state" : "translated", "value" : "%1$@: %2$#@n@" }, "substitutions" : { "n" : {
        "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : { "other" : \#(unit("%arg Tage")) } } } } }
      """#,
      .substitutions(
        .string("%1$@: %2$#@n@"),
        ["n": .init(argument: 2, specifier: "lld", value: .plural(["other": .string("%arg Tage")]))]
      ),
      state: "translated"
    ),
    Row(
      #"{ "variations" : { "plural" : { "one" : \#(unit("Tag")) } } }"#,
      .plural(["one": .string("Tag")]),
      state: "translated",
      ["“k”: plural variations lack “other”"]
    ),
    Row(
      #"{ "variations" : { "width" : { "20" : \#(unit("x")) } }, "stringUnit" : { "state" : "new", "value" : "y" } }"#,
      .string("y"),
      state: "new",
      ["“k”: both a string and variations; Xcode loses one", "“k”: variations by width are not read"]
    ),
    Row(#"{ "stringUnit" : { "state" : "new" } }"#, nil, ["“k”: this stringUnit has no value"]),
  ]

  @Test(arguments: rows)
  func `a localization gives its value, its state and its problems`(_ row: Row) throws {
    let catalogue = try Self.read(Self.catalogue(row.localization))
    let entry = catalogue.tables["Localizable"]?.entries["k"]?["de"]
    #expect(entry?.value == row.value)
    #expect(entry == nil || entry?.state == row.state)
    #expect(catalogue.problems.map(\.message) == row.problems)
  }

  static let broken: [(text: String, problem: String)] = [
    ("{", "1:1 this object is not closed"),
    ("{\n<<<<<<< HEAD", "2:1 expected a key in double quotes"),
    ("[]", "1:1 a string catalogue has an object “strings”"),
    (#"{ "strings" : { } }"#, "1:1 a string catalogue names its “sourceLanguage”"),
    (
      #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "2.0" }"#,
      "1:57 this catalogue's version is not 1.x"
    ),
    (
      #"{ "sourceLanguage" : "en", "strings" : { "a" : { }, "a" : { } } }"#,
      "1:53 the key “a” is written twice; the last one counts"
    ),
  ]

  @Test(arguments: broken)
  func `a broken catalogue says where`(_ row: (text: String, problem: String)) throws {
    let problems = try Self.read(row.text).problems
    #expect(problems.map { "\($0.location.line):\($0.location.column) \($0.message)" } == [row.problem])
  }

  @Test func `source language, keys without localizations and untranslated keys are kept`() throws {
    let catalogue = try Self.read(
      """
      { "sourceLanguage" : "en", "strings" : {
        "Hello" : { },
        "ACME" : { "shouldTranslate" : false },
        "Bye" : { "localizations" : { "zh_CN" : \(Self.unit("再见")) } } }, "version" : "1.1" }
      """
    )
    let table = try #require(catalogue.tables["Localizable"])
    #expect(catalogue.developmentRegion == "en")
    #expect(catalogue.localizations == ["en", "zh-CN"])
    #expect(table.sourceLanguage == "en")
    #expect(table.entries["Hello"] == [:])
    #expect(table.untranslated == ["ACME"])
    #expect(
      table.entries["Bye"]?["zh-CN"]?.location
        == SourceLocation(file: "App/Localizable.xcstrings", line: 4, column: 33)
    )
    #expect(catalogue.problems.isEmpty)
  }
}
