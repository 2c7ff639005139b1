import Foundation
import GalleyModel
import GalleyTypesetting
import Testing

/// Reading a cascade file, and what is said about a bad one.
@Suite struct CascadeTests {
  static let system = """
    "system": {
      "lineBox": {"ascent": 0.95, "descent": 0.24, "capHeight": 0.7},
      "cuts": [{"from": 0, "faces": [{"weight": 400, "file": "Inter-Regular.otf"}]}]
    }
    """

  static func problems(_ text: String) -> [InputProblem] {
    do {
      return try FontCascade.read(Array(text.utf8), folder: "/", displayName: "fonts.json").problems
    } catch {
      return error.problems
    }
  }

  @Test func `the shipped cascade has no problem`() {
    #expect(Fixture.cascade.problems == [])
  }

  @Test func `a missing file is located, and says which package holds it`() {
    let text = """
      {
        "format": "galley-cascade/1",
        "directories": ["/nowhere"],
        "system": {
          "package": "fonts-inter",
          "lineBox": {"ascent": 0.95, "descent": 0.24, "capHeight": 0.7},
          "cuts": [{"from": 0, "faces": [
            {"weight": 400, "file": "Inter-Regular.otf"},
            {"weight": 700, "file": "Inter-Bold.otf"}
          ]}]
        },
        "scripts": []
      }
      """
    let problems = Self.problems(text)
    #expect(problems.map(\.location.line) == [8, 9])
    #expect(problems.map(\.location.column) == [31, 31])
    #expect(problems.allSatisfy { $0.remedy.contains("fonts-inter") })
    #expect(problems[0].message.contains("Inter-Regular.otf"))
  }

  @Test(arguments: [
    ("{", 1, "closed"),
    (#"{"format": "galley-cascade/1", "directories": "x", "scripts": [], \#(system)}"#, 1, "directories"),
    (
      #"{"format": "other", "directories": ["/usr/share/fonts/opentype/inter"], "scripts": [], \#(system)}"#,
      1, "other"
    ),
    (#"{"format": "galley-cascade/1", "directories": [], "scripts": []}"#, 1, "system"),
    (
      #"""
      {"format": "galley-cascade/1", "directories": ["/usr/share/fonts/opentype/inter"], "scripts": [
        {"scripts": ["Arabic"], "regular": "x.ttf"}], \#(system)}
      """#, 2, "Arabic"
    ),
    (
      #"""
      {"format": "galley-cascade/1", "directories": ["/usr/share/fonts/opentype/inter"], "scripts": [],
        "colour": 1, \#(system)}
      """#, 2, "colour"
    ),
    (
      #"""
      {"format": "galley-cascade/1", "directories": ["/usr/share/fonts/opentype/inter"], "scripts": [
        {"scripts": ["Arab"], "regular": "x.ttf", "index": 1e300}], \#(system)}
      """#, 2, "index"
    ),
  ])
  func `a wrong field is named and located`(_ text: String, _ line: Int, _ word: String) {
    #expect(Self.problems(text).contains { $0.location.line == line && $0.message.contains(word) })
  }

  @Test func `a cascade that is not there is a problem`() {
    #expect(throws: FontCascadeError.self) {
      try FontCascade.load(path: "/nowhere/cascade.json", displayName: "cascade.json")
    }
  }

  @Test func `a missing script face is reported when a text needs it`() throws {
    let text = """
      {"format": "galley-cascade/1", "directories": ["/usr/share/fonts/opentype/inter"],
      "scripts": [
        {"scripts": ["Hebr"], "regular": "NotoSansHebrew-Regular.ttf", "package": "fonts-noto-core"}
      ],
      \(Self.system)}
      """
    let typesetter = Typesetter(
      cascade: try FontCascade.read(Array(text.utf8), folder: "/", displayName: "fonts.json")
    )
    _ = typesetter.typeset(Fixture.text("Hello"), in: .unspecified)
    #expect(typesetter.problems() == [])
    let result = typesetter.typeset(Fixture.text("שלום", "he"), in: .unspecified)
    #expect(result.size.width > 0)
    #expect(typesetter.problems().contains { $0.location.line == 3 && $0.remedy.contains("fonts-noto-core") })
  }

  @Test func `a family that a team adds is used by its name, with its own line box`() throws {
    let text = """
      {"format": "galley-cascade/1",
      "directories": ["/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/noto"], "scripts": [],
      "families": [{"name": "Noto Sans", "faces": [{"weight": 400, "file": "NotoSans-Regular.ttf"}]}],
      \(Self.system)}
      """
    let typesetter = Typesetter(
      cascade: try FontCascade.read(Array(text.utf8), folder: "/", displayName: "fonts.json")
    )
    var styled = Fixture.text("Hello, world 0123", scale: 2)
    styled.font.family = "Noto Sans"
    let result = typesetter.typeset(styled, in: .unspecified)
    #expect(abs(result.lines[0].width - 139.043) < 0.01)
    #expect(abs(typesetter.metrics(of: styled.font).ascent - 18.173) < 0.001)
  }

  @Test func `a correction widens each of its characters and no other`() throws {
    let widths = try ["", "\"corrections\": [{\"characters\": \"01\", \"em\": 0.1}], "].map { corrections in
      let system = Self.system.replacing("\"faces\"", with: corrections + "\"faces\"")
      let text = """
        {"format": "galley-cascade/1", "directories": ["/usr/share/fonts/opentype/inter"], "scripts": [], \(system)}
        """
      let cascade = try FontCascade.read(Array(text.utf8), folder: "/", displayName: "fonts.json")
      let typesetter = Typesetter(cascade: cascade)
      return ["AB", "0A1", "22"].map { string in
        typesetter.typeset(Fixture.text(string, size: 20), in: .unspecified).lines[0].width
      }
    }
    let added = zip(widths[1], widths[0]).map { $0 - $1 }
    #expect(zip(added, [0, 4, 0]).allSatisfy { abs($0 - $1) < 0.02 }, "\(added)")
  }
}
