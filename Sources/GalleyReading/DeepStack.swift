internal import Foundation
internal import Synchronization

/// Runs `work` on a thread with room for deep recursion and waits for its result.
func onDeepStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  let result = Mutex<Result?>(nil)
  return withExtendedLifetime(result) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = work()
      result.withLock { $0 = value }
      done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    done.wait()
    guard let value = result.withLock({ $0 }) else {
      preconditionFailure("the thread ended without a result")
    }
    return value
  }
}
