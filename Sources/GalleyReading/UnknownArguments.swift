internal import GalleyModel

/// Values that source does not tell, given to views and modifiers that are known.
///
/// Such a construct is understood: it is laid out as if the value had not been given, and marked, so that what depends
/// on it is not certain.
final class UnknownArguments {
  /// One argument of the call being read.
  private struct Note {
    let label: String?
    let axes: Set<Axis>
  }

  /// What a call was given, and the axes along which its layout depends on it.
  struct Mark {
    /// As `frame(width:height:)`.
    let spelling: String
    let axes: Set<Axis>
  }

  /// All that was met, once for each place.
  private(set) var found: Set<OpaqueConstruct> = []
  private var notes: [Note] = []

  func note(_ label: String?, along axes: Set<Axis>) {
    notes.append(Note(label: label, axes: axes))
  }

  /// Reads one call; the mark is `nil` when source tells all that matters of its arguments.
  func marking<T>(_ name: String, _ read: () -> T) -> (T, Mark?) {
    let outer = notes
    notes = []
    defer { notes = outer }
    let result = read()
    guard !notes.isEmpty else { return (result, nil) }
    let labels = notes.compactMap(\.label).map { $0 + ":" }.joined()
    let axes = notes.reduce(into: Set<Axis>()) { $0.formUnion($1.axes) }
    return (result, Mark(spelling: labels.isEmpty ? name : "\(name)(\(labels))", axes: axes))
  }

  func record(_ kind: OpaqueConstruct.Kind, _ name: String, at location: SourceLocation) {
    found.insert(OpaqueConstruct(kind, name, at: location))
  }
}

extension Evaluator {
  /// What a known construct reads out of an argument.
  ///
  /// `nil` when it is not understood. The value inside is `nil` when there is no argument or it says `nil`, and when
  /// source does not tell the value, which is noted for the call being read. `axes` are those along which layout depends
  /// on the value.
  func given<T>(
    _ argument: Argument?,
    along axes: Set<Axis> = Axis.both,
    _ read: (Value) -> T?
  ) -> T?? {
    guard let argument else { return .some(nil) }
    return known(value(argument), argument.label, along: axes, read)
  }

  /// The same of a value that was evaluated already, `label` being that of its argument.
  func known<T>(_ value: Value, _ label: String?, along axes: Set<Axis>, _ read: (Value) -> T?) -> T?? {
    if case .null = value { return .some(nil) }
    if let result = read(value) { return .some(result) }
    guard isBeyondSource(value) else { return nil }
    unknowns.note(label, along: axes)
    return .some(nil)
  }

  /// Whether only the running app, or a module whose source is not read, has a value.
  func isBeyondSource(_ value: Value) -> Bool {
    switch value {
    case .unknown: true
    case .chain(let chain): !isOfFramework(chain)
    case .array(let members): members.contains(where: isBeyondSource)
    case .string(.unknown): true
    default: false
    }
  }

  /// Whether the framework makes a value, which should have been understood.
  private func isOfFramework(_ chain: Chain) -> Bool {
    guard let first = chain.steps.first, first.arguments != nil else { return false }
    return Chain.makers.contains(first.name) && (chain.base == nil || Chain.values.contains(chain.base ?? ""))
  }
}

extension Chain {
  /// Functions of framework types that make their values.
  fileprivate static let makers: Set<String> = ["init", "custom", "system"]
}

extension Axis {
  static let both: Set<Axis> = [.horizontal, .vertical]
}
