/// Something to be laid out whole, as a preview shows it.
package struct Screen: Hashable, Sendable {
  package enum Window: Hashable, Sendable {
    /// The device's bounds, content inside its safe area.
    case device
    /// Points.
    case fixed(Size)
    /// As large as the content answers when offered the device's size.
    case fits
  }

  package var name: String
  package var location: SourceLocation
  package var window: Window
  package var root: Element

  package init(name: String, location: SourceLocation, window: Window, root: Element) {
    self.name = name
    self.location = location
    self.window = window
    self.root = root
  }
}

/// A construct of source that layout does not know, once for each place it stands.
package struct OpaqueConstruct: Hashable, Sendable, Comparable {
  package enum Kind: String, Hashable, Sendable {
    case view, modifier, expression, statement
  }

  package var kind: Kind
  package var name: String
  package var location: SourceLocation

  package init(_ kind: Kind, _ name: String, at location: SourceLocation) {
    self.kind = kind
    self.name = name
    self.location = location
  }

  package static func < (a: OpaqueConstruct, b: OpaqueConstruct) -> Bool {
    (a.location, a.name) < (b.location, b.name)
  }
}

/// What reading a project's sources gave.
package struct ScreenReading: Sendable {
  package var screens: [Screen]
  /// Views the sources declare, by name.
  package var viewsFound: [String]
  /// Those of them that a screen shows, and nothing in them was opaque.
  package var viewsUnderstood: [String]
  package var opaque: [OpaqueConstruct]
  package var problems: [InputProblem]
  package var suppressions: [Suppression] = []

  package init(
    screens: [Screen] = [],
    viewsFound: [String] = [],
    viewsUnderstood: [String] = [],
    opaque: [OpaqueConstruct] = [],
    problems: [InputProblem] = []
  ) {
    self.screens = screens
    self.viewsFound = viewsFound
    self.viewsUnderstood = viewsUnderstood
    self.opaque = opaque
    self.problems = problems
  }
}
