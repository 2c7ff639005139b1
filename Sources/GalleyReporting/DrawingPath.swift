internal import GalleyModel

/// A path in points from the picture's top left; y grows downwards.
struct DrawingPath: Hashable, Sendable {
  /// How far a cubic's control points lie from the ends of a quarter circle, in radii.
  private static let quarter = 0.5522847498

  private(set) var commands: [OutlineCommand] = []

  /// An empty path.
  init() {}

  /// A shape that fills a rectangle, or for a circle the largest that fits in its middle.
  init(_ shape: Fill.Shape, in rect: Rect) {
    let shorter = min(rect.width, rect.height)
    switch shape {
    case .rectangle: addRectangle(rect)
    case .roundedRectangle(let radius):
      addRounded(rect, x: min(radius, shorter / 2), y: min(radius, shorter / 2))
    case .capsule: addRounded(rect, x: shorter / 2, y: shorter / 2)
    case .ellipse: addRounded(rect, x: rect.width / 2, y: rect.height / 2)
    case .circle:
      let square = Rect(
        x: rect.x + (rect.width - shorter) / 2,
        y: rect.y + (rect.height - shorter) / 2,
        width: shorter,
        height: shorter
      )
      addRounded(square, x: shorter / 2, y: shorter / 2)
    }
  }

  /// Adds a glyph's outline, which is in units of the em with y upwards.
  ///
  /// - Parameters:
  ///   - outline: the glyph.
  ///   - origin: where its origin lies, in points.
  ///   - size: the em in points.
  mutating func add(_ outline: [OutlineCommand], at origin: Point, size: Double) {
    func place(_ point: Point) -> Point {
      Point(x: origin.x + point.x * size, y: origin.y - point.y * size)
    }
    commands += outline.map { command in
      switch command {
      case .move(let point): .move(place(point))
      case .line(let point): .line(place(point))
      case .quadratic(let control, let point): .quadratic(control: place(control), place(point))
      case .cubic(let first, let second, let point): .cubic(place(first), place(second), place(point))
      case .close: .close
      }
    }
  }

  /// Lines that rise to the right across a rectangle, `spacing` points apart.
  static func hatching(of rect: Rect, spacing: Double) -> DrawingPath {
    var path = DrawingPath()
    for offset in stride(from: spacing, to: rect.width + rect.height, by: spacing) {
      path.commands.append(.move(Point(x: rect.x + offset - rect.height, y: rect.maxY)))
      path.commands.append(.line(Point(x: rect.x + offset, y: rect.y)))
    }
    return path
  }

  private mutating func addRectangle(_ rect: Rect) {
    commands += [
      .move(rect.origin),
      .line(Point(x: rect.maxX, y: rect.y)),
      .line(Point(x: rect.maxX, y: rect.maxY)),
      .line(Point(x: rect.x, y: rect.maxY)),
      .close,
    ]
  }

  private mutating func addRounded(_ rect: Rect, x: Double, y: Double) {
    guard x > 0, y > 0 else { return addRectangle(rect) }
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    let (innerX, innerY) = (x * (1 - Self.quarter), y * (1 - Self.quarter))
    commands += [
      .move(Point(x: left + x, y: top)),
      .line(Point(x: right - x, y: top)),
      .cubic(Point(x: right - innerX, y: top), Point(x: right, y: top + innerY), Point(x: right, y: top + y)),
      .line(Point(x: right, y: bottom - y)),
      .cubic(
        Point(x: right, y: bottom - innerY),
        Point(x: right - innerX, y: bottom),
        Point(x: right - x, y: bottom)
      ),
      .line(Point(x: left + x, y: bottom)),
      .cubic(
        Point(x: left + innerX, y: bottom),
        Point(x: left, y: bottom - innerY),
        Point(x: left, y: bottom - y)
      ),
      .line(Point(x: left, y: top + y)),
      .cubic(Point(x: left, y: top + innerY), Point(x: left + innerX, y: top), Point(x: left + x, y: top)),
      .close,
    ]
  }
}
