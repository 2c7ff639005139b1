internal import GalleyModel

/// A construct that was not understood, however often it occurs.
struct OpaqueSummary: Equatable {
  var kind: OpaqueConstruct.Kind
  var name: String
  var count: Int
  /// The first in order of locations.
  var location: SourceLocation

  /// The most frequent first; ties by kind, then name.
  static func of(_ constructs: [OpaqueConstruct]) -> [OpaqueSummary] {
    struct Key: Hashable {
      var kind: OpaqueConstruct.Kind
      var name: String
    }
    var summaries: [Key: OpaqueSummary] = [:]
    for construct in constructs {
      let key = Key(kind: construct.kind, name: construct.name)
      var summary =
        summaries[key]
        ?? OpaqueSummary(kind: key.kind, name: key.name, count: 0, location: construct.location)
      summary.count += 1
      summary.location = min(summary.location, construct.location)
      summaries[key] = summary
    }
    return summaries.values.sorted {
      (-$0.count, $0.kind.rawValue, $0.name) < (-$1.count, $1.kind.rawValue, $1.name)
    }
  }
}
