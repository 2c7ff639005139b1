internal import GalleyModel

/// What the views around an item do to it, each found from its parent's.
struct Enclosure {
  /// Whether it is not painted, or inside a clip that shows nothing.
  private(set) var isHidden = false
  /// The nearest of each kind.
  private(set) var clip: Int?
  private(set) var control: Int?
  /// What hides whatever lies beyond its edges: a clip or a view that scrolls.
  private(set) var edges: Int?
  /// A view that scrolls, along whatever axis.
  private(set) var scroll: Int?
  private(set) var horizontalScroll: Int?
  private(set) var verticalScroll: Int?

  /// Of what is directly inside an item that this is itself the enclosure of.
  func inside(_ number: Int, of screen: LaidOutScreen) -> Enclosure {
    var inner = self
    switch screen.items[number].content {
    case .hidden: inner.isHidden = true
    case .clip:
      (inner.clip, inner.edges) = (number, number)
      if screen.items[number].frame.isEmpty { inner.isHidden = true }
    case .control: inner.control = number
    case .scroll(let axes):
      (inner.scroll, inner.edges) = (number, number)
      if axes.contains(.horizontal) { inner.horizontalScroll = number }
      if axes.contains(.vertical) { inner.verticalScroll = number }
    case .list:
      (inner.scroll, inner.edges, inner.verticalScroll) = (number, number, number)
    default: break
    }
    return inner
  }

  /// The nearest view that scrolls along an axis.
  func scroll(along axis: Axis) -> Int? {
    axis == .horizontal ? horizontalScroll : verticalScroll
  }
}
