/// Rule L2 of the Unicode Bidirectional Algorithm, on whole fragments.
enum VisualOrder {
  /// Fragments from left to right, given in reading order.
  static func arrange(_ fragments: [LineFragment]) -> [LineFragment] {
    guard let highest = fragments.map(\.level).max(), highest > 0 else { return fragments }
    var arranged = fragments
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < arranged.count {
        guard arranged[start].level >= level else {
          start += 1
          continue
        }
        let end = arranged[start...].firstIndex { $0.level < level } ?? arranged.count
        arranged[start..<end].reverse()
        start = end
      }
    }
    return arranged
  }
}
