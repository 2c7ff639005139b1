internal import Foundation
internal import GalleySupport

/// The trees of the last runs, in one file of the project, found by what the sources hold.
///
/// A damaged file, or one of another version, is as good as none. The file is
/// 1. the signature, which holds the version;
/// 2. how many trees there are;
/// 3. for each tree its key, its checksum, for how many writes nobody asked for it, and its size;
/// 4. the trees, in the same order.
struct SourceCache: Sendable {
  /// To be raised with each change to the tree, to how it is made or to how it is packed.
  static let version: UInt8 = 1

  /// The digest of a source.
  typealias Key = [UInt8]

  /// A tree and what it was made of.
  struct Entry: Sendable {
    let key: Key
    let bytes: [UInt8]
  }

  private struct Known: Sendable {
    let checksum: [UInt8]
    let age: Int
    let range: Range<Int>
  }

  private static let signature = Array("galley trees ".utf8) + [version]
  private static let digestSize = 32
  /// Trees that nobody asked for during so many writes are dropped.
  private static let oldest = 8
  /// Bytes; no project has as much source.
  private static let largest = 512 << 20

  private let folder: String
  private let bytes: [UInt8]
  private let known: [Key: Known]

  private static func path(_ folder: String) -> String { folder + "/cache" }

  /// - Parameter folder: where the cache lies, whether or not it exists.
  init(folder: String) {
    self.folder = folder
    let path = Self.path(folder)
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    // Opening a pipe would wait for ever.
    if attributes?[.type] as? FileAttributeType == .typeRegular,
      let size = attributes?[.size] as? NSNumber, size.intValue <= Self.largest,
      let data = FileManager.default.contents(atPath: path)
    {
      bytes = [UInt8](data)
    } else {
      bytes = []
    }
    known = (try? Self.entries(bytes)) ?? [:]
  }

  private static func entries(_ bytes: [UInt8]) throws(DamagedTree) -> [Key: Known] {
    guard bytes.starts(with: signature) else { return [:] }
    var reader = PackReader(bytes, from: signature.count)
    let count = try reader.number()
    guard count <= bytes.count / (2 * digestSize) else { throw DamagedTree() }
    var heads: [(key: Key, checksum: [UInt8], age: Int, size: Int)] = []
    for _ in 0..<count {
      heads.append(
        (try reader.bytes(digestSize), try reader.bytes(digestSize), try reader.number(), try reader.number())
      )
    }
    var result: [Key: Known] = [:]
    for head in heads {
      let range = try reader.range(head.size)
      result[head.key] = Known(checksum: head.checksum, age: head.age, range: range)
    }
    return result
  }

  /// The tree of a file, when it is known and undamaged.
  func tree(_ key: Key, of file: SourceFile) -> LoweredFile? {
    guard let entry = known[key], Self.checksum(key, bytes[entry.range]) == entry.checksum else { return nil }
    return try? TreeReader.unpacked(bytes, entry.range, of: file) as LoweredFile
  }

  /// Keeps new trees beside those that were asked for, and those that were not for a while.
  ///
  /// - Parameters:
  ///   - used: what this run asked for.
  ///   - new: what it made; nothing is written when there is none.
  func update(used: [Key], new: [Entry]) {
    guard !new.isEmpty else { return }
    var heads: [UInt8] = []
    var trees: [UInt8] = []
    var seen: Set<Key> = []
    func put(_ key: Key, _ checksum: [UInt8], age: Int, _ tree: ArraySlice<UInt8>) {
      guard seen.insert(key).inserted else { return }
      heads += key + checksum
      heads += PackReader.written(age) + PackReader.written(tree.count)
      trees += tree
    }
    for entry in new {
      put(entry.key, Self.checksum(entry.key, entry.bytes[...]), age: 0, entry.bytes[...])
    }
    let used = Set(used)
    let kept = known.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    for (key, entry) in kept {
      let age = used.contains(key) ? 0 : entry.age + 1
      if age <= Self.oldest { put(key, entry.checksum, age: age, bytes[entry.range]) }
    }
    let whole = Self.signature + PackReader.written(seen.count) + heads + trees
    // A project that can't be written to is read all the same.
    try? AtomicFile.write(whole, to: Self.path(folder))
    let ignored = folder + "/.gitignore"
    if !FileManager.default.fileExists(atPath: ignored) {
      try? AtomicFile.write(Array("*\n".utf8), to: ignored)
    }
  }

  /// Covers the key, so that no tree passes for another one's.
  private static func checksum(_ key: Key, _ tree: ArraySlice<UInt8>) -> [UInt8] {
    SHA256.digest(key + SHA256.digest(tree))
  }
}

/// Reads the parts of the file that stand before the trees.
private struct PackReader {
  private let bytes: [UInt8]
  private var next: Int

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    next = start
  }

  mutating func range(_ count: Int) throws(DamagedTree) -> Range<Int> {
    guard count >= 0, count <= bytes.count - next else { throw DamagedTree() }
    defer { next += count }
    return next..<(next + count)
  }

  mutating func bytes(_ count: Int) throws(DamagedTree) -> [UInt8] { Array(bytes[try range(count)]) }

  /// Four bytes, the lowest first.
  mutating func number() throws(DamagedTree) -> Int {
    try bytes(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  static func written(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
