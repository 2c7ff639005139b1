import Foundation
import Galley
import GalleySupport
import GalleyTestSupport
import Testing

/// How much wider `x-long` makes texts, measured in the fonts they are set in.
@Suite struct ExpansionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    /// The width of the widest language relative to English that nine in ten texts of this length stay within.
    let requested: Double

    var testDescription: String { text }
  }

  @Test(arguments: [
    Row(text: "Reply", requested: 3.8),
    Row(text: "Save", requested: 3.8),
    Row(text: "Settings", requested: 2.77),
    Row(text: "Not now", requested: 2.77),
    Row(text: "Send a message", requested: 2.31),
    Row(text: "Mark all as read", requested: 2.31),
    Row(text: "Delete this conversation", requested: 2.11),
    Row(text: "Would you like to be told of new messages?", requested: 1.89),
    Row(text: "Your message could not be sent because you are offline.", requested: 1.73),
    Row(
      text: "Turn on notifications so that we can tell you when your order is ready, and when it is late.",
      requested: 1.69
    ),
  ])
  func widthGrowsAsIsAskedFor(_ row: Row) throws {
    let english = try width(of: row.text, in: "en", frame: 5)
    let long = try width(of: row.text, in: "x-long", frame: (english * 1.3).rounded())
    #expect(abs(long / english / row.requested - 1) < 0.1, "\(long / english)")
  }

  /// The width that a text wants where a frame is too narrow for it.
  private func width(of text: String, in variant: String, frame: Double) throws -> Double {
    let swift = """
      import SwiftUI

      #Preview("Row", traits: .fixedLayout(width: 4000, height: 60)) {
        Text("\(text)").frame(width: \(frame)).lineLimit(1)
      }
      """
    let files = ["Row.swift": swift, "en.lproj/Localizable.strings": "\"\(text)\" = \"\(text)\";\n"]
    let run = try Run(files) { $0.pseudo = ["x-long"] }
    let finding = try #require(try run.report["findings"]?.array?.first)
    #expect(finding["worst"]?.string == variant)
    return try #require(finding["measured"]?.number)
  }
}
