import Foundation

enum Clock {
  /// Seconds of processor time, of all threads, that `work` takes.
  static func processorSeconds(_ work: () -> Void) -> Double {
    let start = clock()
    work()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }

  /// Seconds that pass while `work` is done.
  static func seconds(_ work: () -> Void) -> Double {
    let time = ContinuousClock().measure(work)
    return Double(time.components.attoseconds) * 1e-18 + Double(time.components.seconds)
  }
}

func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }
