import Foundation

enum Clock {
  /// Seconds of processor time, of all threads, that `work` takes.
  static func processorSeconds(_ work: () -> Void) -> Double {
    let start = clock()
    work()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}
