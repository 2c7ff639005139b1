internal import GalleyModel

/// Evaluates view bodies as far as source alone allows.
///
/// What it does not know becomes ``Value/unknown``, an opaque view or an opaque modifier, recorded with its place.
/// Split over the files of this folder by kind of expression.
final class Evaluator {
  /// Expressions nested deeper than this are not followed.
  static let deepest = 2000
  /// Calls of one function inside itself.
  static let deepestCalls = 100
  static let deepestAdded = 3
  /// Views of the project nested deeper than this are taken to contain themselves.
  static let deepestViews = 64
  /// Times that a view stands inside itself on a condition that the app decides.
  static let mostRepeats = 2
  /// Values of one type made inside each other.
  static let deepestMaking = 16
  /// Characters of a string, elements of an array; what grows beyond is not known.
  static let longest = 20_000
  /// Expressions evaluated for one screen.
  static let mostSteps = 100_000
  /// Views of the project shown in one screen.
  static let mostViews = 2000
  /// Elements taken of one `ForEach` or range.
  static let mostElements = 200

  let index: DeclarationIndex
  let assets: AssetCatalogue
  private(set) var opaque: Set<OpaqueConstruct> = []
  var missingPictures: Set<OpaqueConstruct> = []
  /// Views whose body was evaluated, and those of them in which something was opaque.
  private(set) var evaluated: Set<String> = []
  private(set) var tainted: Set<String> = []
  /// The innermost view that was read when something was opaque, wherever its source stands.
  private var readers: [OpaqueConstruct: Set<String>] = [:]
  /// The most opaque boxes in a view as it was laid out.
  private(set) var boxes: [String: Int] = [:]
  /// How many screens show a view.
  private(set) var states: [String: Int] = [:]
  var conditions = ConditionLog()
  /// Conditions round the views being read.
  private(set) var enclosing: [StateChoices.Step] = []
  /// Which branches of undecided conditions the state being read takes.
  var choices = StateChoices()
  /// States that a screen may have.
  var mostStates = StateChoices.most
  /// What conditions ask, once spelled.
  var questions: [ObjectIdentifier: Question] = [:]
  /// Whether an undecided condition was met.
  var isUndecided = false
  /// The bars round what is read, the innermost last.
  var bars: [BarContent] = []
  /// What appears over the views of this state, and the places in source where something was found to appear.
  var presented: [Presented] = []
  var presentedPlaces: Set<SourceLocation> = []
  /// Those of them that the screen being read was the first to show.
  var presentedHere: Set<SourceLocation> = []
  /// Those that a state read in the same surroundings showed, and those that this one did.
  var presentedBefore: Set<SourceLocation> = []
  var presentedInState: Set<SourceLocation> = []
  /// Where the app puts a view of its own: whatever was given, or what another module makes.
  var slots: Set<SourceLocation> = []
  /// Values that source does not tell, given to constructs that are known.
  let unknowns = UnknownArguments()
  /// Objects of the environment, by type.
  var sharedObjects: [String: Value] = [:]
  /// Those that screens are evaluated in, each once.
  let allSurroundings: [Surroundings]
  /// Those of the state being read, and what its views asked of them.
  var surroundings: Surroundings
  var asked: Set<Surroundings.Question> = []
  /// Values of static and global properties, which are made once.
  var constants = Constants()
  var samples: SampleValues
  /// Bodies being run, and how often.
  private var running: [ObjectIdentifier: (depth: Int, conditions: Int)] = [:]
  /// Types of which values are being made, and how often.
  var making: [String: Int] = [:]
  private var seen: Set<String> = []
  private var views: [String] = []
  /// How many conditions stand round each of them.
  private var conditionsRound: [Int] = []
  private var depth = 0
  private var steps = 0
  private var shown = 0

  init(
    index: DeclarationIndex,
    assets: AssetCatalogue,
    surroundings: [Surroundings],
    samples: SampleValues
  ) {
    self.index = index
    self.assets = assets
    self.samples = samples
    allSurroundings = surroundings
    self.surroundings = surroundings.first ?? Surroundings()
  }

  /// Forgets what the last screen cost; what was recorded stays.
  func beginState() {
    choices.beginState()
    isUndecided = false
    bars = [BarContent()]
    presented = []
    presentedInState = []
    sharedObjects = [:]
    constants.beginState()
    running = [:]
    making = [:]
    seen = []
    enclosing = []
    steps = 0
    shown = 0
    depth = 0
    views = []
    conditionsRound = []
  }

  /// Whether no more is evaluated for this screen.
  var isExhausted: Bool { steps >= Self.mostSteps }

  func record(_ kind: OpaqueConstruct.Kind, _ name: String, at location: SourceLocation) {
    let construct = OpaqueConstruct(kind, name, at: location)
    opaque.insert(construct)
    for index in constants.recording.indices { constants.recording[index].append(construct) }
    tainted.formUnion(views)
    if let reader = views.last { readers[construct, default: []].insert(reader) }
  }

  /// Views in whose own source something is opaque; what stands outside all views, as in a modifier, counts for the
  /// view that uses it.
  func withGaps() -> Set<String> {
    opaque.reduce(into: []) { result, construct in
      if let owner = index.owners.owner(of: construct.location, where: index.isShown) {
        result.insert(owner.name)
      } else {
        result.formUnion(readers[construct] ?? [])
      }
    }
  }

  func record(_ condition: Undecided) {
    conditions.add(condition, in: views)
  }

  /// Whether another state of the screen is worth reading: it has something new to show.
  func needsState(after number: Int) -> Bool {
    let left = choices.left
    guard !left.isEmpty, choices.hasProgress, number < mostStates else { return false }
    return number < StateChoices.always || !conditions.taken.isSuperset(of: left)
  }

  /// Reads views that stand there only under conditions.
  func under<T>(_ conditions: [Undecided], _ work: () -> T) -> T {
    let count = enclosing.count
    enclosing += conditions.map(\.step)
    defer { enclosing.removeLast(enclosing.count - count) }
    return work()
  }

  /// Views in which a branch is left that no state takes.
  var unfinished: Set<String> { conditions.unfinished }

  /// Records the conditions of which not all branches were looked at, once all screens are read.
  func finish() {
    for (construct, views) in conditions.missed {
      opaque.insert(construct)
      tainted.formUnion(views)
    }
  }

  func isRunning(_ function: Function) -> Bool { running[ObjectIdentifier(function.body)] != nil }

  /// Runs a body of a function or property, unless it has called itself too often.
  ///
  /// What is asked of an unknown value may lead back to the same question at once.
  func once<T>(
    _ body: Block,
    _ name: String,
    onUnknown: Bool,
    limit: Int = Evaluator.deepestCalls,
    otherwise: @autoclosure () -> T,
    _ work: () -> T
  ) -> T {
    let key = ObjectIdentifier(body)
    let outer = running[key]
    let depth = outer?.depth ?? 0
    if onUnknown, depth > 0 { return otherwise() }
    // A condition that is never decided leads back to it: the app knows when it ends.
    if let outer, depth >= Self.mostRepeats, enclosing.count > outer.conditions { return otherwise() }
    guard depth < limit else {
      record(.expression, "\(name) nested more than \(limit) deep", at: body.location)
      return otherwise()
    }
    running[key] = (depth + 1, enclosing.count)
    defer { running[key] = outer }
    return work()
  }

  /// Runs what may call itself, unless it has done so too often.
  func bounded<T>(
    _ location: @autoclosure () -> SourceLocation,
    otherwise: @autoclosure () -> T,
    _ work: () -> T
  ) -> T {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      record(.expression, "nested more than \(Self.deepest) deep", at: location())
      return otherwise()
    }
    return work()
  }

  // MARK: Expressions

  /// An argument's value; lengths that extensions declare, as `.gap` of `CGFloat`, are found.
  func value(_ argument: Argument) -> Value {
    let value = value(argument.expression, argument.scope)
    guard case .chain(let chain) = value else { return value }
    if let length = declared(chain, in: ["CGFloat", "Double"]) { return length }
    // Zero is a length as well, whoever declares one of insets.
    return (value.number == nil ? declared(chain, in: ["EdgeInsets"]) : nil) ?? value
  }

  func value(_ expression: Expression, _ scope: Scope) -> Value {
    steps += 1
    if steps >= Self.mostSteps {
      if steps == Self.mostSteps {
        record(.expression, "a screen of more than \(Self.mostSteps) steps", at: expression.location)
      }
      return .unknown(type: nil)
    }
    return bounded(expression.location, otherwise: .unknown(type: nil)) { unbounded(expression, scope) }
  }

  private func unbounded(_ expression: Expression, _ scope: Scope) -> Value {
    switch expression.kind {
    case .string(let literal): .literal(interpolated(literal, scope))
    case .integer(let number): number.map(Value.integer) ?? .unknown(type: "Int")
    case .float(let number): number.flatMap { $0.isFinite ? .double($0) : nil } ?? .unknown(type: "Double")
    case .boolean(let flag): .bool(flag)
    case .null: .null(type: nil)
    case .array(let members): .array(members.map { value($0, scope) })
    case .dictionary(let members): .dictionary(members.map { (value($0.key, scope), value($0.value, scope)) })
    case .tuple(let members):
      members.count == 1
        ? value(members[0].expression, scope)
        : .tuple(members.map { ($0.label, value($0.expression, scope)) })
    case .name(let name, _): self.name(name, scope)
    case .member(let member):
      if let base = member.base {
        self.member(member.name, of: value(base, scope), scope)
      } else {
        .chain(Chain(base: nil, steps: [.init(name: member.name, arguments: nil)]))
      }
    case .call(let call): self.call(call, scope)
    case .subscripted(let base, let arguments): element(of: value(base, scope), at: arguments.first, scope)
    case .infix(let left, let name, let right): infixOperator(left, name, right, at: expression, scope)
    case .assignment(let target, let operation, let source): assign(target, operation, source, scope)
    case .prefix(let name, let operand): prefixOperator(name, operand, scope)
    case .postfix(let operand, let name): postfixOperator(operand, name, scope)
    case .ternary(let condition, let first, let second):
      ternary(condition, first, second, at: expression, scope)
    case .closure(let closure): .closure(Closure(.source(closure), scope, at: expression.location))
    case .keyPath(let path): keyPath(path, at: expression, scope)
    case .conditional(let base, let conditional): self.conditional(base, conditional, scope)
    case .marked(let mark, let inner): mark.keepsValue ? value(inner, scope) : .unknown(type: nil)
    case .cast(let inner, .check, let type):
      isOf(type, value(inner, scope), scope).map(Value.bool) ?? .unknown(type: "Bool")
    case .cast(let inner, let cast, let type): self.cast(value(inner, scope), cast, to: type, scope)
    case .specialized(let inner, _): value(inner, scope)
    case .if(let branch): run(.if(branch), scope)
    case .switch(let branch): run(.switch(branch), scope)
    case .discard, .pattern, .type, .macro, .unsupported: .unknown(type: nil)
    case .tooDeep: tooDeep(expression)
    }
  }

  private func tooDeep(_ expression: Expression) -> Value {
    record(.expression, "nested more than \(Self.deepest) deep", at: expression.location)
    return .unknown(type: nil)
  }

  /// Of an undecided condition, the side that this state takes; a view there is not certain.
  private func ternary(
    _ condition: Expression,
    _ first: Expression,
    _ second: Expression,
    at whole: Expression,
    _ scope: Scope
  ) -> Value {
    switch value(condition, scope).bool {
    case true?: return value(first, scope)
    case false?: return value(second, scope)
    case nil:
      let undecided = undecided("if", condition, at: whole.location, scope)
      return under([undecided]) {
        uncertain(value(undecided.branch == 1 ? second : first, scope), [undecided])
      }
    }
  }

  private func keyPath(_ path: KeyPathExpression, at whole: Expression, _ scope: Scope) -> Value {
    var names: [String] = []
    for component in path.components {
      guard case .property(let name) = component else { return .unknown(type: nil) }
      names.append(name)
    }
    return .closure(Closure(.keyPath(names), scope, at: whole.location))
  }

  /// Runs what is no part of the views being read.
  func apart<T>(_ work: () -> T) -> T {
    let outer = (views, conditionsRound)
    (views, conditionsRound) = ([], [])
    defer { (views, conditionsRound) = outer }
    return work()
  }

  func record(_ element: Element, ofView name: String) {
    if holdsOpaque(element) { tainted.insert(name) }
    boxes[name] = max(boxes[name] ?? 0, opaqueBoxes(in: element))
  }

  private func opaqueBoxes(in element: Element) -> Int {
    if case .opaque = element.kind { return 1 }
    return element.children.reduce(0) { $0 + opaqueBoxes(in: $1) }
  }

  /// Whether something in the tree was not understood; conditions that are not decided have states of their own.
  private func holdsOpaque(_ element: Element) -> Bool {
    switch element.kind {
    case .opaque: return !slots.contains(element.location)
    case .modified(.opaque, _) where !conditions.contains(element.location): return true
    default: return element.children.contains(where: holdsOpaque)
    }
  }

  /// Whether a view stands inside itself, time after time, because a condition is never decided: the app decides it.
  private func repeats(_ view: String) -> Bool {
    let places = views.indices.filter { views[$0] == view }
    guard places.count >= Self.mostRepeats, let last = places.last else { return false }
    return enclosing.count > conditionsRound[last]
  }

  /// Whether a view is being read.
  func isInside(_ view: String) -> Bool { views.contains(view) }

  /// Runs a view's body, unless views are nested too deep.
  func within<T>(_ view: String, at location: SourceLocation, otherwise: T, _ work: () -> T) -> T {
    if repeats(view) {
      slots.insert(location)
      return otherwise
    }
    evaluated.insert(view)
    if seen.insert(view).inserted { states[view, default: 0] += 1 }
    views.append(view)
    conditionsRound.append(enclosing.count)
    defer {
      views.removeLast()
      conditionsRound.removeLast()
    }
    shown += 1
    guard shown <= Self.mostViews else {
      record(.expression, "a screen of more than \(Self.mostViews) views", at: location)
      return otherwise
    }
    guard views.count <= Self.deepestViews else {
      record(.expression, "views nested more than \(Self.deepestViews) deep", at: location)
      return otherwise
    }
    return bounded(location, otherwise: otherwise, work)
  }
}

extension Expression.Mark {
  /// Whether the value is that of the expression it stands before or after.
  fileprivate var keepsValue: Bool { self != .ownership && self != .unsafe }
}
