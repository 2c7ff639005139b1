import GalleySupport
import Testing

@Suite struct LineIndexTests {
  static let rows: [(text: String, offset: Int, line: Int, column: Int)] = [
    ("", 0, 1, 1),
    ("abc", 2, 1, 3),
    ("a\nb", 1, 1, 2),
    ("a\nb", 2, 2, 1),
    ("é\nb", 1, 1, 2),
    ("é\nb", 3, 2, 1),
    ("a\r\nb", 3, 2, 1),
    ("a\n", 2, 2, 1),
    ("a\nb", 9, 2, 8),
  ]

  @Test(arguments: rows)
  func `offsets become 1-based lines and byte columns`(
    _ row: (text: String, offset: Int, line: Int, column: Int)
  ) {
    let position = LineIndex(row.text.utf8).position(at: row.offset)
    #expect(position == (row.line, row.column))
  }
}
