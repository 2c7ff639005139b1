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
  /// What it shows in surroundings in which that is something else.
  package var others: [Surroundings: Element] = [:]
  /// Whether a preview shows it; otherwise it is a view by itself, what it is given not known.
  package var isPreview: Bool
  /// Whether it shows the last branches of conditions that source does not decide: nobody may ever see it so.
  package var isAlternative = false

  package init(
    name: String,
    location: SourceLocation,
    window: Window,
    root: Element,
    isPreview: Bool = true
  ) {
    self.name = name
    self.location = location
    self.window = window
    self.root = root
    self.isPreview = isPreview
  }

  package func root(in surroundings: Surroundings) -> Element { others[surroundings] ?? root }
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

/// How far a view that the sources declare was read.
package struct ViewOutcome: Hashable, Sendable {
  package enum Understanding: String, Hashable, Sendable {
    /// A screen shows it, and nothing in it is opaque.
    case understood
    /// A screen shows it with something opaque inside.
    case partly
    /// No screen shows it.
    case opaque
  }

  package var name: String
  package var location: SourceLocation
  package var understanding: Understanding
  /// How many screens show it.
  package var states: Int

  package init(name: String, location: SourceLocation, understanding: Understanding, states: Int) {
    self.name = name
    self.location = location
    self.understanding = understanding
    self.states = states
  }
}

/// What reading a project's sources gave.
package struct ScreenReading: Sendable {
  package var screens: [Screen]
  /// Views the sources declare, by name.
  package var viewsFound: [String]
  /// Those of them that a screen shows, and nothing in them was opaque.
  package var viewsUnderstood: [String]
  /// All views that the sources declare, by place.
  package var views: [ViewOutcome] = []
  package var opaque: [OpaqueConstruct]
  /// The views that each of these keeps from being understood.
  package var spoiled: [OpaqueConstruct: Set<String>] = [:]
  /// Pictures that screens name and the project does not have, sorted.
  package var missingPictures: [OpaqueConstruct] = []
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
