import Galley
import Testing

/// Screens of conditions that source does not decide.
@Suite struct StateTests {
  /// Too wide either way; how wide only the running app knows.
  static let swift = """
    import SwiftUI

    struct Bar: View {
      let isWide: Bool
      var body: some View {
        Button {} label: {
          Text("Reply").frame(width: isWide ? 380 : 360)
        }
      }
    }
    """

  @Test func theLastBranchesAloneFailNoRun() throws {
    let run = try Run(["Bar.swift": Self.swift]) { $0.devices = ["iPhone SE (1st generation)"] }
    #expect(try run.findings == ["overflow.window error 6 in en", "overflow.window warning 6 in en"])
  }
}
