internal import GalleyModel

/// A condition that only the running app decides, and the branch of it that one state of a screen takes.
struct Undecided {
  let name: String
  let location: SourceLocation
  /// Which branch was taken, of how many.
  let branch: Int
  let branches: Int

  var step: StateChoices.Step { StateChoices.Step(location: location, branch: branch) }
}

extension Evaluator {
  /// The branch of a condition that this state takes.
  func undecided(
    _ word: String,
    _ condition: Expression,
    at location: SourceLocation,
    of branches: Int = 2,
    _ scope: Scope
  ) -> Undecided {
    let question = question(ObjectIdentifier(condition), scope) { Question(condition) }
    return undecided(word, question, at: location, of: branches)
  }

  func undecided(
    _ word: String,
    _ conditions: ConditionList,
    at location: SourceLocation,
    _ scope: Scope
  ) -> Undecided {
    let question = question(ObjectIdentifier(conditions), scope) { Question(conditions) }
    return undecided(word, question, at: location, of: 2)
  }

  private func undecided(
    _ word: String,
    _ question: Question,
    at location: SourceLocation,
    of branches: Int
  ) -> Undecided {
    let branch = choices.branch(question, at: location, of: branches, under: enclosing)
    isUndecided = true
    let undecided = Undecided(
      name: word + " " + question.summary,
      location: location,
      branch: branch,
      branches: branches
    )
    conditions.take(undecided.step)
    return undecided
  }

  /// Whether this state takes an unknown collection to be empty.
  func isTakenToBeEmpty(_ collection: Expression, _ scope: Scope) -> Bool {
    let text = Question.place(scope) + collection.text + ".isEmpty"
    return choices.answer(text) == true
  }

  /// Spelling source out is slow, and the same conditions are met again and again.
  private func question(_ node: ObjectIdentifier, _ scope: Scope, _ make: () -> Question) -> Question {
    if let known = questions[node] { return known }
    let made = make().asked(in: Question.place(scope))
    questions[node] = made
    return made
  }
}

/// The undecided conditions that screens met, and which of their branches were looked at.
struct ConditionLog {
  private struct Entry {
    var name: String
    var branches: Int
    var views: Set<String> = []
    /// The views in whose own body it stands.
    var owners: Set<String> = []
  }

  private var entries: [SourceLocation: Entry] = [:]
  /// The sides that some state of some screen took.
  private(set) var taken: Set<StateChoices.Step> = []

  mutating func take(_ step: StateChoices.Step) { taken.insert(step) }

  private func isMissing(_ location: SourceLocation, _ entry: Entry) -> Bool {
    (0..<entry.branches).contains { !taken.contains(StateChoices.Step(location: location, branch: $0)) }
  }

  mutating func add(_ condition: Undecided, in views: [String]) {
    var entry = entries[condition.location] ?? Entry(name: condition.name, branches: condition.branches)
    entry.branches = max(entry.branches, condition.branches)
    entry.views.formUnion(views)
    if let owner = views.last { entry.owners.insert(owner) }
    entries[condition.location] = entry
  }

  func contains(_ location: SourceLocation) -> Bool { entries[location] != nil }

  /// Views in which a branch is left that no state takes.
  var unfinished: Set<String> {
    entries.reduce(into: []) { result, known in
      let (location, entry) = known
      if isMissing(location, entry) { result.formUnion(entry.owners) }
    }
  }

  /// Those with a branch that no state takes, and the views they stand in.
  var missed: [(construct: OpaqueConstruct, views: Set<String>)] {
    entries.filter { isMissing($0.key, $0.value) }.map { location, entry in
      let name = entry.branches > 2 ? "\(entry.name) (\(entry.branches) branches)" : entry.name
      return (OpaqueConstruct(.expression, name, at: location), entry.views)
    }
  }
}
