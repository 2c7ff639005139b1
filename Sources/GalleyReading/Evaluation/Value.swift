internal import GalleyModel

/// What an expression comes to, as far as source alone tells.
indirect enum Value {
  case void
  /// `nil`; the type is that of the value that is not there, where source declares it.
  case null(type: String?)
  case bool(Bool)
  case integer(Int)
  case double(Double)
  /// A string literal whose type is not yet decided: bound as a `String` it is shown as it stands, where a key is
  /// expected it is looked up.
  case literal(Interpolated)
  /// A `String`.
  case string(TextExpression)
  /// A `LocalizedStringKey` or `LocalizedStringResource`.
  case localized(LocalizedKey)
  case array([Value])
  /// `2...` or `...3`, both ends part of it.
  case partialRange(from: Int?, through: Int?)
  /// With labels where they were written.
  case tuple([(label: String?, value: Value)])
  /// A dictionary; only literals.
  case dictionary([(key: Value, value: Value)])
  case closure(Closure)
  case instance(Instance)
  /// The name of a type of the project.
  case type(TypeDeclaration)
  /// A name of the framework or an implicit member, with what was asked of it: `Font.system(size: 17).bold()`.
  case chain(Chain)
  case view(Element)
  /// Known to the running app only; the type is set where source declares it.
  case unknown(type: String?)

  var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }

  var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// A length or another number; integer literals count.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    case .chain:
      switch member {
      case "infinity", "greatestFiniteMagnitude": .infinity
      case "zero": 0
      default: nil
      }
    default: nil
    }
  }

  var integer: Int? {
    if case .integer(let value) = self { value } else { nil }
  }

  /// The name of an implicit member without arguments, as `.leading`, or of a member of a framework type.
  ///
  /// A member of anything else is a property of the app, whatever its name.
  var member: String? {
    guard case .chain(let chain) = self, let last = chain.steps.last, last.arguments == nil else {
      return nil
    }
    guard let base = chain.base else { return chain.steps.count == 1 ? last.name : nil }
    let isType = chain.steps.dropLast().allSatisfy {
      $0.arguments == nil && $0.name.first?.isUppercase == true
    }
    return isType && Chain.memberTypes.contains(base) ? last.name : nil
  }
}

/// The pieces of a string literal.
struct Interpolated {
  enum Piece {
    case text(String)
    /// `specifier` is set by `specifier:`.
    case value(Value, specifier: String?)
  }

  var pieces: [Piece]
  /// Whether it stands inside a preview.
  var isSample = false
}

/// `base` is a name the project does not declare, or `nil` for an implicit member.
struct Chain {
  struct Step {
    let name: String
    /// `nil` when nothing was called.
    let arguments: [Argument]?
    /// The call as it was written, where it may be one of a modifier.
    var call: Call?
  }

  let base: String?
  var steps: [Step]
}

/// A value of a type of the project.
final class Instance {
  let type: TypeDeclaration
  var fields: [String: Value]
  /// The case of an enumeration.
  let enumCase: String?
  /// Whether its initializer is running.
  var isBeingMade = false

  /// Another value with the same fields, for a type with value semantics.
  var copy: Instance { Instance(type: type, fields: fields, enumCase: enumCase) }

  init(type: TypeDeclaration, fields: [String: Value] = [:], enumCase: String? = nil) {
    self.type = type
    self.fields = fields
    self.enumCase = enumCase
  }
}

struct Closure {
  enum Body {
    case source(ClosureExpression)
    /// A function used as a value.
    case function(Function, receiver: Value?)
    /// `Row.init`.
    case initializer(TypeDeclaration)
    /// A function that the app gives; what it does is not known.
    case given(TypeReference.Function)
    /// `\.name`, the names of its properties.
    case keyPath([String])
  }

  let body: Body
  let scope: Scope
  /// Where it was written.
  let written: SourceLocation
  /// Whether its statements build views.
  var isBuilder = false
  /// The type it was declared to have.
  var type: TypeReference.Function?

  init(_ body: Body, _ scope: Scope, at location: SourceLocation) {
    self.body = body
    self.scope = scope
    written = location
  }
}

/// An argument not evaluated until somebody needs it, since its meaning depends on the parameter's type.
struct Argument {
  let label: String?
  let expression: Expression
  let scope: Scope
  let isTrailing: Bool

  init(_ label: String?, _ expression: Expression, _ scope: Scope, isTrailing: Bool = false) {
    self.label = label
    self.expression = expression
    self.scope = scope
    self.isTrailing = isTrailing
  }
}

/// The names visible at a place in source.
final class Scope {
  let parent: Scope?
  let file: SourceFile
  /// The value of `self`.
  let receiver: Value?
  /// The type whose members are visible without a base.
  let context: TypeDeclaration?
  /// Whether the source stands inside a preview, so that its texts are samples.
  let isSample: Bool
  var names: [String: Value]

  init(
    parent: Scope? = nil,
    file: SourceFile,
    receiver: Value? = nil,
    context: TypeDeclaration? = nil,
    isSample: Bool? = nil,
    names: [String: Value] = [:]
  ) {
    self.parent = parent
    self.isSample =
      isSample ?? parent?.isSample ?? (context?.inherited.contains("PreviewProvider") == true)
    self.file = file
    self.receiver = receiver ?? parent?.receiver
    self.context = context ?? parent?.context
    self.names = names
  }

  /// Sets a name where it was declared; `false` when no scope has it.
  func set(_ name: String, _ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if current.names[name] != nil {
        current.names[name] = value
        return true
      }
      scope = current.parent
    }
    return false
  }

  func lookUp(_ name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.names[name] { return value }
      scope = current.parent
    }
    return nil
  }
}
