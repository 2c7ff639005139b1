import Foundation
import Galley
import GalleySupport
import GalleyTestSupport
import Testing

/// What `galley explain PATH` says of a small project.
@Suite struct ReadingExplanationTests {
  static let source = """
    import SwiftUI
    struct Row: View {
      let isOn: Bool
      var body: some View { if isOn { Text("On") } else { Text("Off") } }
    }
    struct Map: View { var body: some View { VStack { MapView(); MapView(); Text("A").wobble(2).padding(gap()) } } }
    struct Bare: View {}

    """

  private func explanation() throws -> ReadingExplanation {
    let folder = try TemporaryFolder(["Views.swift": Data(Self.source.utf8)])
    return try ReadingExplanation(paths: [folder.path])
  }

  @Test func `each view, then what was not understood, the most frequent first`() throws {
    let lines = try explanation().text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "Views: 3 found, 1 understood, 1 partly, 1 opaque")
    #expect(lines[1] == "Whole: 1 understood with all views inside, 2 with at most one opaque box")
    #expect(lines[2] == "States: 3, of them 0 of previews")
    #expect(lines[3] == "Values that source does not tell: 1")
    #expect(lines[4].hasPrefix("Read: 7 lines in "))
    #expect(
      lines.dropFirst(5) == [
        "",
        "understood  Row, 2 states, Views.swift:2:1",
        "partly      Map, 1 state, Views.swift:6:1",
        "opaque      Bare, 0 states, Views.swift:7:1",
        "",
        "Not understood:",
        "    2  MapView, first at Views.swift:6:51",
        "    1  .wobble, first at Views.swift:6:83",
        "",
        "Unknown values:",
        "    1  .padding, first at Views.swift:6:93",
        "",
      ]
    )
  }

  @Test func `counts as JSON`() throws {
    let json = try JSONParser.parse(explanation().json)
    #expect(
      json["views"]?.members?.map(\.key) == [
        "found", "understood", "partly", "opaque", "whole", "atMostOneOpaque",
      ]
    )
    #expect(json["views"]?.members?.map(\.value.number) == [3, 1, 1, 1, 1, 2])
    #expect(json["states"]?.number == 3)
    #expect(json["lines"]?.number == 7)
    #expect(json["seconds"]?.number != nil)
    let constructs = try #require(json["notUnderstood"]?.array)
    #expect(constructs.map { $0["construct"]?.string } == ["MapView", ".wobble"])
    #expect(constructs.map { $0["count"]?.number } == [2, 1])
    #expect(constructs.first?["location"]?.string == "Views.swift:6:51")
    let values = try #require(json["unknownValues"]?.array)
    #expect(values.map { $0["construct"]?.string } == [".padding"])
    #expect(values.map { $0["count"]?.number } == [1])
    #expect(values.first?["location"]?.string == "Views.swift:6:93")
  }

  @Test func `a path that is not there`() {
    #expect(throws: GalleyError.unreadable("/nowhere: no such file or folder")) {
      try ReadingExplanation(paths: ["/nowhere"])
    }
  }
}
