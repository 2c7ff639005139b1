internal import GalleyModel

/// What an item paints, as far as no clip, no scroll view and not the window's edge hides it.
struct Ink {
  let item: Int
  /// One for each glyph, or one for a picture or a control of the platform; points of the window, none empty.
  let rects: [Rect]
  let bounds: Rect
  /// Square points.
  let area: Double

  /// `nil` when nothing is to be seen of it.
  init?(of item: Int, in subject: Subject) {
    let placed = subject.items[item]
    guard !subject.isHidden(item), placed.foreground.map({ $0.opacity > 0.02 }) ?? true else { return nil }
    var limits = [Rect(origin: .zero, size: subject.screen.window)]
    for ancestor in subject.screen.ancestors(of: item) {
      switch subject.items[ancestor].content {
      case .clip, .scroll, .list: limits.append(subject.items[ancestor].frame)
      default: break
      }
    }
    let whole: [Rect]
    switch placed.content {
    case .text(let text, _, _):
      whole = text.lines.flatMap(\.glyphs).compactMap { $0.ink?.offset(by: placed.frame.origin) }
    case .image, .platform, .fill: whole = [placed.frame]
    default: return nil
    }
    let rects = whole.compactMap { rect in limits.reduce(rect) { $0?.intersection($1) } }.filter {
      !$0.isEmpty
    }
    guard let first = rects.first else { return nil }
    self.item = item
    self.rects = rects
    bounds = rects.dropFirst().reduce(first) { $0.union($1) }
    area = rects.reduce(0) { $0 + $1.width * $1.height }
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
  /// Whether all of another lies within.
  func contains(_ other: Rect) -> Bool {
    other.x >= x - 0.01 && other.y >= y - 0.01 && other.maxX <= maxX + 0.01 && other.maxY <= maxY + 0.01
  }
}
