import GalleySupport
import Testing

@Suite struct JSONWriterTests {
  static let rows: [(value: JSONValue, text: String)] = [
    (.null, "null\n"),
    (.number(-0.0), "0\n"),
    (.number(12), "12\n"),
    (.number(0.1), "0.1\n"),
    (.number(-3.25), "-3.25\n"),
    (.number(.infinity), "null\n"),
    (.number(1e300), "1e+300\n"),
    (.string("a\"\\\n\r\t\u{1}é/\u{7F}"), #""a\"\\\n\r\t\u0001é/\u007f""# + "\n"),
    (.array([]), "[]\n"),
    (.object([:]), "{}\n"),
    (
      .object(["b": .array([.bool(true), .null]), "a": .object(["x": .number(1)])]),
      """
      {
        "b": [
          true,
          null
        ],
        "a": {
          "x": 1
        }
      }

      """
    ),
  ]

  @Test(arguments: rows)
  func `values are written alike everywhere and read back`(_ row: (value: JSONValue, text: String)) throws {
    let bytes = JSONWriter.write(row.value)
    #expect(String(decoding: bytes, as: UTF8.self) == row.text)
    #expect(JSONWriter.write(try JSONParser.parse(bytes)) == bytes)
  }

  static let decimals: [(value: Double, text: String)] = [
    (0, "0"), (-0.001, "0"), (12, "12"), (12.5, "12.5"), (12.05, "12.05"), (-12.345, "-12.35"),
    (0.999, "1"), (-0.25, "-0.25"), (1e20, "1e+20"), (.infinity, "inf"),
  ]

  @Test(arguments: decimals)
  func `lengths have at most two decimals`(_ row: (value: Double, text: String)) {
    #expect(ShortDecimal.text(row.value) == row.text)
  }
}
