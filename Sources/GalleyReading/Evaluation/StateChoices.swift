internal import GalleyModel

/// Which branches the undecided conditions of a screen take, from one state of it to the next.
///
/// 1. The first state takes the first branch of each condition.
/// 2. Each further one takes, of as many conditions as it meets, a branch that no state took yet, or one with such
///    a condition inside, so that few states show every branch.
/// 3. Conditions that ask the same in the same type take the same side within a state.
struct StateChoices {
  /// States of one screen.
  static let most = 16
  /// States that a screen has even when other screens showed all the branches.
  static let always = 2

  /// One side of a condition.
  struct Step: Hashable {
    let location: SourceLocation
    let branch: Int
  }

  private struct Entry {
    var branches: Int
    var seen: Set<Int> = []
    /// The sides of other conditions that it was met under.
    var under: Set<Step> = []

    var unseen: Int? { (0..<branches).first { !seen.contains($0) } }
  }

  private var entries: [SourceLocation: Entry] = [:]
  private var places: [String: [SourceLocation: Bool]] = [:]
  /// What this state decided, by question.
  private var taken: [String: (branch: Int, branches: Int)] = [:]
  /// Sides with conditions inside of which a branch is left.
  private var unfinished: Set<Step> = []
  private(set) var hasProgress = false

  mutating func beginState() {
    taken = [:]
    hasProgress = false
    unfinished = entries.values.reduce(into: []) { result, entry in
      if entry.unseen != nil { result.formUnion(entry.under) }
    }
  }

  /// The branch that a condition takes in this state.
  mutating func branch(
    _ question: Question,
    at location: SourceLocation,
    of branches: Int,
    under enclosing: [Step]
  ) -> Int {
    let isFlipped = question.isFlipped && branches == 2
    places[question.text, default: [:]][location] = isFlipped
    entries[location, default: Entry(branches: branches)].under.formUnion(enclosing)
    var branch: Int
    if let known = taken[question.text], known.branches == branches {
      branch = isFlipped ? 1 - known.branch : known.branch
    } else {
      branch = next(question.text, location, isFlipped)
      if branch >= branches { branch = 0 }
      taken[question.text] = (isFlipped ? 1 - branch : branch, branches)
    }
    var entry = entries[location] ?? Entry(branches: branches)
    entry.branches = max(branches, entry.branches)
    if entry.seen.insert(branch).inserted { hasProgress = true }
    entries[location] = entry
    return branch
  }

  /// Whether a question was answered with yes in this state; `nil` when it was not asked.
  func answer(_ text: String) -> Bool? {
    guard let known = taken[text], known.branches == 2 else { return nil }
    return known.branch == 0
  }

  /// A branch that was not seen, here or where the same is asked; else one with something left inside.
  private func next(_ text: String, _ location: SourceLocation, _ isFlipped: Bool) -> Int {
    guard let entry = entries[location] else { return 0 }
    if let unseen = entry.unseen { return unseen }
    let others = (places[text] ?? [:]).sorted { $0.key < $1.key }
    for (other, otherIsFlipped) in others {
      guard let unseen = entries[other]?.unseen else { continue }
      return otherIsFlipped != isFlipped && entry.branches == 2 ? 1 - unseen : unseen
    }
    for (other, otherIsFlipped) in others {
      let branches = entries[other]?.branches ?? 0
      for branch in 0..<branches where unfinished.contains(Step(location: other, branch: branch)) {
        return otherIsFlipped != isFlipped && branches == 2 ? 1 - branch : branch
      }
    }
    return 0
  }

  /// Branches that no state of the screen took.
  var left: [Step] {
    entries.flatMap { location, entry in
      (0..<entry.branches).filter { !entry.seen.contains($0) }.map { Step(location: location, branch: $0) }
    }
  }
}

/// What an undecided condition asks, spelled so that conditions that ask the same are known.
struct Question {
  let text: String
  /// Whether the condition asks for the contrary.
  let isFlipped: Bool
  /// As a list shows it.
  let summary: String

  init(_ condition: Expression) {
    let stripped = Self.stripped(condition)
    text = stripped.text
    isFlipped = stripped.isFlipped
    summary = condition.summary
  }

  init(_ conditions: ConditionList) {
    summary = conditions.summary
    guard conditions.elements.count == 1 else {
      text = conditions.text
      isFlipped = false
      return
    }
    switch conditions.elements[0] {
    case .expression(let condition): (text, isFlipped) = Self.stripped(condition)
    case .binding(let pattern, _, let value):
      text = (value?.text ?? pattern.text) + " == nil"
      isFlipped = true
    case .matching, .availability:
      text = conditions.text
      isFlipped = false
    }
  }

  private init(text: String, isFlipped: Bool, summary: String) {
    self.text = text
    self.isFlipped = isFlipped
    self.summary = summary
  }

  /// The question asked inside a type or file.
  func asked(in place: String) -> Question {
    Question(text: place + text, isFlipped: isFlipped, summary: summary)
  }

  /// What the same words mean the same in: a type, or a file.
  static func place(_ scope: Scope) -> String { (scope.context?.name ?? scope.file.path) + "|" }

  private static func stripped(_ condition: Expression) -> (text: String, isFlipped: Bool) {
    switch condition.kind {
    case .prefix("!", let operand):
      let inner = stripped(operand)
      return (inner.text, !inner.isFlipped)
    case .tuple(let members) where members.count == 1 && members[0].label == nil:
      return stripped(members[0].expression)
    case .infix(let left, "!=", let right): return (left.text + " == " + right.text, true)
    case .infix(let left, "==", let right): return (left.text + " == " + right.text, false)
    default: return (condition.text, false)
    }
  }
}
