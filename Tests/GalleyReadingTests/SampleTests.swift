import GalleyModel
import GalleyReading
import GalleyTestSupport
import Testing

/// Texts written inside previews are content to look at; the others are the app's.
@Suite struct SampleTests {
  private func samples(_ source: String) throws -> [String: Bool] {
    let folder = try TemporaryFolder(texts: ["case.swift": source])
    let reading = SwiftUIReader.read(root: folder.path, files: ["case.swift"])
    var result: [String: Bool] = [:]
    for screen in reading.screens {
      _ = screen.root.map { text in
        if case .localized(let key) = text { result[key.key] = key.isSample }
        return text
      }
    }
    return result
  }

  @Test func `a literal in a preview is a sample, wherever it is shown`() throws {
    let found = try samples(
      """
      struct Row: View {
        let title: LocalizedStringKey
        var body: some View { Text("Own"); Text(title) }
      }
      #Preview { Row(title: "Given"); Text("Direct"); VStack { Text("\\(3) inside") } }
      struct Previews: PreviewProvider {
        static let shared: LocalizedStringKey = "Static"
        static var previews: some View { Row(title: "Provided"); Text(shared) }
      }
      """
    )
    #expect(
      found == [
        "Own": false, "Given": true, "Direct": true, "%lld inside": true, "Static": true, "Provided": true,
      ]
    )
  }

  @Test func `screens tell whether a preview shows them`() throws {
    let folder = try TemporaryFolder(
      texts: [
        "case.swift": """
        struct A: View { var body: some View { Text("A") } }
        struct B: View { var body: some View { Text("B").sheet(isPresented: .constant(true)) { Text("C") } } }
        #Preview { A() }
        """
      ]
    )
    let reading = SwiftUIReader.read(root: folder.path, files: ["case.swift"])
    #expect(reading.screens.map(\.name) == ["case.swift:3", "B", "B (sheet)"])
    #expect(reading.screens.map(\.isPreview) == [true, false, false])
    #expect(reading.views.map(\.name) == ["A", "B"])
    #expect(reading.views.map(\.location.line) == [1, 2])
    #expect(reading.views.map(\.understanding) == [.understood, .understood])
  }
}
