import GalleySupport
import Testing

@Suite struct JSONParserTests {
  struct Good: CustomTestStringConvertible {
    var text: String
    var expected: String
    var allowsComments = false

    init(_ text: String, _ expected: String, allowsComments: Bool = false) {
      self.text = text
      self.expected = expected
      self.allowsComments = allowsComments
    }

    var testDescription: String { text.debugDescription }
  }

  static let good = [
    Good("null", "null"),
    Good(" true ", "true"),
    Good("\u{FEFF}false", "false"),
    Good("-0.5e+2", "-50.0"),
    Good("0", "0.0"),
    Good("[1, [], {}]", "[1.0, [], {}]"),
    Good(#"{"a":1,"a":2}"#, "{a@1: 1.0, a@7: 2.0}"),
    Good(#""\u00e9\n\/\"\uD83D\uDE00""#, "é\n/\"😀"),
    Good("// one\n[1, /* two */ 2,]", "[1.0, 2.0]", allowsComments: true),
    Good("{\"a\": 1, // last\n}", "{a@1: 1.0}", allowsComments: true),
  ]

  @Test(arguments: good)
  func `good input keeps values, duplicates and offsets`(_ sample: Good) throws {
    let value = try JSONParser.parse(Array(sample.text.utf8), allowsComments: sample.allowsComments)
    #expect(Self.describe(value) == sample.expected)
  }

  /// The place at which reading stops is marked by `▸`, which is not part of the input.
  struct Bad: CustomTestStringConvertible {
    var marked: String
    var message: String
    var allowsComments = false

    init(_ marked: String, _ message: String, allowsComments: Bool = false) {
      self.marked = marked
      self.message = message
      self.allowsComments = allowsComments
    }

    var testDescription: String { marked.debugDescription }
  }

  static let bad = [
    Bad("▸", "expected a value, found the end of the file"),
    Bad("{} ▸x", "expected the end of the file"),
    Bad(#"▸{"a": 1"#, "this object is not closed"),
    Bad("▸[1", "this array is not closed"),
    Bad("{▸a: 1}", "expected a key in double quotes"),
    Bad(#"{"a" ▸1}"#, "expected a colon after the key “a”"),
    Bad(#"{"a": 1 ▸"b": 2}"#, "expected a comma or the end of the object"),
    Bad("[1,▸]", "a comma before the end of the array"),
    Bad("[▸,1]", "expected a value"),
    Bad("▸01", "“01” is not a number"),
    Bad("▸1.", "“1.” is not a number"),
    Bad("▸1.e3", "“1.e3” is not a number"),
    Bad("▸-.5", "“-.5” is not a number"),
    Bad("▸1e999", "“1e999” is not a number"),
    Bad("[▸+1]", "expected a value"),
    Bad("▸\"abc", "this string is not closed"),
    Bad("\"a▸\nb\"", "a control character in a string; write it as an escape"),
    Bad(#""▸\x""#, "an escape JSON does not have"),
    Bad(#""▸\uD83D""#, "half a surrogate pair"),
    Bad(#""\u▸12""#, "expected four hexadecimal digits"),
    Bad("▸// no\n1", "expected a value"),
    Bad("▸/* open", "this comment is not closed", allowsComments: true),
    Bad("{▸<<<<<<< HEAD", "expected a key in double quotes"),
  ]

  @Test(arguments: bad)
  func `bad input names the place`(_ sample: Bad) throws {
    let parts = sample.marked.split(separator: "▸", omittingEmptySubsequences: false)
    let text = Array(parts.joined().utf8)
    let expected = JSONError(message: sample.message, offset: parts[0].utf8.count)
    #expect(throws: expected) { try JSONParser.parse(text, allowsComments: sample.allowsComments) }
  }

  @Test func `nesting is bounded`() {
    let deep = Array(String(repeating: "[", count: 100_000).utf8)
    #expect(throws: JSONError(message: "nested more than 256 levels deep", offset: 256)) {
      try JSONParser.parse(deep)
    }
  }

  @Test func `a string that is not UTF-8 is refused`() {
    #expect(throws: JSONError(message: "this string is not UTF-8", offset: 0)) {
      try JSONParser.parse([0x22, 0xE9, 0x22])
    }
  }

  private static func describe(_ value: JSONValue) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .string(let string): string
    case .array(let values): "[" + values.map(describe).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key)@\($0.offset): \(describe($0.value))" }.joined(separator: ", ") + "}"
    }
  }
}
