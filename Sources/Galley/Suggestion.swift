/// What to say of a name that does not exist.
public enum Suggestion {
  /// Says that a name does not exist and what there is instead, the likeliest name meant first.
  ///
  /// - Parameters:
  ///   - kind: of thing, as `device`.
  ///   - name: as it was written.
  ///   - names: that exist, in the order to list them.
  ///   - quoted: whether the names are texts of their own, with spaces and commas in them.
  /// - Returns: a sentence without a full stop.
  public static func missing(_ kind: String, _ name: String, among names: [String], quoted: Bool = false)
    -> String
  {
    guard !names.isEmpty else { return "there is no \(kind) “\(name)”, and no other" }
    let list = names.map { quoted ? "“\($0)”" : $0 }.joined(separator: ", ")
    let likely = names.map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
      .min { $0.distance < $1.distance }
    var hint = ""
    if let likely, likely.distance <= max(1, name.count / 3) { hint = "; did you mean “\(likely.name)”" }
    return "there is no \(kind) “\(name)”\(hint); there \(names.count == 1 ? "is" : "are") \(list)"
  }

  /// The names that are most like another, the likeliest first.
  static func nearest(_ name: String, among names: [String], most: Int) -> [String] {
    let ranked = names.map { (distance: distance(name.lowercased(), $0.lowercased()), name: $0) }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(most).map(\.name)
  }

  /// How many characters have to be changed, added or removed.
  private static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let above = row[column + 1]
        row[column + 1] = min(
          diagonal + (character == second[column] ? 0 : 1),
          above + 1,
          row[column] + 1
        )
        diagonal = above
      }
    }
    return row[second.count]
  }
}
