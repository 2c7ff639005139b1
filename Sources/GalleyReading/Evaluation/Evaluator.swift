internal import GalleyModel
internal import SwiftSyntax

/// Evaluates view bodies as far as source alone allows.
///
/// What it does not know becomes ``Value/unknown``, an opaque view or an opaque modifier, recorded with its place.
/// Split over the files of this folder by kind of expression.
final class Evaluator {
  /// Calls and bodies nested deeper than this are not followed.
  static let deepest = 2000
  /// Expressions evaluated for one screen.
  static let mostSteps = 200_000
  /// Elements taken of one `ForEach` or range.
  static let mostElements = 200

  let index: DeclarationIndex
  private(set) var opaque: Set<OpaqueConstruct> = []
  /// Views whose body was evaluated, and those of them in which something was opaque.
  private(set) var evaluated: Set<String> = []
  private(set) var tainted: Set<String> = []
  private var views: [String] = []
  private var depth = 0
  private var steps = 0

  init(index: DeclarationIndex) {
    self.index = index
  }

  /// Forgets what the last screen cost; what was recorded stays.
  func beginScreen() {
    steps = 0
    depth = 0
    views = []
  }

  func record(_ kind: OpaqueConstruct.Kind, _ name: String, at location: SourceLocation) {
    opaque.insert(OpaqueConstruct(kind, name, at: location))
    tainted.formUnion(views)
  }

  /// Runs what may call itself, unless it has done so too often.
  func bounded<T>(_ location: SourceLocation, otherwise: T, _ work: () -> T) -> T {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      record(.expression, "nested more than \(Self.deepest) deep", at: location)
      return otherwise
    }
    return work()
  }

  // MARK: Expressions

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
      return Int(literal.literal.text.filter { $0 != "_" }).map(Value.integer) ?? .unknown(type: "Int")
    case .floatLiteralExpr(let literal):
      return Double(literal.literal.text.filter { $0 != "_" }).map(Value.double) ?? .unknown(type: "Double")
    case .booleanLiteralExpr(let literal): return .bool(literal.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: return .null
    case .arrayExpr(let array): return .array(array.elements.map { value($0.expression, scope) })
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
      return .dictionary(elements.map { (value($0.key, scope), value($0.value, scope)) })
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first { return value(only.expression, scope) }
      return .tuple(tuple.elements.map { ($0.label?.text, value($0.expression, scope)) })
    case .declReferenceExpr(let reference): return name(reference.baseName.text, scope)
    case .memberAccessExpr(let access):
      guard let base = access.base else {
        return .chain(Chain(base: nil, steps: [.init(name: access.declName.baseName.text, arguments: nil)]))
      }
      return member(access.declName.baseName.text, of: value(base, scope), scope)
    case .functionCallExpr(let call): return self.call(call, scope)
    case .subscriptCallExpr(let call):
      return element(of: value(call.calledExpression, scope), at: call.arguments.first, scope)
    case .infixOperatorExpr(let infix): return infixOperator(infix, scope)
    case .prefixOperatorExpr(let prefix): return prefixOperator(prefix, scope)
    case .ternaryExpr(let ternary):
      switch value(ternary.condition, scope).bool {
      case true?: return value(ternary.thenExpression, scope)
      case false?: return value(ternary.elseExpression, scope)
      case nil: return .unknown(type: nil)
      }
    case .closureExpr(let closure):
      return .closure(Closure(body: .source(closure.statements, closure.signature), scope: scope))
    case .tryExpr(let inner): return value(inner.expression, scope)
    case .awaitExpr(let inner): return value(inner.expression, scope)
    case .forceUnwrapExpr(let inner): return value(inner.expression, scope)
    case .optionalChainingExpr(let inner): return value(inner.expression, scope)
    case .inOutExpr(let inner): return value(inner.expression, scope)
    case .asExpr(let cast): return coerce(value(cast.expression, scope), to: cast.type, scope)
    case .genericSpecializationExpr(let generic): return value(generic.expression, scope)
    case .ifExpr, .switchExpr:
      let block = CodeBlockItemListSyntax([CodeBlockItemSyntax(item: .expr(expression))])
      return run(block, scope) ?? .unknown(type: nil)
    default: return .unknown(type: nil)
    }
  }

  // MARK: Views

  /// The views a value stands for; an opaque one when it can't be told.
  func elements(of value: Value, from expression: ExprSyntax, _ scope: Scope) -> [Element] {
    switch value {
    case .view(let element): return [element]
    case .instance(let instance) where isView(instance):
      return [body(of: instance, at: scope.file.location(of: expression))]
    case .array(let values): return values.flatMap { elements(of: $0, from: expression, scope) }
    case .closure(let closure): return content(closure, [])
    case .void, .null: return []
    case .chain(let chain):
      if let fill = ColorValue.element(chain, self, at: scope.file.location(of: expression)) { return [fill] }
      return [
        opaqueView(chain.base ?? chain.steps.first?.name ?? "?", at: scope.file.location(of: expression))
      ]
    default: return [opaqueView(expression.summary, at: scope.file.location(of: expression))]
    }
  }

  func isView(_ instance: Instance) -> Bool {
    index.lineage(of: instance.type).contains { $0.isView } && property("body", of: instance.type) != nil
  }

  func opaqueView(_ name: String, at location: SourceLocation) -> Element {
    record(.view, name, at: location)
    return Element(.opaque(name: name), at: location)
  }

  /// Several views of a body are no container: whatever holds the view holds them.
  func body(of instance: Instance, at location: SourceLocation) -> Element {
    guard let body = property("body", of: instance.type) else {
      return opaqueView(instance.type.name, at: location)
    }
    let name = instance.type.name
    views.append(name)
    evaluated.insert(name)
    defer { views.removeLast() }
    let scope = Scope(file: body.file, receiver: .instance(instance), context: instance.type)
    return bounded(location, otherwise: Element(.opaque(name: name), at: location)) {
      grouped(elements(body.body, scope), at: location)
    }
  }

  func grouped(_ elements: [Element], at location: SourceLocation) -> Element {
    elements.count == 1 ? elements[0] : Element(.group(elements), at: location)
  }

  /// The views an argument builds, a closure or a value.
  func content(_ argument: Argument) -> [Element] {
    let value = value(argument.expression, argument.scope)
    return elements(of: value, from: argument.expression, argument.scope)
  }
}

extension SyntaxProtocol {
  /// The spelling on one line, cut to what a list can show.
  var summary: String {
    let line = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= 48 ? line : line.prefix(47) + "…"
  }
}
