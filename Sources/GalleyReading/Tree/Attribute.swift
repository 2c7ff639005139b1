/// An attribute, as `@Name(…)`.
struct Attribute: Sendable {
  let name: String
  let arguments: [LabeledExpression]
}

extension [Attribute] {
  func has(_ name: String) -> Bool { contains { $0.name == name } }

  /// Whether a declaration's body builds views, or what stands in the place of views.
  var buildViews: Bool { contains { Attribute.viewBuilders.contains($0.name) } }
}

/// The modifiers of a declaration that reading asks for.
struct Modifiers: OptionSet, Sendable {
  let rawValue: UInt8

  /// Whether it is `static` or `class`.
  static let isStatic = Modifiers(rawValue: 1)
  /// Whether the whole declaration is `private` or `fileprivate`.
  static let isPrivate = Modifiers(rawValue: 2)
  static let isMutating = Modifiers(rawValue: 4)
  static let isLazy = Modifiers(rawValue: 8)
  static let isOverriding = Modifiers(rawValue: 16)
}

/// Generic parameters and what is required of them.
struct Generics: Sendable {
  struct Parameter: Sendable {
    let name: String
    let constraint: TypeReference?
  }

  struct Requirement: Sendable {
    let left: TypeReference
    let right: TypeReference
    /// Whether it says `==`, and not `:`.
    let isSame: Bool
  }

  let parameters: [Parameter]
  let requirements: [Requirement]
}

/// `#if` with all its clauses.
final class ConditionalCompilation: Sendable {
  enum Content: Sendable {
    case statements(Block)
    case declarations([Declaration])
    /// A chain of members that begins with a dot.
    case members(Expression)
    case cases([SwitchExpression.Element])
    case none
  }

  struct Clause: Sendable {
    let condition: Expression?
    let content: Content
  }

  let clauses: [Clause]
  /// That of the clause that is compiled; `nil` when none is.
  let content: Content?

  init(_ clauses: [Clause]) {
    self.clauses = clauses
    content = clauses.first { $0.condition.map(BuildConditions.holds) ?? true }?.content
  }
}

extension Attribute {
  /// The builders whose bodies read as those of views do.
  static let viewBuilders: Set<String> = [
    "CommandsBuilder", "ControlWidgetTemplateBuilder", "TabContentBuilder", "TableColumnBuilder",
    "TableRowBuilder", "ToolbarContentBuilder", "ViewBuilder", "WidgetBundleBuilder",
  ]
}
