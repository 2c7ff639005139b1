internal import GalleyModel

/// What a picture consists of, in painting order, whatever it is written as.
struct Drawing: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case fill(DrawingPath, Paint)
    /// The width is points, centred on the path.
    case stroke(DrawingPath, Paint, width: Double)
    /// What follows is cut to the path, until the end of the clip.
    case beginClip(DrawingPath)
    case endClip
    /// A name for what follows, which pictures that can carry text show when pointed at.
    case beginNamed(String)
    case endNamed
  }

  /// Points.
  var size: Size
  var steps: [Step] = []
}
