import GalleyModel

/// The distances a view prefers along its four edges.
struct Spacing: Hashable {
  var top: EdgeSpacing
  var leading: EdgeSpacing
  var bottom: EdgeSpacing
  var trailing: EdgeSpacing

  static let plain = Spacing(all: .plain)

  init(all edge: EdgeSpacing) {
    (top, leading, bottom, trailing) = (edge, edge, edge, edge)
  }

  subscript(edge: Edge) -> EdgeSpacing {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The edges of views that together make up one edge of a container.
  static func merged(_ parts: some Sequence<EdgeSpacing>) -> EdgeSpacing {
    var parts = parts.makeIterator()
    guard var result = parts.next() else { return .plain }
    while let next = parts.next() { result = result.merged(with: next) }
    return result
  }
}

/// What one edge of a view prefers, by what lies on its other side.
struct EdgeSpacing: Hashable {
  /// Between two edges that have no better claim.
  static let standard: Double = 8

  /// An ordinary view's edge.
  var isPlain: Bool
  /// Points to an ordinary view; set on the edges of text.
  var text: Double?
  /// Points to another text; set on the edges of text.
  var line: Double?

  static let plain = EdgeSpacing(isPlain: true)
  /// A spacer's edge: no distance is added beside it.
  static let zero = EdgeSpacing(isPlain: false)

  static func text(_ distance: Double, line: Double) -> EdgeSpacing {
    EdgeSpacing(isPlain: false, text: distance, line: line)
  }

  func merged(with other: EdgeSpacing) -> EdgeSpacing {
    EdgeSpacing(
      isPlain: isPlain || other.isPlain,
      text: greater(text, other.text),
      line: greater(line, other.line)
    )
  }

  /// The distance a stack leaves between two views, in points.
  ///
  /// Recorded on real SwiftUI: text to text by the line, text to anything else by the text's own distance, none
  /// beside a spacer, 8 otherwise.
  static func distance(from first: EdgeSpacing, to second: EdgeSpacing) -> Double {
    if first == .zero || second == .zero { return 0 }
    var claim: Double?
    if let a = first.line, let b = second.line { claim = max(a, b) }
    if let a = first.text, second.isPlain { claim = greater(claim, a) }
    if let b = second.text, first.isPlain { claim = greater(claim, b) }
    return claim ?? standard
  }
}

private func greater(_ a: Double?, _ b: Double?) -> Double? {
  guard let a, let b else { return a ?? b }
  return max(a, b)
}
