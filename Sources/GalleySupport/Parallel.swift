internal import Foundation
internal import Synchronization

/// Work on every processor, its results in the order of the questions.
package enum Parallel {
  /// Trees nest as deep as source does, and threads of the system's pools have little stack.
  private static let stackSize = 256 << 20

  /// Answers to the questions from 0 up to `count`, on so many threads; `nil` takes one for each processor.
  package static func map<Result: Sendable>(
    _ count: Int,
    threads: Int? = nil,
    _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > 0 else { return [] }
    let state = State<Result>(count)
    let threads = max(1, min(count, threads ?? ProcessInfo.processInfo.activeProcessorCount))
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      let thread = Thread {
        while let index = state.next() { state.put(work(index), at: index) }
        done.signal()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    for _ in 0..<threads { done.wait() }
    return state.results
  }

  private final class State<Result: Sendable>: Sendable {
    private let content: Mutex<(next: Int, results: [Result?])>

    init(_ count: Int) {
      content = Mutex((0, Array(repeating: nil, count: count)))
    }

    func next() -> Int? {
      content.withLock { content in
        guard content.next < content.results.count else { return nil }
        defer { content.next += 1 }
        return content.next
      }
    }

    func put(_ result: Result, at index: Int) {
      content.withLock { $0.results[index] = result }
    }

    var results: [Result] { content.withLock { $0.results.compactMap { $0 } } }
  }
}
