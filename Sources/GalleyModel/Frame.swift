package struct FlexibleFrame: Hashable, Sendable {
  package struct Bounds: Hashable, Sendable {
    package var minimum: Double?
    package var ideal: Double?
    package var maximum: Double?

    package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
    }
  }

  package var width: Bounds
  package var height: Bounds
  package var alignment: Alignment

  package init(width: Bounds = Bounds(), height: Bounds = Bounds(), alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

/// Lengths in points per edge; `nil` on an edge that was named without a length takes the platform's.
package struct Padding: Hashable, Sendable {
  package var edges: [Edge: Double?]

  package init(edges: [Edge: Double?]) {
    self.edges = edges
  }

  package init(_ edges: some Sequence<Edge>, length: Double?) {
    self.edges = Dictionary(uniqueKeysWithValues: edges.map { ($0, length) })
  }
}
