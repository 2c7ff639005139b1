internal import GalleyModel

/// What an item paints, as far as no clip, no scroll view and not the window's edge hides it.
struct Ink {
  let item: Int
  /// Points of the window.
  let bounds: Rect
  /// What it would paint if nothing hid it.
  private let whole: Whole
  /// Where nothing hides it.
  private let open: Rect

  private enum Whole {
    case text(TypesetText, at: Point)
    case frame(Rect)
  }

  /// `nil` when nothing is to be seen of it.
  init?(of item: Int, in subject: Subject) {
    let placed = subject.items[item]
    guard !subject.isHidden(item), placed.foreground.map({ $0.opacity > 0.02 }) ?? true,
      let open = Self.open(around: item, in: subject)
    else { return nil }
    let whole: Whole
    let ink: Rect?
    switch placed.content {
    case .text(let text, _, _):
      whole = .text(text, at: placed.frame.origin)
      ink = text.ink?.offset(by: placed.frame.origin)
    case .image, .platform, .fill:
      whole = .frame(placed.frame)
      ink = placed.frame
    default: return nil
    }
    guard let ink, let shown = ink.intersection(open), !shown.isEmpty else { return nil }
    var bounds: Rect? = ink
    if !open.holds(ink) {
      bounds = Self.rects(of: whole, in: open).reduce(nil) { $0?.union($1) ?? $1 }
    }
    guard let bounds else { return nil }
    self.item = item
    self.bounds = bounds
    self.whole = whole
    self.open = open
  }

  /// The part of the window that no clip and no scroll view around an item hides.
  private static func open(around item: Int, in subject: Subject) -> Rect? {
    var open: Rect? = Rect(origin: .zero, size: subject.screen.window)
    var inner = item
    while let edges = subject.enclosures[inner].edges {
      open = open?.intersection(subject.items[edges].frame)
      inner = edges
    }
    return open
  }

  /// One for each glyph, or one for a picture or a control of the platform; points of the window, none empty.
  var rects: [Rect] { Self.rects(of: whole, in: open) }

  /// Square points.
  var area: Double { rects.reduce(0) { $0 + $1.width * $1.height } }

  private static func rects(of whole: Whole, in open: Rect) -> [Rect] {
    switch whole {
    case .frame(let frame): frame.intersection(open).map { [$0] } ?? []
    case .text(let text, let origin):
      text.lines.flatMap { line in
        line.glyphs.compactMap { $0.ink?.offset(by: origin).intersection(open) }.filter { !$0.isEmpty }
      }
    }
  }

  /// What two have in common: the rectangle around it, and its share of the smaller one's area.
  func shared(with other: Ink) -> (bounds: Rect, share: Double)? {
    guard let common = bounds.intersection(other.bounds), !common.isEmpty else { return nil }
    let others = other.rects.filter { $0.intersection(common).map(\.isEmpty) == false }
    var around: Rect?
    var area: Double = 0
    for rect in rects {
      for other in others {
        guard let both = rect.intersection(other), !both.isEmpty else { continue }
        around = around?.union(both) ?? both
        area += both.width * both.height
      }
    }
    return around.map { ($0, min(1, area / min(self.area, other.area))) }
  }
}

extension Rect {
  /// Whether nothing of another lies outside.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Whether all of another lies within.
  func contains(_ other: Rect) -> Bool {
    other.x >= x - 0.01 && other.y >= y - 0.01 && other.maxX <= maxX + 0.01 && other.maxY <= maxY + 0.01
  }
}
