import Foundation
import Galley
import Testing

/// The mail app of `Layouts/`: the same bytes whenever, wherever and on however many threads.
@Suite struct MailTests {
  static let configuration = Configuration(paths: [Package.path("Layouts/Mail")])

  @Test func reportDependsOnTheInputAlone() throws {
    let parallel = try Check(Self.configuration)
    let again = try Check(Self.configuration, threads: 7)
    let serial = try Check(Self.configuration, threads: 1)
    #expect(parallel.json() == again.json())
    #expect(parallel.json() == serial.json())
    #expect(parallel.text() == serial.text())
    #expect(parallel.expectation() == serial.expectation())
    let json = String(decoding: parallel.json(), as: UTF8.self)
    for path in [Package.root.path, NSHomeDirectory(), "/usr/share", "/tmp"] where path.count > 1 {
      #expect(!json.contains(path), "\(path) is this machine's")
    }
  }

  @Test func picturesDependOnTheInputAlone() throws {
    let first = try Check(Self.configuration).picture(of: "Message row", variant: "ar", format: "svg")
    let second = try Check(Self.configuration, threads: 1).picture(
      of: "Message row",
      variant: "ar",
      format: "svg"
    )
    #expect(first == second)
  }
}
