internal import GalleyModel

/// A font family in its weights, and the corrections that make it measure like the font it stands for.
struct FontFamily: Sendable {
  /// Empty for the system font.
  var name: String
  /// `nil` takes the metrics of the file.
  var lineBox: LineBox?
  /// By ascending size; the first starts at 0.
  var cuts: [FontCut]

  func cut(at size: Double) -> FontCut {
    cuts.last { $0.from <= size } ?? cuts[0]
  }
}

/// The faces a family is drawn from within a range of sizes.
struct FontCut: Sendable {
  /// The smallest size it is used at, in points.
  var from: Double
  var faces: [WeightedFace]
  var tracking: [TrackingTable]

  /// Positions of faces, the one nearest in slant and weight first.
  func faces(weight: FontWeight, italic: Bool) -> [Int] {
    let wanted = weight.rawValue
    func distance(_ face: WeightedFace) -> (Int, Int, Int) {
      let lean = face.italic == italic ? 0 : 1
      // Equally near: lighter text looks for a lighter face first, darker text for a darker one.
      let wrongSide = (face.weight < wanted) == (wanted > 400) ? 0 : 1
      return (lean, abs(face.weight - wanted), wrongSide)
    }
    return faces.sorted { distance($0) < distance($1) }.map(\.face)
  }

  /// Points added to each character.
  func tracking(size: Double, weight: FontWeight) -> Double {
    tracking.first { $0.weights.contains(weight.rawValue) }?.points(at: size) ?? 0
  }
}

/// A face with the weight it is drawn in.
struct WeightedFace: Sendable {
  /// As in CSS: 400 is regular, 700 bold.
  var weight: Int
  var italic: Bool
  /// Position in the cascade.
  var face: Int
}

/// Vertical metrics in fractions of the em.
struct LineBox: Hashable, Sendable {
  var ascent: Double
  /// Positive downwards.
  var descent: Double
  var capHeight: Double
}
