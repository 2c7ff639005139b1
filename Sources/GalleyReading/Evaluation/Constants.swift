internal import GalleyModel

/// Values of static and global properties, made once and kept from screen to screen.
///
/// What making one recorded is recorded again for each screen that asks for it.
struct Constants {
  struct Entry {
    let value: Value
    let isUndecided: Bool
    /// What was asked of the platform, in which surroundings: in others the value may be another.
    let asked: Set<Surroundings.Question>
    let surroundings: Surroundings
    let recorded: [OpaqueConstruct]
  }

  private var entries: [String: Entry] = [:]
  /// Those that an undecided condition decides on, good for one state only.
  private var ofState: Set<String> = []
  /// Constructs recorded while constants are being made, the innermost last.
  var recording: [[OpaqueConstruct]] = []
  /// Whether an object was changed that a constant may hold, so that nothing can be kept.
  var isStale = false

  subscript(name: String) -> Entry? {
    get { entries[name] }
    set {
      entries[name] = newValue
      if newValue?.isUndecided == true { ofState.insert(name) }
    }
  }

  /// For the next state: forgets what it may decide otherwise, and all when something was changed.
  mutating func beginState() {
    for name in ofState { entries[name] = nil }
    ofState = []
    if isStale { entries = [:] }
    isStale = false
    recording = []
  }
}

extension Evaluator {
  /// The value of a static or global property, made when it is first asked for.
  func constant(_ name: String, _ make: () -> Value) -> Value {
    if let known = constants[name], known.surroundings.answer(known.asked, like: surroundings) {
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
    constants[name] = Constants.Entry(
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
