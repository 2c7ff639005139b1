/// Points added to every character, the last included, by size.
struct TrackingTable: Sendable {
  struct Entry: Hashable, Sendable {
    /// Points.
    var size: Double
    /// Points per character.
    var tracking: Double
  }

  /// The weights it holds for, as in CSS.
  var weights: ClosedRange<Int>
  /// By ascending size; at least one.
  var entries: [Entry]
  var confidence: String
  /// The 95th percentile of the error of a width set with it, as a fraction of it.
  var residual: Double

  /// Points per character: between two sizes in proportion, beyond the table the same share of the em.
  func points(at size: Double) -> Double {
    guard let above = entries.firstIndex(where: { $0.size >= size }) else {
      return entries.last.map { $0.tracking / $0.size * size } ?? 0
    }
    let upper = entries[above]
    guard above > 0 else { return upper.tracking / upper.size * size }
    let lower = entries[above - 1]
    let share = (size - lower.size) / (upper.size - lower.size)
    return lower.tracking + share * (upper.tracking - lower.tracking)
  }
}
