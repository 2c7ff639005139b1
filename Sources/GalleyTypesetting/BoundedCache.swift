internal import Synchronization

/// A cache that several tasks share and that forgets what was not used for long.
///
/// Entries live in two generations. When the young one is full it becomes the old one, and what was old and not
/// asked for since is dropped. What is dropped is computed again, so answers never depend on the cache.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Generations {
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]
  }

  private final class Shard: Sendable {
    let generations = Mutex(Generations())
  }

  private let shards: [Shard]
  private let generationSize: Int

  /// - Parameter capacity: how many entries are kept at most.
  init(capacity: Int) {
    shards = (0..<16).map { _ in Shard() }
    generationSize = max(1, capacity / 32)
  }

  /// The value kept for a key, or a new one; two tasks that ask at once may both compute it.
  func value(for key: Key, compute: () -> Value) -> Value {
    let shard = shards[key.hashValue & 15]
    if let known = shard.generations.withLock({ recall(key, in: &$0) }) { return known }
    let value = compute()
    shard.generations.withLock { store(value, for: key, in: &$0) }
    return value
  }

  private func recall(_ key: Key, in generations: inout Generations) -> Value? {
    if let value = generations.young[key] { return value }
    guard let value = generations.old[key] else { return nil }
    store(value, for: key, in: &generations)
    return value
  }

  private func store(_ value: Value, for key: Key, in generations: inout Generations) {
    if generations.young.count >= generationSize {
      generations.old = generations.young
      generations.young = [:]
    }
    generations.young[key] = value
  }
}
