import GalleyModel
import GalleyReading
import GalleyTestSupport
import Testing

/// Views that decide by what the platform tells them: each variant shows the branch that its device and user see.
@Suite struct SurroundingsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    /// Members of a view, its body among them.
    let view: String
    /// The texts shown in each of the surroundings, in the order of `surroundings`.
    let expected: [String]

    var testDescription: String { name }
  }

  private static let small = Devices.all[0]
  private static let surroundings = [
    Surroundings(),
    Surroundings(direction: .rightToLeft, locale: "ar"),
    Surroundings(textSize: .accessibility2),
    Surroundings(device: small, locale: "de"),
  ]

  static let rows = [
    Row(
      name: "nothing asked",
      view: "var body: some View { Text(verbatim: \"A\") }",
      expected: ["A", "A", "A", "A"]
    ),
    Row(
      name: "direction",
      view: "@Environment(\\.layoutDirection) var side\n"
        + "var body: some View { if side == .rightToLeft { Text(verbatim: \"R\") } else { Text(verbatim: \"L\") } }",
      expected: ["L", "R", "L", "L"]
    ),
    Row(
      name: "direction of the application",
      view: "var body: some View { Text(verbatim: "
        + "UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? \"R\" : \"L\") }",
      expected: ["L", "R", "L", "L"]
    ),
    Row(
      name: "text size, compared",
      view: "@Environment(\\.dynamicTypeSize) var size\n"
        + "var body: some View { Text(verbatim: size >= .accessibility1 ? \"big\" : \"small\") }",
      expected: ["small", "small", "big", "small"]
    ),
    Row(
      name: "text size, asked",
      view: "@Environment(\\.sizeCategory) var size\n"
        + "var body: some View { Text(verbatim: size.isAccessibilityCategory ? \"big\" : \"small\") }",
      expected: ["small", "small", "big", "small"]
    ),
    Row(
      name: "text size by its older name",
      view: "@Environment(\\.sizeCategory) var size\n"
        + "var body: some View { switch size { case .accessibilityLarge: Text(verbatim: \"2\"); "
        + "default: Text(verbatim: \"0\") } }",
      expected: ["0", "0", "2", "0"]
    ),
    Row(
      name: "size class and idiom",
      view: "@Environment(\\.horizontalSizeClass) var wide\nvar body: some View { "
        + "if wide == .regular || UIDevice.current.userInterfaceIdiom == .pad { Text(verbatim: \"pad\") } "
        + "else { Text(verbatim: \"phone\") } }",
      expected: ["phone", "phone", "phone", "phone"]
    ),
    Row(
      name: "the screen's width",
      view: "var body: some View { Text(verbatim: \"\\(Int(UIScreen.main.bounds.width))\") }",
      expected: ["393", "393", "393", "320"]
    ),
    Row(
      name: "a constant that holds the screen's width",
      view: "static let width = UIScreen.main.bounds.size.width\n"
        + "var body: some View { Text(verbatim: \"\\(Int(Self.width))\") }",
      expected: ["393", "393", "393", "320"]
    ),
    Row(
      name: "language",
      view: "var body: some View { Text(verbatim: Locale.current.language.languageCode?.identifier == \"de\" "
        + "? \"German\" : \"other\") }",
      expected: ["other", "other", "other", "German"]
    ),
    Row(
      name: "set by a modifier",
      view: "var body: some View { Inner().environment(\\.layoutDirection, .rightToLeft) }\n"
        + "struct Inner: View { @Environment(\\.layoutDirection) var side\n"
        + "var body: some View { Text(verbatim: side == .rightToLeft ? \"R\" : \"L\") } }",
      expected: ["R", "R", "R", "R"]
    ),
  ]

  private func screens(_ view: String) throws -> [Screen] {
    let source = "import SwiftUI\nstruct Case: View {\n\(view)\n}\n"
    let folder = try TemporaryFolder(texts: ["case.swift": source])
    return SwiftUIReader.read(root: folder.path, files: ["case.swift"], surroundings: Self.surroundings)
      .screens
  }

  @Test func `two sheets of one name stay apart in every variant`() throws {
    let found = try screens(
      """
      @State var a = false
      @State var b = false
      @Environment(\\.layoutDirection) var side
      var body: some View {
        Text(verbatim: side == .rightToLeft ? "R" : "L")
          .sheet(isPresented: $a) { Text(verbatim: "One") }
          .sheet(isPresented: $b) { Text(verbatim: side == .rightToLeft ? "Two R" : "Two L") }
      }
      """
    )
    let shown = Self.surroundings.map { surroundings in found.map { $0.root(in: surroundings).texts.joined() }
    }
    #expect(
      shown == [
        ["L", "One", "Two L"], ["R", "One", "Two R"], ["L", "One", "Two L"], ["L", "One", "Two L"],
      ]
    )
  }

  @Test func `a state that one direction lacks shows what that direction has`() throws {
    let found = try screens(
      """
      let isNew: Bool
      @Environment(\\.layoutDirection) var side
      var body: some View {
        if side == .rightToLeft { Text(verbatim: "R") } else if isNew { Text(verbatim: "new") } else { Text(verbatim: "old") }
      }
      """
    )
    let shown = Self.surroundings.map { surroundings in found.map { $0.root(in: surroundings).texts.joined() }
    }
    #expect(shown == [["new", "old"], ["R", "R"], ["new", "old"], ["new", "old"]])
  }

  @Test(arguments: rows)
  func eachVariantShowsItsBranch(_ row: Row) throws {
    let folder = try TemporaryFolder(texts: [
      "case.swift": "import SwiftUI\nstruct Case: View {\n\(row.view)\n}\n"
    ])
    let reading = SwiftUIReader.read(
      root: folder.path,
      files: ["case.swift"],
      surroundings: Self.surroundings
    )
    let shownFirst = reading.screens.first { $0.name == "Case" }
    let screen = try #require(shownFirst)
    #expect(reading.screens.allSatisfy { !$0.isAlternative }, "nothing is undecided")
    let shown = Self.surroundings.map { screen.root(in: $0).texts.joined(separator: " ") }
    #expect(shown == row.expected)
    #expect(reading.viewsFound == reading.viewsUnderstood)
  }
}

extension ElementNode where Text == TextExpression {
  /// The verbatim texts inside, in order.
  fileprivate var texts: [String] {
    var found: [String] = []
    _ = map { text in
      if case .verbatim(let string) = text { found.append(string) }
      return text
    }
    return found
  }
}
