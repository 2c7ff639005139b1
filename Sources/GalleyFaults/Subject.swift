package import GalleyModel

/// What a rule looks at.
package struct Subject: Sendable {
  package let screen: LaidOutScreen
  /// Sets a text again in other room, to see whether a fault depends on the last half point.
  package let measurer: any TextMeasurer
  /// Indices of the items directly inside each item, in painting order.
  let children: [[Int]]

  package init(screen: LaidOutScreen, measurer: any TextMeasurer) {
    self.screen = screen
    self.measurer = measurer
    var children: [[Int]] = screen.items.map { _ in [] }
    for (index, item) in screen.items.enumerated() {
      if let parent = item.parent { children[parent].append(index) }
    }
    self.children = children
  }

  var items: [LaidOutItem] { screen.items }

  /// The clips around an item, the nearest first.
  func clips(around index: Int) -> [Int] {
    screen.ancestors(of: index).filter {
      if case .clip = items[$0].content { true } else { false }
    }
  }

  /// The clips around an item that no scrolling along an axis moves it out of, the nearest first.
  func clips(around index: Int, along axis: Axis) -> [Int] {
    let reach = scroll(around: index, along: axis)
    return clips(around: index).filter { clip in reach.map { clip > $0 } ?? true }
  }

  /// The nearest view around an item that scrolls along an axis: what lies beyond its edges can be reached.
  func scroll(around index: Int, along axis: Axis) -> Int? {
    screen.ancestors(of: index).first { scrolls($0, along: axis) }
  }

  func scrolls(_ index: Int, along axis: Axis) -> Bool {
    switch items[index].content {
    case .scroll(let axes): axes.contains(axis)
    case .list: axis == .vertical
    default: false
    }
  }

  /// Whether an item was given no room at all, is inside a clip that shows nothing, or is not painted: the ways to
  /// hide a view without removing it.
  func isHidden(_ index: Int) -> Bool {
    let proposal = items[index].proposal
    if proposal.width == 0, proposal.height == 0 { return true }
    return screen.ancestors(of: index).contains {
      switch items[$0].content {
      case .hidden: true
      case .clip: items[$0].frame.isEmpty
      default: false
      }
    }
  }

  /// Whether something between an item and one of its ancestors (`nil` is the window) moves it off its place.
  func isMoved(_ index: Int, within outer: Int? = nil) -> Bool {
    var branch = index
    for ancestor in screen.ancestors(of: index) {
      let (inner, around) = (items[branch].frame, items[ancestor].frame)
      // Of the modifiers that leave the size as it is, `offset` alone changes the place.
      if case .modifier = items[ancestor].content, items[ancestor].parent != nil,
        children[ancestor].count == 1,
        inner.size == around.size, inner.origin != around.origin
      {
        return true
      }
      if ancestor == outer { return false }
      branch = ancestor
    }
    return false
  }

  /// Of the items in a view with an overlay or a background, the one that decides its size; `nil` for any other view.
  func primary(of index: Int) -> Int? {
    guard case .layers(let primary) = items[index].content, children[index].indices.contains(primary) else {
      return nil
    }
    return children[index][primary]
  }

  /// The item's own text and those inside it, in painting order.
  func texts(in index: Int) -> [(typeset: TypesetText, resolved: ResolvedText)] {
    if case .text(let typeset, let resolved, _) = items[index].content { return [(typeset, resolved)] }
    return children[index].flatMap { texts(in: $0) }
  }
}
