internal import GalleyModel

/// A condition that only the running app decides, and the branch of it that one state of a screen takes.
struct Undecided {
  let name: String
  let location: SourceLocation
  /// Which branch was taken, of how many.
  let branch: Int
  let branches: Int
}

/// The undecided conditions that screens met, and which of their branches were looked at.
struct ConditionLog {
  private struct Entry {
    var name: String
    var branches: Int
    var seen: Set<Int> = []
    var views: Set<String> = []
    /// The views in whose own body it stands.
    var owners: Set<String> = []

    var isMissing: Bool { (0..<branches).contains { !seen.contains($0) } }
  }

  private var entries: [SourceLocation: Entry] = [:]
  /// Conditions with others inside the views they decide on.
  private var outer: Set<SourceLocation> = []

  func holdsOthers(_ location: SourceLocation) -> Bool { outer.contains(location) }

  mutating func add(_ condition: Undecided, in views: [String], under enclosing: [SourceLocation]) {
    outer.formUnion(enclosing)
    var entry = entries[condition.location] ?? Entry(name: condition.name, branches: condition.branches)
    entry.branches = max(entry.branches, condition.branches)
    entry.seen.insert(condition.branch)
    entry.views.formUnion(views)
    if let owner = views.last { entry.owners.insert(owner) }
    entries[condition.location] = entry
  }

  func contains(_ location: SourceLocation) -> Bool { entries[location] != nil }

  /// Views in which a branch is left that no state takes.
  var unfinished: Set<String> {
    entries.values.reduce(into: []) { result, entry in
      if entry.isMissing, entry.branches <= 2 { result.formUnion(entry.owners) }
    }
  }

  /// Those with a branch that no state takes, and the views they stand in.
  var missed: [(construct: OpaqueConstruct, views: Set<String>)] {
    entries.filter { $0.value.isMissing }.map { location, entry in
      let name = entry.branches > 2 ? "\(entry.name) (\(entry.branches) branches)" : entry.name
      return (OpaqueConstruct(.expression, name, at: location), entry.views)
    }
  }
}
