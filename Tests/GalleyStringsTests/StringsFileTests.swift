import Foundation
import GalleyModel
import GalleyStrings
import GalleyTestSupport
import Testing

@Suite struct StringsFileTests {
  struct Row: CustomTestStringConvertible {
    var text: String
    /// `key=value` pairs, sorted by key.
    var entries: [String]
    /// `line:column message`.
    var problems: [String]

    init(_ text: String, _ entries: [String], _ problems: [String] = []) {
      self.text = text
      self.entries = entries
      self.problems = problems
    }

    var testDescription: String { text.debugDescription }
  }

  static let wellFormed = [
    Row(#""a"="1";"#, ["a=1"]),
    Row("/* c */ \"a\" = \"1\"; // d\n'b'='it\\'s';", ["a=1", "b=it's"]),
    Row("CFBundleName = Galley_1.0;\npath = /usr/bin;", ["CFBundleName=Galley_1.0", "path=/usr/bin"]),
    Row(#""same";"#, ["same=same"]),
    Row(#""other task info"= "x" ;"#, ["other task info=x"]),
    Row(#""e"="\"\\\n\t\q";"#, ["e=\"\\\n\tq"]),
    Row(#""u"="\U00e9\Ue9!\UD83D\UDE00";"#, ["u=éé!😀"]),
    Row(#""not"="\u00e9\x41";"#, ["not=u00e9x41"]),
    Row(#""octal"="\351\200\101\7";"#, ["octal=Ø\u{A0}A\u{7}"]),
    Row("\"raw\"=\"one\ntwo\";", ["raw=one\ntwo"]),
    Row("\"line\u{2028}\"\u{2028}=\"1\";", ["line\u{2028}=1"]),
    Row("/* nothing else */", []),
    Row("\"a\"=\"1\"; /* not closed", ["a=1"]),
    Row(#""é"="\é";"#, ["é=é"]),
  ]

  static let faulty = [
    Row("\"a\"=\"1\"\n\"b\"=\"2\";", ["a=1", "b=2"], ["1:8 “;” is missing after the value of “a”"]),
    Row("\"a\"=\"1\"", ["a=1"], ["1:8 “;” is missing after the value of “a”"]),
    Row(
      "\"a\"=\"1\";\n@@@ \"b\"=\"2\";\n\"c\"=\"3\";",
      ["a=1"],
      ["2:1 “@” ends the table here; 1 entry after it is never read"]
    ),
    Row(
      "\"a\"=\"1\";;\n\"b\"=\"2\";\n\"c\"=\"3\";",
      ["a=1"],
      ["1:9 “;” ends the table here; 2 entries after it are never read"]
    ),
    Row(
      "\"a\"=\"1\";\n“b” = “c”;",
      ["a=1"],
      ["2:1 a curly quote ends the table here; what follows is never read"]
    ),
    Row("“b” = “c”;", [], ["1:1 expected a key, found a curly quote"]),
    Row("\"a\"=\"say \"hi\" now\";\n\"b\"=\"2\";", ["b=2"], ["1:10 a quote ends the value of “a” here"]),
    Row("\"a\"=\"1;\n\"b\"=\"2\";", ["b=2"], ["1:5 this quote is not closed on its line"]),
    Row("\"a\"=\"1;", [], ["1:5 this quote is not closed"]),
    Row("key = 10%;\n\"b\"=\"2\";", ["b=2"], ["1:9 expected “;” after the value of “key”, found “%”"]),
    Row("clé = \"v\";", [], ["1:3 expected “=” after the key “cl”, found “é”"]),
    Row(
      "/* a */ b */ \"k\"=\"v\";\n\"l\"=\"w\";",
      ["l=w"],
      ["1:11 expected “=” after the key “b”, found “*”"]
    ),
    Row("\"a\"\u{A0}=\"1\";", [], ["1:4 expected “=” after the key “a”, found a no-break space"]),
    Row("\"a\"={ b = c; };\n\"d\"=\"1\";", ["d=1"], ["1:5 the value of “a” is a dictionary, not a string"]),
    Row("\"a\"=(x,y);", [], ["1:5 the value of “a” is an array, not a string"]),
    Row("\"a\"=<0fbd>;", [], ["1:5 the value of “a” is data, not a string"]),
    Row("hello", [], ["1:1 this is one string and no table"]),
    Row("", [], ["1:1 the file is empty, which the platform refuses"]),
    Row("\"a\"=\"1\";\n\"a\"=\"2\";", ["a=2"], ["2:1 “a” is already on line 1; the last one counts"]),
    Row(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x.dtd">
      <plist version="1.0"><dict>
      <!-- c --><key>a &amp; b</key><string>1 &lt; &#x32;<![CDATA[<&>]]></string>
      <key>e</key><string/><key>n</key><true/>
      </dict></plist>
      """,
      ["a & b=1 < 2<&>", "e="],
      ["5:34 the value of “n” is not a string"]
    ),
    Row("<plist><dict><key>a</key></dict></plist>", [], ["1:26 expected a value, found </dict>"]),
    Row(
      "<plist><dict><key>a</key><string>1 & 2</string></dict></plist>",
      [],
      ["1:36 “&” begins no entity here; write &amp;"]
    ),
    Row("<plist><array/></plist>", [], ["1:8 a table is a dictionary"]),
    Row("<plist><dict>", [], ["1:14 expected an element, found the end of the file"]),
    Row("<plist><frob/></plist>", [], ["1:8 <frob> is no element of property lists"]),
    Row("<plist><dict>x</dict></plist>", [], ["1:14 expected an element, found text"]),
    Row("<plist", [], ["1:1 this is not closed"]),
    Row(
      "bplist00",
      [],
      ["1:1 this is a binary property list, as built apps have it; Galley reads the text form"]
    ),
  ]

  @Test(arguments: wellFormed + faulty)
  func `a file gives its entries and its problems`(_ row: Row) throws {
    try Self.check(Data(row.text.utf8), row)
  }

  struct Encoded: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var problems: [String] = []

    var testDescription: String { name }
  }

  static let encoded = [
    Encoded(name: "UTF-8 with mark", bytes: [0xEF, 0xBB, 0xBF] + Array("\"é\"=\"1\";".utf8)),
    Encoded(name: "UTF-16 little", bytes: [0xFF, 0xFE] + utf16(bigEndian: false)),
    Encoded(name: "UTF-16 big", bytes: [0xFE, 0xFF] + utf16(bigEndian: true)),
    Encoded(
      name: "UTF-16 without mark",
      bytes: utf16(bigEndian: false),
      problems: ["1:1 this file is UTF-16 without a byte order mark, which the platform can't read"]
    ),
    Encoded(
      name: "UTF-32 little",
      bytes: [0xFF, 0xFE, 0, 0] + "\"é\"=\"1\";".unicodeScalars.flatMap { [UInt8($0.value), 0, 0, 0] }
    ),
  ]

  @Test(arguments: encoded)
  func `an encoding is told by its mark`(_ sample: Encoded) throws {
    try Self.check(Data(sample.bytes), Row("", ["é=1"], sample.problems))
  }

  @Test func `Latin-1 is refused at its first byte`() throws {
    let bytes = Array("\"a\"=\"caf".utf8) + [0xE9] + Array("\";".utf8)
    try Self.check(Data(bytes), Row("", ["a=caf\u{FFFD}"], ["1:9 this byte is not UTF-8"]))
  }

  /// What the toolchain's own parser accepts, ours reads alike.
  @Test(arguments: wellFormed.filter { !$0.entries.isEmpty })
  func `entries are those of the platform's parser`(_ row: Row) throws {
    let oracle = try PropertyListSerialization.propertyList(from: Data(row.text.utf8), format: nil)
    let entries = try #require(oracle as? [String: String])
    #expect(entries.map { "\($0.key)=\($0.value)" }.sorted() == row.entries)
  }

  private static func check(_ data: Data, _ row: Row) throws {
    let folder = try TemporaryFolder(["de.lproj/Localizable.strings": data])
    let catalogue = CatalogueReader.read(root: folder.path, files: ["de.lproj/Localizable.strings"])
    let entries = (catalogue.tables["Localizable"]?.entries ?? [:]).compactMap { key, values in
      if case .string(let value)? = values["de"]?.value { "\(key)=\(value)" } else { nil as String? }
    }
    #expect(entries.sorted() == row.entries)
    let problems = catalogue.problems.map { "\($0.location.line):\($0.location.column) \($0.message)" }
    #expect(problems == row.problems)
  }

  private static func utf16(bigEndian: Bool) -> [UInt8] {
    "\"é\"=\"1\";".utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? pair : pair.reversed()
    }
  }
}
