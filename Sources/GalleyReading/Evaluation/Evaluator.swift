internal import GalleyModel
internal import SwiftSyntax

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
  /// Characters of a string, elements of an array; what grows beyond is not known.
  static let longest = 20_000
  /// Expressions evaluated for one screen.
  static let mostSteps = 100_000
  /// Views of the project shown in one screen.
  static let mostViews = 2000
  /// Elements taken of one `ForEach` or range.
  static let mostElements = 200

  let index: DeclarationIndex
  private(set) var opaque: Set<OpaqueConstruct> = []
  /// Views whose body was evaluated, and those of them in which something was opaque.
  private(set) var evaluated: Set<String> = []
  private(set) var tainted: Set<String> = []
  /// How many screens show a view.
  private(set) var states: [String: Int] = [:]
  private var conditions = ConditionLog()
  /// Conditions round the views being read.
  private var enclosing: [SourceLocation] = []
  /// Whether this state of a screen takes the last branch of an undecided condition, and not the first.
  private(set) var takesElse = false
  /// Whether this state met an undecided condition.
  var isUndecided = false
  /// The bars round what is read, the innermost last.
  var bars: [BarContent] = []
  /// What appears over the views of this state, and the places in source where something was found to appear.
  var presented: [Presented] = []
  var presentedPlaces: Set<SourceLocation> = []
  /// Values that source does not tell, given to constructs that are known.
  let unknowns = UnknownArguments()
  /// Objects of the environment, by type.
  var sharedObjects: [String: Value] = [:]
  /// Values of static and global properties, which are made once.
  var constants = Constants()
  /// Bodies being run, and how often.
  private var running: [SyntaxIdentifier: Int] = [:]
  private var seen: Set<String> = []
  private var views: [String] = []
  private var depth = 0
  private var steps = 0
  private var shown = 0

  init(index: DeclarationIndex) {
    self.index = index
  }

  /// Forgets what the last screen cost; what was recorded stays.
  func beginScreen(takesElse: Bool) {
    self.takesElse = takesElse
    isUndecided = false
    bars = [BarContent()]
    presented = []
    sharedObjects = [:]
    constants.beginScreen()
    running = [:]
    seen = []
    enclosing = []
    steps = 0
    shown = 0
    depth = 0
    views = []
  }

  /// Whether no more is evaluated for this screen.
  var isExhausted: Bool { steps >= Self.mostSteps }

  func record(_ kind: OpaqueConstruct.Kind, _ name: String, at location: SourceLocation) {
    let construct = OpaqueConstruct(kind, name, at: location)
    opaque.insert(construct)
    for index in constants.recording.indices { constants.recording[index].append(construct) }
    tainted.formUnion(views)
  }

  func record(_ condition: Undecided) {
    conditions.add(condition, in: views, under: enclosing)
  }

  /// Whether a condition has others inside, so that a state without what it decides on would not show them.
  func holdsOthers(_ location: SourceLocation) -> Bool { conditions.holdsOthers(location) }

  /// Reads views that stand there only under conditions.
  func under<T>(_ conditions: [Undecided], _ work: () -> T) -> T {
    let count = enclosing.count
    enclosing += conditions.map(\.location)
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

  /// How often a function may call itself; one that is added to a type of the framework seldom does, and means the
  /// framework's function of the same name.
  func limit(_ function: Function) -> Int {
    let isAdded = function.owner.flatMap { index.types[$0] }?.kind == .foreign
    return isAdded ? Self.deepestAdded : Self.deepestCalls
  }

  /// Runs a body of a function or property, unless it has called itself too often.
  ///
  /// What is asked of an unknown value may lead back to the same question at once.
  func once<T>(
    _ body: CodeBlockItemListSyntax,
    _ name: String,
    onUnknown: Bool,
    limit: Int = Evaluator.deepestCalls,
    in file: SourceFile,
    otherwise: @autoclosure () -> T,
    _ work: () -> T
  ) -> T {
    let depth = running[body.id, default: 0]
    if onUnknown, depth > 0 { return otherwise() }
    guard depth < limit else {
      record(.expression, "\(name) nested more than \(limit) deep", at: file.location(of: body))
      return otherwise()
    }
    running[body.id] = depth + 1
    defer { running[body.id] = depth }
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
    return declared(chain, in: ["CGFloat", "Double", "EdgeInsets"]) ?? value
  }

  func value(_ expression: ExprSyntax, _ scope: Scope) -> Value {
    steps += 1
    if steps >= Self.mostSteps {
      if steps == Self.mostSteps {
        record(
          .expression,
          "a screen of more than \(Self.mostSteps) steps",
          at: scope.file.location(of: expression)
        )
      }
      return .unknown(type: nil)
    }
    return bounded(scope.file.location(of: expression), otherwise: .unknown(type: nil)) {
      unbounded(expression, scope)
    }
  }

  private func unbounded(_ expression: ExprSyntax, _ scope: Scope) -> Value {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return .literal(interpolated(literal, scope))
    case .integerLiteralExpr(let literal):
      return Self.integer(literal.literal.text).map(Value.integer) ?? .unknown(type: "Int")
    case .floatLiteralExpr(let literal):
      let number = Double(literal.literal.text.filter { $0 != "_" })
      return number.flatMap { $0.isFinite ? .double($0) : nil } ?? .unknown(type: "Double")
    case .booleanLiteralExpr(let literal): return .bool(literal.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: return .null(type: nil)
    case .arrayExpr(let array): return .array(array.elements.map { value($0.expression, scope) })
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
      return .dictionary(elements.map { (value($0.key, scope), value($0.value, scope)) })
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first { return value(only.expression, scope) }
      return .tuple(tuple.elements.map { ($0.label?.text, value($0.expression, scope)) })
    case .declReferenceExpr(let reference): return name(reference.baseName.plainText, scope)
    case .memberAccessExpr(let access):
      guard let base = access.base else {
        return .chain(
          Chain(base: nil, steps: [.init(name: access.declName.baseName.plainText, arguments: nil)])
        )
      }
      return member(access.declName.baseName.plainText, of: value(base, scope), scope)
    case .functionCallExpr(let call): return self.call(call, scope)
    case .subscriptCallExpr(let call):
      return element(of: value(call.calledExpression, scope), at: call.arguments.first, scope)
    case .infixOperatorExpr(let infix): return infixOperator(infix, scope)
    case .prefixOperatorExpr(let prefix): return prefixOperator(prefix, scope)
    case .ternaryExpr(let ternary): return self.ternary(ternary, scope)
    case .closureExpr(let closure):
      let body = Closure.Body.source(closure.statements, closure.signature)
      return .closure(Closure(body, scope, at: scope.file.location(of: closure)))
    case .keyPathExpr(let path): return keyPath(path, scope)
    case .postfixOperatorExpr(let postfix):
      guard postfix.operator.text == "...", let lower = value(postfix.expression, scope).integer else {
        return .unknown(type: nil)
      }
      return .partialRange(from: lower, through: nil)
    case .postfixIfConfigExpr(let config): return postfixIf(config, scope)
    case .tryExpr(let inner): return value(inner.expression, scope)
    case .awaitExpr(let inner): return value(inner.expression, scope)
    case .forceUnwrapExpr(let inner): return value(inner.expression, scope)
    case .optionalChainingExpr(let inner): return value(inner.expression, scope)
    case .inOutExpr(let inner): return value(inner.expression, scope)
    case .asExpr(let cast): return coerce(value(cast.expression, scope), to: cast.type, scope)
    case .genericSpecializationExpr(let generic): return value(generic.expression, scope)
    case .ifExpr(let branch): return run(.if(branch), scope)
    case .switchExpr(let branch): return run(.switch(branch), scope)
    default: return .unknown(type: nil)
    }
  }

  private static func integer(_ text: String) -> Int? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix)
    }
    return Int(digits)
  }

  /// Of an undecided condition, the side that this state takes; a view there is not certain.
  private func ternary(_ ternary: TernaryExprSyntax, _ scope: Scope) -> Value {
    switch value(ternary.condition, scope).bool {
    case true?: return value(ternary.thenExpression, scope)
    case false?: return value(ternary.elseExpression, scope)
    case nil:
      isUndecided = true
      let condition = Undecided(
        name: "if " + ternary.condition.summary,
        location: scope.file.location(of: ternary),
        branch: takesElse ? 1 : 0,
        branches: 2
      )
      let taken = value(takesElse ? ternary.elseExpression : ternary.thenExpression, scope)
      return uncertain(taken, [condition])
    }
  }

  private func keyPath(_ path: KeyPathExprSyntax, _ scope: Scope) -> Value {
    var names: [String] = []
    for component in path.components {
      guard let property = component.component.as(KeyPathPropertyComponentSyntax.self) else {
        return .unknown(type: nil)
      }
      names.append(property.declName.baseName.plainText)
    }
    return .closure(Closure(.keyPath(names), scope, at: scope.file.location(of: path)))
  }

  /// Runs what is no part of the views being read.
  func apart<T>(_ work: () -> T) -> T {
    let outer = views
    views = []
    defer { views = outer }
    return work()
  }

  func record(_ element: Element, ofView name: String) {
    if holdsOpaque(element) { tainted.insert(name) }
  }

  /// Whether something in the tree was not understood; conditions that are not decided have states of their own.
  private func holdsOpaque(_ element: Element) -> Bool {
    switch element.kind {
    case .opaque: return true
    case .modified(.opaque, _) where !conditions.contains(element.location): return true
    default: return element.children.contains(where: holdsOpaque)
    }
  }

  /// Runs a view's body, unless views are nested too deep.
  func within<T>(_ view: String, at location: SourceLocation, otherwise: T, _ work: () -> T) -> T {
    evaluated.insert(view)
    if seen.insert(view).inserted { states[view, default: 0] += 1 }
    views.append(view)
    defer { views.removeLast() }
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

extension SyntaxProtocol {
  /// The spelling on one line, cut to what a list can show.
  var summary: String {
    let line = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= 48 ? line : line.prefix(47) + "…"
  }
}
