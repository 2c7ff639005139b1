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

  @Test func `a file that changed is read again, and what nobody asks for is dropped at last`() throws {
    let project = try Project(["a.swift": Source.rows])
    _ = try project.read()
    let first = try project.cache.count
    for number in 0..<12 {
      try project.write("#Preview { Text(\"\(number)\") }", to: "a.swift")
      #expect(try project.read() == project.read(cached: false))
    }
    // The last twelve texts would fill more than the first source did.
    #expect(try project.cache.count < first + 9 * 200)
    try project.write(Source.rows, to: "a.swift")
    #expect(try project.read() == project.read(cached: false))
  }

  @Test func `the folder keeps itself out of git, and nothing is kept without a cache`() throws {
    let project = try Project()
    _ = try project.read(cached: false)
    #expect(!FileManager.default.fileExists(atPath: project.cacheFolder))
    _ = try project.read()
    #expect(try String(contentsOfFile: project.cacheFolder + "/.gitignore", encoding: .utf8) == "*\n")
  }

  @Test func `a place that can't be written to changes nothing`() throws {
    let project = try Project()
    // A file in the place of the folder stops even an administrator.
    try Data().write(to: URL(filePath: project.cacheFolder))
    #expect(try project.read() == project.read(cached: false))
  }

  // MARK: Damage

  @Test func `a damaged cache is not trusted`() throws {
    let project = try Project()
    let plain = try project.read()
    let whole = try project.cache
    var random = SeededGenerator(seed: 7)
    for _ in 0..<120 {
      try project.replaceCache(random.damaged(whole))
      #expect(try project.read() == plain)
    }
    for cut in stride(from: 0, to: whole.count, by: 293) {
      try project.replaceCache(Array(whole[..<cut]))
      #expect(try project.read() == plain)
    }
  }

  @Test func `trees that are damaged behind a right checksum are read without harm`() throws {
    let project = try Project()
    _ = try project.read()
    let whole = try PackedTrees(project.cache)
    #expect(whole.bytes == (try project.cache))
    var random = SeededGenerator(seed: 11)
    for _ in 0..<600 {
      var forged = whole
      let index = Int.random(in: 0..<forged.trees.count, using: &random)
      forged.trees[index].bytes = random.damaged(forged.trees[index].bytes)
      try project.replaceCache(forged.bytes)
      _ = try project.read()
    }
  }

  /// A change to the tree, to how it is made or packed needs a new version: then record the new digest.
  @Test func `a version stands for one form`() throws {
    let project = try Project()
    _ = try project.read()
    let digest = SHA256.digest(try project.cache).prefix(8).map { String($0, radix: 16) }.joined(
      separator: " "
    )
    #expect(try project.cache[13] == 1)
    #expect(digest == "9 3 ef 1d 18 b7 72 b5")
  }
}

/// The cache as it lies on disk, to be forged.
private struct PackedTrees {
  struct Tree {
    let key: [UInt8]
    let age: [UInt8]
    var bytes: [UInt8]
  }

  private let signature: [UInt8]
  var trees: [Tree] = []

  init(_ bytes: [UInt8]) {
    signature = Array(bytes.prefix(14))
    func number(_ place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << ($1 * 8) } }
    let count = number(14)
    var next = 18 + count * 72
    for index in 0..<count {
      let head = 18 + index * 72
      let size = number(head + 68)
      trees.append(
        Tree(
          key: Array(bytes[head..<(head + 32)]),
          age: Array(bytes[(head + 64)..<(head + 68)]),
          bytes: Array(bytes[next..<(next + size)])
        )
      )
      next += size
    }
  }

  var bytes: [UInt8] {
    func written(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    let heads = trees.flatMap { tree in
      tree.key + SHA256.digest(tree.key + SHA256.digest(tree.bytes)) + tree.age + written(tree.bytes.count)
    }
    return signature + written(trees.count) + heads + trees.flatMap(\.bytes)
  }
}

/// The same numbers in each run.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Some bytes changed, doubled or taken out.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...Int.random(in: 0..<4, using: &self) where !result.isEmpty {
      let place = Int.random(in: 0..<result.count, using: &self)
      switch Int.random(in: 0..<4, using: &self) {
      case 0: result[place] = UInt8.random(in: 0...255, using: &self)
      case 1: result[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 2: result.insert(UInt8.random(in: 0...255, using: &self), at: place)
      default: result.remove(at: place)
      }
    }
    return result
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
