import GalleySupport
import Testing

/// Property lists in the form of OpenStep: what they hold, and where they are broken.
@Suite struct OldStylePropertyListTests {
  private static func describe(_ list: PropertyList) -> String {
    switch list.content {
    case .string(let text): "‹\(text)›"
    case .array(let values): "(\(values.map(describe).joined(separator: ",")))"
    case .dictionary(let members):
      "{\(members.map { "\($0.key)=\(describe($0.value))" }.joined(separator: ";"))}"
    case .other(let name): name
    }
  }

  @Test(arguments: [
    ("a", "‹a›"),
    ("// c\n{ a = b; /* x */ \"c d\" = (e, f/g.h,); }", "{a=‹b›;c d=(‹e›,‹f/g.h›)}"),
    ("(a,b)", "(‹a›,‹b›)"), ("()", "()"), ("{}", "{}"),
    ("{a = <0fbd 77>;}", "{a=data}"),
    (#""a\n\t\"\\\U00e9\101x""#, "‹a\n\t\"\\éAx›"),
    ("'it\"s'", "‹it\"s›"),
    ("{a = b; a = c;}", "{a=‹b›;a=‹c›}"),
    ("\u{FEFF}{ a = \"é\"; }\r\n", "{a=‹é›}"),
  ])
  func reads(_ text: String, _ expected: String) throws {
    #expect(Self.describe(try OldStylePropertyList.parse(Array(text.utf8))) == expected)
  }

  @Test(arguments: [
    ("", 0, "the end of the file"), ("{a = b}", 6, "expected “;”"), ("{a}", 2, "expected “=”"),
    ("(a b)", 3, "expected “,”"), ("{a = b;", 7, "the end of the file"), ("\"a", 0, "not closed"),
    ("{} x", 3, "the end of the file"), ("/* a", 0, "not closed"), ("<0f", 0, "not closed"),
    ("{a = ;}", 5, "expected a string"),
  ])
  func breaks(_ text: String, _ offset: Int, _ part: String) {
    let failure = #expect(throws: PropertyListParser.Failure.self) {
      try OldStylePropertyList.parse(Array(text.utf8))
    }
    #expect(failure?.offset == offset)
    #expect(failure?.message.contains(part) == true, "\(failure?.message ?? "")")
  }

  @Test func `deep nesting is refused`() {
    for text in [String(repeating: "(", count: 100_000), String(repeating: "{a=", count: 100_000)] {
      let failure = #expect(throws: PropertyListParser.Failure.self) {
        try OldStylePropertyList.parse(Array(text.utf8))
      }
      #expect(failure?.message == "nested more than 64 levels deep")
    }
  }

  @Test func `every beginning of a list ends`() {
    let bytes = Array("{ a = (\"b\\U00e9\", /* c */ <0f>); // d\n e = { f = g; }; }".utf8)
    for count in bytes.indices { _ = try? OldStylePropertyList.parse(Array(bytes[..<count])) }
  }
}
