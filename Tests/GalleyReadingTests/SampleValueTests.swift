import Foundation
import GalleyModel
import GalleyReading
import GalleyTestSupport
import Testing

/// Values in the place of those that only the running app has.
@Suite struct SampleValueTests {
  static let row = """
    import SwiftUI
    struct Order { let title: String; var count = 1; var isPaid: Bool }
    struct Row: View {
      let order: Order
      var body: some View { HStack { Text(order.title); if order.isPaid { Text("Paid") } } }
    }
    """

  private func read(_ source: String, _ samples: [String: String] = [:]) throws -> ScreenReading {
    let folder = try TemporaryFolder(texts: ["case.swift": source])
    let inputs = samples.sorted { $0.key < $1.key }.map { name, expression in
      let parts = name.split(separator: ".").map(String.init)
      return SampleInput(
        type: parts.dropLast().joined(separator: "."),
        property: parts.last ?? "",
        expression: expression,
        location: SourceLocation(file: "galley.json", line: 3, column: 5)
      )
    }
    return SwiftUIReader.read(root: folder.path, files: ["case.swift"], samples: inputs)
  }

  /// The texts of all screens, unknown ones in brackets.
  private func texts(_ reading: ScreenReading) -> [String] {
    reading.screens.flatMap(\.root.outline).compactMap { line in
      guard let start = line.firstRange(of: "text ")?.upperBound else { return nil }
      return line[start...].components(separatedBy: " @").first
    }
  }

  @Test func `without any, values are unknown`() throws {
    let texts = try texts(read(Self.row))
    #expect(texts.contains { $0.contains("unknown") }, "\(texts)")
  }

  @Test(arguments: [
    ["Row.order": "Order(title: \"Milk\", isPaid: true)"],
    ["Order.title": "\"Milk\"", "Order.isPaid": "true"],
  ])
  func `values of the settings`(_ samples: [String: String]) throws {
    let reading = try read(Self.row, samples)
    #expect(texts(reading) == ["\"Milk\"", "key \"Paid\""])
    #expect(reading.problems.isEmpty && reading.unmatchedSamples.isEmpty)
  }

  @Test(arguments: [
    "extension Order { static let mock = Order(title: \"Milk\", isPaid: true) }",
    "extension Order { static var sample: Order { Order(title: \"Milk\", isPaid: true) } }",
    "extension Order { static let preview: Self = .init(title: \"Milk\", isPaid: true) }",
    "struct Total: View { let order: Order; var body: some View { Text(order.title) } }\n"
      + "#Preview { Total(order: Order(title: \"Milk\", isPaid: true)) }",
  ])
  func `the project's own mocks`(_ source: String) throws {
    let texts = try texts(read(Self.row + "\n" + source))
    #expect(texts.suffix(2) == ["\"Milk\"", "key \"Paid\""], "\(texts)")
  }

  @Test func `lists of mocks`() throws {
    let source = """
      struct Orders: View {
        let orders: [Order]
        var body: some View { ForEach(orders) { Text($0.title) } }
      }
      extension Order { static let samples = [Order(title: "A", isPaid: true), Order(title: "B", isPaid: false)] }
      """
    let found = try texts(read(Self.row + "\n" + source))
    #expect(found.suffix(2) == ["\"A\"", "\"B\""], "\(found)")
  }

  @Test func `settings count before mocks`() throws {
    let mock = "extension Order { static let mock = Order(title: \"Mock\", isPaid: true) }"
    let reading = try read(Self.row + "\n" + mock, ["Row.order": "Order(title: \"Milk\", isPaid: false)"])
    #expect(texts(reading) == ["\"Milk\""])
  }

  @Test func `names that the sources do not have`() throws {
    let reading = try read(Self.row, ["Rwo.order": "1", "Row.ordre": "1", "Row.body": "1"])
    #expect(reading.unmatchedSamples.map(\.sample.property) == ["ordre", "order"])
    #expect(reading.unmatchedSamples.map(\.hasType) == [true, false])
    #expect(reading.unmatchedSamples.first?.names == ["body", "order"])
  }

  @Test func `expressions that are no Swift, or too much of it`() throws {
    let deep = String(repeating: "[", count: 5000)
    for expression in ["Order(", deep, String(repeating: "(", count: 5000)] {
      let reading = try read(Self.row, ["Row.order": expression])
      #expect(reading.problems.first?.location.file == "galley.json", "\(expression.prefix(10))")
    }
    #expect(try read(Self.row, ["Row.order": "Order("]).problems.first?.location.line == 3)
  }
}
