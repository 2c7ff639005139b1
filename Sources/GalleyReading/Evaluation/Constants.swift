internal import GalleyModel

/// Values of static and global properties, made once for each kind of state and kept from screen to screen.
///
/// What making one recorded is recorded again for each screen that asks for it.
struct Constants {
  private struct Key: Hashable {
    let name: String
    let takesElse: Bool
  }

  struct Entry {
    let value: Value
    let isUndecided: Bool
    /// What was asked of the platform, in which surroundings: in others the value may be another.
    let asked: Set<Surroundings.Question>
    let surroundings: Surroundings
    let recorded: [OpaqueConstruct]
  }

  private var entries: [Key: Entry] = [:]
  /// Constructs recorded while constants are being made, the innermost last.
  var recording: [[OpaqueConstruct]] = []
  /// Whether an object was changed that a constant may hold, so that nothing can be kept.
  var isStale = false

  subscript(name: String, takesElse: Bool) -> Entry? {
    get { entries[Key(name: name, takesElse: takesElse)] }
    set { entries[Key(name: name, takesElse: takesElse)] = newValue }
  }

  /// For the next screen: forgets all when something was changed.
  mutating func beginScreen() {
    if isStale { entries = [:] }
    isStale = false
    recording = []
  }
}

extension Evaluator {
  /// The value of a static or global property, made when it is first asked for.
  func constant(_ name: String, _ make: () -> Value) -> Value {
    if let known = constants[name, takesElse], known.surroundings.answer(known.asked, like: surroundings) {
      for construct in known.recorded { record(construct.kind, construct.name, at: construct.location) }
      if known.isUndecided { isUndecided = true }
      asked.formUnion(known.asked)
      return known.value
    }
    let (outer, askedBefore) = (isUndecided, asked)
    (isUndecided, asked) = (false, [])
    constants.recording.append([])
    let value = make()
    let recorded = constants.recording.popLast() ?? []
    constants[name, takesElse] = Constants.Entry(
      value: value,
      isUndecided: isUndecided,
      asked: asked,
      surroundings: surroundings,
      recorded: recorded
    )
    // What was cut short for this screen may not be for another.
    if isExhausted { constants.isStale = true }
    isUndecided = outer || isUndecided
    asked.formUnion(askedBefore)
    return value
  }
}
