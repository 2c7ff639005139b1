import GalleyModel
import GalleyStrings
import GalleyTestSupport
import Testing

@Suite struct StringsdictFileTests {
  private static func read(_ body: String, strings: String? = nil) throws -> Catalogue {
    let folder = try TemporaryFolder(
      texts: [
        "ru.lproj/Localizable.stringsdict": "<plist version=\"1.0\">\n<dict>\n\(body)\n</dict>\n</plist>",
        "ru.lproj/Localizable.strings": strings ?? "/* */",
      ]
    )
    return CatalogueReader.read(
      root: folder.path,
      files: ["ru.lproj/Localizable.stringsdict", "ru.lproj/Localizable.strings"]
    )
  }

  private static func variable(_ name: String, _ cases: [(String, String)], type: String = "ld") -> String {
    """
    <key>\(name)</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
    \(cases.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined(separator: "\n"))
    </dict>
    """
  }

  private static func text(
    _ catalogue: Catalogue,
    _ key: String,
    _ arguments: [FormatArgument],
    device: Device.Platform = .iOS
  ) -> String {
    let size = Size(width: 393, height: 852)
    let variant = Variant(
      locale: "ru",
      device: Device(name: "phone", platform: device, size: size, scale: 3, safeArea: .zero)
    )
    return TextResolver(catalogue: catalogue, variant: variant)
      .resolve(.localized(LocalizedKey(key: key, arguments: arguments))).string
  }

  static let counts: [(days: Int, nights: Int, expected: String)] = [
    (1, 2, "Ann: 1 день, 2 ночи"), (5, 21, "Ann: 5 дней, 21 ночь"),
    (0, 1000, "Ann: сегодня, 1\u{A0}000 ночей"),
  ]

  @Test(arguments: counts)
  func `variables take their arguments and their categories`(
    _ row: (days: Int, nights: Int, expected: String)
  ) throws {
    let days = [
      ("zero", "сегодня"), ("one", "%ld день"), ("few", "%ld дня"), ("many", "%ld дней"),
      ("other", "%ld дня"),
    ]
    let nights = [("one", "%ld ночь"), ("few", "%ld ночи"), ("many", "%ld ночей"), ("other", "%ld ночи")]
    let catalogue = try Self.read(
      """
      <key>stay</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$@: %2$#@days@, %3$#@nights@</string>
      \(Self.variable("days", days))\(Self.variable("nights", nights))</dict>
      """,
      strings: "\"stay\" = \"plain\"; \"other\" = \"x\";"
    )
    #expect(catalogue.problems.isEmpty)
    let arguments: [FormatArgument] = [.text(.verbatim("Ann")), .integer(row.days), .integer(row.nights)]
    #expect(Self.text(catalogue, "stay", arguments) == row.expected)
    #expect(Self.text(catalogue, "other", []) == "x")
  }

  @Test func `a device's text may vary by number`() throws {
    let catalogue = try Self.read(
      """
      <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>mac</key><string>Click</string>
      <key>iphone</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      \(Self.variable("n", [("other", "Tap %ld")]))</dict>
      </dict></dict>
      """
    )
    #expect(Self.text(catalogue, "tap", [.integer(3)]) == "Tap 3")
    #expect(Self.text(catalogue, "tap", [.integer(3)], device: .macOS) == "Click")
  }

  static let faulty: [(body: String, problems: [String])] = [
    ("<key>a</key><dict/>", ["3:13 “a” has neither a format nor a rule"]),
    ("<key>a</key><integer>1</integer>", ["3:13 “a” has neither a format nor a rule"]),
    (
      "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string></dict>",
      ["3:56 “a” names a variable “n” that it does not have"]
    ),
    (
      "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
        + "<key>n</key><dict><key>other</key><string>x</string></dict></dict>",
      ["3:78 the variable “n” has no plural rule"]
    ),
    (
      "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\n"
        + variable("n", [("one", "x"), ("several", "y")]) + "</dict>",
      ["4:1 the variable “n” lacks “other”", "8:1 “several” is not a plural category"]
    ),
    (
      "<key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>5</key><string>x</string></dict></dict>",
      ["3:59 “a” varies by width, which is not read"]
    ),
    (
      "<key>a</key><string>x</string><key>a</key><string>y</string>",
      ["3:31 “a” is already on line 3; the last one counts"]
    ),
    ("</dict>", ["4:1 expected </plist>"]),
  ]

  @Test(arguments: faulty)
  func `a fault says where`(_ row: (body: String, problems: [String])) throws {
    let problems = try Self.read(row.body).problems
    #expect(problems.map { "\($0.location.line):\($0.location.column) \($0.message)" } == row.problems)
  }
}
