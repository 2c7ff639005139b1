/// A value that a project's settings give for an input of a view, or for a property of a type.
package struct SampleInput: Hashable, Sendable {
  /// `Outer.Inner` for a type inside another.
  package var type: String
  package var property: String
  /// A Swift expression.
  package var expression: String
  /// Where the settings say so.
  package var location: SourceLocation

  package init(type: String, property: String, expression: String, location: SourceLocation) {
    self.type = type
    self.property = property
    self.expression = expression
    self.location = location
  }
}

/// A sample that no type or property of the sources takes.
package struct UnmatchedSample: Hashable, Sendable {
  package var sample: SampleInput
  /// Whether the type is there, and lacks the property.
  package var hasType: Bool
  /// Names that there are, sorted.
  package var names: [String]

  package init(_ sample: SampleInput, hasType: Bool, names: [String]) {
    self.sample = sample
    self.hasType = hasType
    self.names = names
  }
}
