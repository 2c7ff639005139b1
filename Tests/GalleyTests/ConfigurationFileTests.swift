import Foundation
import Galley
import GalleySupport
import GalleyTestSupport
import Testing

/// `galley.json`: what each setting does, and what is said of one that is not understood.
@Suite struct ConfigurationFileTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    /// Line and column of each problem, and part of what is said.
    let problems: [(place: String, part: String)]

    var testDescription: String { text }

    init(_ text: String, _ problems: [(String, String)]) {
      self.text = text
      self.problems = problems.map { (place: $0.0, part: $0.1) }
    }
  }

  @Test(arguments: [
    Row("", [("1:1", "found the end of the file")]),
    Row("{", [("1:1", "not closed")]),
    Row("[]", [("1:1", "one object")]),
    Row("{\"gate\": \"error\" \"onlyNew\": true}", [("1:18", "comma")]),
    Row("{\"gate\": \"error\",, }", [("1:18", "key")]),
    Row("{\n  \"locale\": []\n}", [("2:3", "no setting “locale”; did you mean “locales”")]),
    Row("{\"colour\": 1}", [("1:2", "there are $schema, paths")]),
    Row("{\"paths\": \"Sources\"}", [("1:11", "“paths” is a list of strings")]),
    Row("{\"paths\": []}", [("1:11", "a file or folder at least")]),
    Row("{\"paths\": [\"\"]}", [("1:12", "none of them empty")]),
    Row("{\"locales\": [\"de\", 1, null]}", [("1:20", "strings only"), ("1:23", "strings only")]),
    Row("{\"locales\": null}", [("1:13", "a list of strings")]),
    Row("{\"developmentRegion\": 1}", [("1:23", "a string")]),
    Row("{\"developmentRegion\": \"\"}", [("1:23", "not empty")]),
    Row("{\"pseudoLocales\": [\"x-lang\"]}", [("1:20", "no pseudo-locale “x-lang”; did you mean “x-long”")]),
    Row("{\"devices\": [\"Nokia 3310\"]}", [("1:14", "no device “Nokia 3310”; there are iPhone SE")]),
    Row("{\"textSizes\": [\"Large\"]}", [("1:16", "did you mean “large”")]),
    Row("{\"screens\": {}}", [("1:13", "a list of strings")]),
    Row("{\"rules\": []}", [("1:11", "an object from rule to level")]),
    Row("{\"rules\": {\"clip.hight\": \"off\"}}", [("1:12", "did you mean “clip.height”")]),
    Row("{\"rules\": {\"clip.height\": \"fatal\"}}", [("1:27", "there are off, note, warning, error")]),
    Row("{\"rules\": {\"clip.height\": false}}", [("1:27", "a level is a string")]),
    Row(
      "{\"rules\": {\"clip.height\": \"off\", \"clip.height\": \"note\"}}",
      [("1:34", "set twice")]
    ),
    Row("{\"gate\": \"fatal\"}", [("1:10", "there are error, warning, note")]),
    Row("{\"gate\": 1}", [("1:10", "a string")]),
    Row("{\"gate\": \"note\", \"gate\": \"error\"}", [("1:18", "set twice")]),
    Row("{\"onlyNew\": \"yes\"}", [("1:13", "true or false")]),
    Row("{\"minimumUnderstood\": 50.5}", [("1:23", "a whole number from 0 to 100")]),
    Row("{\"minimumUnderstood\": 101}", [("1:23", "a whole number from 0 to 100")]),
    Row("{\"minimumUnderstood\": -1}", [("1:23", "a whole number")]),
    Row("{\"minimumUnderstood\": \"50\"}", [("1:23", "a whole number")]),
    Row("{\"baseline\": \"\"}", [("1:14", "not empty")]),
    Row("{\"fonts\": []}", [("1:11", "a string")]),
    Row("{\"samples\": []}", [("1:13", "an object from Type.property")]),
    Row("{\"samples\": {\"title\": 1}}", [("1:14", "written Type.property, not “title”")]),
    Row("{\"samples\": {\"A.\": 1}}", [("1:14", "written Type.property")]),
    Row("{\"samples\": {\"A.b\": {}}}", [("1:21", "{\"swift\": an expression}")]),
    Row("{\"samples\": {\"A.b\": [1, {\"swift\": 2}]}}", [("1:21", "a sample is a string")]),
    Row("{\"samples\": {\"A.b\": 1, \"A.b\": 2}}", [("1:24", "set twice")]),
    Row("{\"$schema\": 1}", [("1:13", "a string")]),
    Row(
      "{\n  // Three at once\n  \"gates\": 1,\n  \"onlyNew\": 1,\r\n  \"rules\": {\"é\": \"off\"},\n}",
      [("3:3", "did you mean “gate”"), ("4:14", "true or false"), ("5:13", "no rule “é”")]
    ),
  ])
  func whatIsNotUnderstood(_ row: Row) throws {
    let folder = try TemporaryFolder(texts: ["galley.json": row.text])
    let path = folder.path + "/galley.json"
    let error = #expect(throws: GalleyError.self) { try ConfigurationFile.read(path) }
    guard case .configuration(let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let lines = message.split(separator: "\n")
    #expect(lines.count == row.problems.count, "\(message)")
    for (line, problem) in zip(lines, row.problems) {
      #expect(line.hasPrefix("\(path):\(problem.place): error: "), "\(line)")
      #expect(line.contains(problem.part), "\(line)")
    }
  }

  @Test func everySettingIsRead() throws {
    let folder = try TemporaryFolder(texts: [
      "app/galley.json": """
      {
        "$schema": "https://example.com/galley.schema.json", // of the file
        "paths": ["Sources", "/abs", "../Shared"],
        "developmentRegion": "de", /* and so on */
        "locales": ["fr"],
        "pseudoLocales": ["x-rtl"],
        "devices": ["iPhone 14"],
        "textSizes": ["xSmall", "large",],
        "screens": ["Row, of two"],
        "rules": {"clip.height": "off", "truncation.tail": "note"},
        "gate": "warning",
        "onlyNew": true,
        "minimumUnderstood": 80,
        "baseline": "known.json",
        "fonts": "/fonts/cascade.json",
        "samples": {
          "A.b": "x \\"y\\"\\n", "A.c": [1, 2.5, true, null], "A.B.d": {"swift": "Order.sample"},
        },
      }
      """
    ])
    let app = folder.path + "/app"
    let read = try ConfigurationFile.read(app + "/galley.json")
    #expect(read.paths == ["\(app)/Sources", "/abs", "\(app)/../Shared"])
    #expect(read.developmentRegion == "de")
    #expect(read.locales == ["fr"])
    #expect(read.pseudo == ["x-rtl"])
    #expect(read.devices == ["iPhone 14"])
    #expect(read.textSizes == ["xSmall", "large"])
    #expect(read.screens == ["Row, of two"])
    #expect(read.levels == ["clip.height": "off", "truncation.tail": "note"])
    #expect(read.gate == "warning")
    #expect(read.onlyNew)
    #expect(read.minimumUnderstood == 80)
    #expect(read.baseline == "\(app)/known.json")
    #expect(read.cascade == "/fonts/cascade.json")
    #expect(read.samples.map(\.name) == ["A.b", "A.c", "A.B.d"])
    #expect(
      read.samples.map(\.swift) == [#""x \"y\"\u{a}""#, "[1, 2.5, true, nil]", "Order.sample"]
    )
    #expect(read.samples.map(\.line) == [17, 17, 17])
  }

  @Test func anEmptyFileSetsNothing() throws {
    let folder = try TemporaryFolder(texts: ["galley.json": "\u{FEFF}{ /* nothing */ }\n"])
    let read = try ConfigurationFile.read(folder.path + "/galley.json")
    #expect(read.paths == [folder.path + "/"])
    #expect(read.pseudo == nil)
    #expect(read.gate == "error")
    #expect(read.locales.isEmpty && read.rules.isEmpty && read.levels.isEmpty && read.baseline == nil)
  }

  @Test func aFileThatIsDamagedIsReadOrItsPlaceIsNamed() throws {
    let text =
      "{\"paths\": [\"a\"], /* ä */ \"rules\": {\"clip.height\": \"off\"}, \"onlyNew\": true, \"devices\": [],}"
    let bytes = [UInt8](text.utf8)
    let folder = try TemporaryFolder()
    let path = folder.path + "/galley.json"
    for index in bytes.indices {
      let ends: [([UInt8], Int)] = [([], bytes.count), ([], index + 1), ([0x22], index), ([0xFF], index)]
      for (inserted, end) in ends {
        let damaged: [UInt8] = Array(bytes[..<index]) + inserted + Array(bytes[end...])
        try Data(damaged).write(to: URL(filePath: path))
        guard case .failure(let error) = Result(catching: { try ConfigurationFile.read(path) }) else {
          continue
        }
        guard case .configuration(let message) = error as? GalleyError else {
          Issue.record("\(error)")
          continue
        }
        for line in message.split(separator: "\n") { #expect(line.hasPrefix("\(path):1:"), "\(line)") }
      }
    }
  }

  @Test func aFileThatIsNotThere() {
    #expect(throws: GalleyError.unreadable("/nowhere/galley.json: can't be read")) {
      try ConfigurationFile.read("/nowhere/galley.json")
    }
  }

  @Test func theSchemaDescribesWhatIsRead() throws {
    let data = try Data(contentsOf: URL(filePath: Package.path("Schemas/galley.schema.json")))
    let properties = try #require(try JSONParser.parse([UInt8](data))["properties"])
    #expect(properties.members?.map(\.key).sorted() == ConfigurationFile.settings.sorted())
    func names(_ schema: JSONValue?) -> [String]? { schema?["enum"]?.array?.compactMap(\.string) }
    #expect(names(properties["pseudoLocales"]?["items"]) == Configuration.pseudoLocales)
    #expect(names(properties["devices"]?["items"]) == Configuration.devices)
    #expect(names(properties["textSizes"]?["items"]) == Configuration.textSizes)
    #expect(names(properties["gate"]) == ["error", "warning", "note"])
    #expect(names(properties["rules"]?["additionalProperties"]) == ["off", "note", "warning", "error"])
    #expect(properties["paths"]?["minItems"]?.number == 1)
    for member in properties.members ?? [] {
      #expect(member.key == "$schema" || member.value["description"]?.string != nil, "\(member.key)")
    }
  }
}
