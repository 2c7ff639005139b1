import Foundation
import GalleyModel
import GalleyReading
import GalleySupport
import GalleyTestSupport
import Testing

/// The cache of read sources changes how long reading takes, and nothing else.
@Suite(.timeLimit(.minutes(1))) struct CacheTests {
  static let sources = ["a.swift": Source.rows, "b.swift": Source.broken, "c.swift": Source.settings]

  private struct Project {
    let folder: TemporaryFolder
    var cachePath: String { folder.path + "/.galley/cache" }
    var cacheFolder: String { folder.path + "/.galley" }

    init(_ sources: [String: String] = CacheTests.sources) throws {
      folder = try TemporaryFolder(texts: sources)
    }

    func read(cached: Bool = true) throws -> ScreenReading {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
        !$0.hasPrefix(".")
      }
      return SwiftUIReader.read(root: folder.path, files: names.sorted(), cache: cached ? cacheFolder : nil)
    }

    var cache: [UInt8] {
      get throws { [UInt8](try Data(contentsOf: URL(filePath: cachePath))) }
    }

    func replaceCache(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: cachePath)) }

    func write(_ source: String, to name: String) throws {
      try Data(source.utf8).write(to: URL(filePath: "\(folder.path)/\(name)"))
    }
  }

  @Test func `what is read from the cache is what was read from source`() throws {
    let cases = try ReadingCases.files.get().flatMap(\.cases).map(\.input)
    let sources = cases.enumerated().map { ("\($0.offset).swift", $0.element) }
    let project = try Project(Dictionary(uniqueKeysWithValues: sources))
    let plain = try project.read(cached: false)
    #expect(try project.read() == plain)
    let written = try project.cache
    #expect(try project.read() == plain)
    // Had a tree not come back whole, it would have been written again.
    try project.replaceCache(written + [0])
    #expect(try project.read() == plain)
    #expect(try project.cache == written + [0])
  }
}

private enum Source {
  static let rows = """
    import SwiftUI
    struct Row: View {
      let title: LocalizedStringKey
      @State private var count = 2
      var body: some View {
        // galley:disable:next truncation.tail [de] -- seen
        if count > 1, let n = Int("\\(count)") { Text("\\(n) items").padding(.horizontal, 8) } else { Text(title) }
        switch count { case 1...2 where count > 0: Divider(); default: Spacer() }
      }
    }
    #Preview("x", traits: .fixedLayout(width: 10, height: 20)) { Row(title: "A") }
    """
  static let broken =
    "struct A { var x: Int = ; func f( }\n// galley:disable:this rule\n#Preview { Text(\"B\") }"
  static let settings = """
    #if os(iOS)
    enum Kind: String, CaseIterable { case one = "1", two, three(a: Int, _: [String: Double]?) }
    #else
    typealias Kind = Int
    #endif
    extension Array where Element == Int { subscript(safe i: Int) -> Int? { get { i < count ? self[i] : nil } set {} } }
    infix operator |>: AdditionPrecedence
    struct Settings<T: Equatable>: View {
      @Environment(\\.locale) var locale
      let run: @Sendable (inout Int, T) async throws -> Void
      init(_ values: T..., label: some View = Text(verbatim: #"raw \\n"#)) { run = { _, _ in } }
      var body: some View {
        let total = [1, 2].map { $0 * 2 }.reduce(0, +) as? Int ?? -1
        VStack {
          ForEach(Kind.allCases, id: \\.self) { [total] kind in Text(kind.rawValue).bold() }
          #if DEBUG
            .padding()
          #endif
          Toggle("On", isOn: .constant(true)); Text(total > 3.5e2 ? "a" : "b")
        }
        .onAppear { for case let x? in [total] where x > 0 { defer { print(x) }; repeat { break } while true } }
        .task { do { try await load()!.x = &y } catch is E { throw e } ; label: while false { continue label } }
      }
    }
    """
}
