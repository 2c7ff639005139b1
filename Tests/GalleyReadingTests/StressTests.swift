import GalleyModel
import GalleyReading
import GalleyTestSupport
import Testing

/// Sources that are large, deep or endless: read in bounded time, and what was left out is said.
@Suite(.timeLimit(.minutes(1))) struct StressTests {
  private func read(_ source: String) throws -> ScreenReading {
    let folder = try TemporaryFolder(texts: ["case.swift": source])
    return SwiftUIReader.read(root: folder.path, files: ["case.swift"])
  }

  static let bounded: [(name: String, source: String, says: String)] = [
    (
      "5,000 modifiers", "#Preview { Text(\"A\")" + String(repeating: ".bold()", count: 5000) + " }",
      "nested more than"
    ),
    (
      "a view that contains itself",
      "struct T: View { var body: some View { VStack { T() } } }\n#Preview { T() }", "views nested"
    ),
    (
      "a view that contains itself twice",
      "struct T: View { var body: some View { VStack { T(); T() } } }\n#Preview { T() }", "of more than"
    ),
    (
      "functions that call each other",
      "func a() -> String { b() }\nfunc b() -> String { a() }\n#Preview { Text(a()) }", "nested more than"
    ),
    (
      "a function that calls itself twice",
      "func a(_ n: Int) -> Int { a(n + 1) + a(n + 2) }\n#Preview { Text(verbatim: \"\\(a(0))\") }", "nested"
    ),
    ("a huge range", "#Preview { ForEach(0..<1_000_000_000) { _ in Divider() } }", "a range of more than"),
    (
      "a modifier that applies itself",
      """
      struct M: ViewModifier { func body(content: Content) -> some View { content.modifier(M()) } }
      #Preview { Text("A").modifier(M()) }
      """, "nested more than"
    ),
    (
      "an extension that applies itself",
      "extension View { func x() -> some View { x() } }\n#Preview { Text(\"A\").x() }", "nested more than"
    ),
    (
      "a value that contains itself",
      "struct S { let s = S() }\n#Preview { Text(S().s.s.x) }", "nested more than"
    ),
    (
      "global constants in a circle", "let a = b\nlet b = a\n#Preview { Text(a) }", "nested more than"
    ),
  ]

  @Test(arguments: bounded.map(\.name)) func `is bounded and said`(_ name: String) throws {
    let row = try #require(Self.bounded.first { $0.name == name })
    let reading = try read(row.source)
    #expect(reading.screens.count == 1)
    #expect(reading.opaque.contains { $0.name.contains(row.says) }, "\(reading.opaque)")
  }

  @Test func `strings and arrays that double stay small`() throws {
    let doubling = String(repeating: "s = s + s; a = a + a; ", count: 60)
    let reading = try read(
      "func f() -> String { var s = \"ab\"; var a = [1, 2]; \(doubling) return s }\n#Preview { Text(f()) }"
    )
    #expect(reading.screens.map { $0.root.outline } == [["text unknown(Sample) @2"]])
  }

  @Test(arguments: [10, 300, 5000]) func `parentheses nest`(_ depth: Int) throws {
    let open = String(repeating: "(", count: depth)
    let close = String(repeating: ")", count: depth)
    #expect(try read("#Preview { Text\(open)\"A\"\(close) }").screens.count == 1)
  }

  @Test(arguments: [10, 300, 5000]) func `stacks nest`(_ depth: Int) throws {
    let stacks = String(repeating: "VStack {", count: depth) + String(repeating: "}", count: depth)
    #expect(try read("#Preview { \(stacks) }").screens.count == 1)
  }

  @Test(arguments: [10, 300, 5000]) func `brackets stay open`(_ depth: Int) throws {
    _ = try read("#Preview { \(String(repeating: "[", count: depth))")
  }

  @Test(arguments: [10, 60]) func `interpolations nest`(_ depth: Int) throws {
    _ = try read("#Preview { Text(\"\(String(repeating: "\\(\"", count: depth))")
  }

  @Test func `every cut of a source is read`() throws {
    let source = """
      struct Row: View {
        let title: LocalizedStringKey
        @State private var count = 2
        var body: some View {
          if count > 1, let n = Int("\\(count)") { Text("\\(n) items").padding(.horizontal, 8) } else { Text(title) }
          switch count { case 1...2: Divider(); default: Spacer() }
        }
      }
      #Preview("x", traits: .fixedLayout(width: 10, height: 20)) { Row(title: "A") }
      """
    let bytes = Array(source.utf8)
    for length in stride(from: 0, through: bytes.count, by: 3) {
      _ = try read(String(decoding: bytes[..<length], as: UTF8.self))
      _ = try read(String(decoding: bytes[length...], as: UTF8.self))
    }
  }

  @Test func `reading twice gives the same`() throws {
    let sources = try ReadingCases.files.get().flatMap(\.cases).map(\.input)
    for source in sources { #expect(try ReadingCases.outline(source) == ReadingCases.outline(source)) }
  }

  @Test func `more views than are laid out are said`() throws {
    let views = (0..<2100).map { "struct V\($0): View { var body: some View { Text(\"A\") } }\n" }
    let reading = try read("#Preview { V7() }\n" + views.joined())
    #expect(reading.screens.count == 2000)
    #expect(reading.screens.first?.isPreview == true)
    #expect(reading.problems.map(\.message).contains { $0.contains("more than 2000 screens") })
    #expect(reading.views.count { $0.understanding == .opaque } == 100)
  }
}
