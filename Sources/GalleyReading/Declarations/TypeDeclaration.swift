internal import GalleyModel

/// A type of the project, its extensions joined to it.
final class TypeDeclaration {
  enum Kind {
    case structure, `class`, enumeration, `protocol`
    /// Only extensions of it are in the project.
    case foreign
  }

  /// With the names of the types around it: `Outer.Inner`; with its file where two files have it.
  let name: String
  /// Where it is declared, or extended first.
  var location: SourceLocation
  var kind: Kind
  var inherited: [String] = []
  /// Generic parameters, with what is required of them.
  var generics: [String: TypeReference?] = [:]
  /// In the order of source, static ones too.
  var stored: [StoredProperty] = []
  var computed: [String: ComputedProperty] = [:]
  var functions: [String: [Function]] = [:]
  /// What functions of a protocol without a body give.
  var requirements: [String: FunctionDeclaration] = [:]
  /// An initializer in an extension leaves the memberwise one in place.
  var initializers: [Function] = []
  /// In the order of source.
  var cases: [EnumCase] = []
  /// What the index found out when it was first asked.
  var lookUps = LookUps()

  struct LookUps {
    var lineage: [TypeDeclaration]?
    var surroundings: [TypeDeclaration]?
    var methods: [String: [Function]] = [:]
    var isShown: Bool?
  }

  init(name: String, kind: Kind, at location: SourceLocation) {
    self.name = name
    self.location = location
    self.kind = kind
  }

  // MARK: Once all its members are known

  /// What each value of it holds, in the order of source.
  private(set) lazy var fields = stored.filter { !$0.isStatic }

  private lazy var fieldsByName = Dictionary(fields.map { ($0.name, $0) }) { first, _ in first }

  private lazy var staticsByName = Dictionary(stored.filter(\.isStatic).map { ($0.name, $0) }) {
    first,
    _ in first
  }

  private lazy var casesByName = Dictionary(cases.map { ($0.name, $0) }) { first, _ in first }

  /// The properties that the initializer the compiler writes takes: in order, constants with a value left out.
  private(set) lazy var memberwise = fields.filter {
    !($0.isConstant && $0.initial != nil) && !$0.isFromOutside
  }

  private(set) lazy var memberwiseParameters = memberwise.map(\.parameter)
}

extension TypeDeclaration {
  var file: String { location.file }
  /// As source spells it.
  var writtenName: String { String(name.prefix { $0 != "#" }) }

  /// Whether it is the content of a toolbar, built as views are.
  var isToolbar: Bool { inherited.contains { $0.hasSuffix("ToolbarContent") } }
  var isWidget: Bool { inherited.contains { $0 == "Widget" || $0 == "ControlWidget" } }
  var isView: Bool { inherited.contains { $0 == "View" || $0 == "SwiftUI.View" } }

  func field(_ name: String) -> StoredProperty? { fieldsByName[name] }
  func staticProperty(_ name: String) -> StoredProperty? { staticsByName[name] }
  func enumCase(_ name: String) -> EnumCase? { casesByName[name] }

  /// An initializer among the type's own members takes the place of the one the compiler writes.
  var hasMemberwise: Bool { kind != .class && initializers.allSatisfy(\.isInExtension) }
}

final class EnumCase {
  let name: String
  let payload: [EnumCaseDeclaration.Payload]
  let raw: Expression?
  let file: SourceFile

  init(_ declaration: EnumCaseDeclaration, _ file: SourceFile) {
    name = declaration.name
    payload = declaration.payload
    raw = declaration.raw
    self.file = file
  }
}
