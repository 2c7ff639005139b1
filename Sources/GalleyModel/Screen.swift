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
    /// A screen shows it, and nothing in its own source is opaque.
    case understood
    /// A screen shows it, and something in its own source is opaque.
    case partly
    /// No screen shows it.
    case opaque
  }

  package var name: String
  package var location: SourceLocation
  package var understanding: Understanding
  /// Whether nothing is opaque in the views inside it, either.
  package var isWhole: Bool
  /// The most opaque boxes that a screen shows in it.
  package var opaqueBoxes: Int
  /// How many screens show it.
  package var states: Int

  package init(
    name: String,
    location: SourceLocation,
    understanding: Understanding,
    isWhole: Bool,
    opaqueBoxes: Int,
    states: Int
  ) {
    self.name = name
    self.location = location
    self.understanding = understanding
    self.isWhole = isWhole
    self.opaqueBoxes = opaqueBoxes
    self.states = states
  }
}

/// What reading a project's sources gave.
package struct ScreenReading: Hashable, Sendable {
  package var screens: [Screen]
  /// Views the sources declare, by name.
  package var viewsFound: [String]
  /// Those of them that a screen shows, and nothing in their own source was opaque.
  package var viewsUnderstood: [String]
  /// All views that the sources declare, by place.
  package var views: [ViewOutcome] = []
  package var opaque: [OpaqueConstruct]
  /// Pictures that screens name and the project does not have, sorted.
  package var missingPictures: [OpaqueConstruct] = []
  /// What is understood but for a value that source does not tell: laid out without it, and not certain.
  package var unknownValues: [OpaqueConstruct] = []
  package var problems: [InputProblem]
  package var suppressions: [Suppression] = []
  /// In the order in which they were given.
  package var unmatchedSamples: [UnmatchedSample] = []

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
