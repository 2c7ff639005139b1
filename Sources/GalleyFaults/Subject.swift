package import GalleyModel

/// What a rule looks at.
package struct Subject: Sendable {
  package let screen: LaidOutScreen
  /// Sets a text again in other room, to see whether a fault depends on the last half point.
  package let measurer: any TextMeasurer
  /// The screen with the same texts from left to right, where source could tell a difference.
  let twin: LaidOutScreen?
  /// Indices of the items directly inside each item, in painting order.
  let children: [[Int]]
  /// One for each item.
  let enclosures: [Enclosure]
  /// Indices of the items that are texts.
  let texts: [Int]

  package init(screen: LaidOutScreen, measurer: any TextMeasurer, twin: LaidOutScreen? = nil) {
    self.screen = screen
    self.measurer = measurer
    self.twin = twin
    var children: [[Int]] = screen.items.map { _ in [] }
    var enclosures: [Enclosure] = []
    var texts: [Int] = []
    enclosures.reserveCapacity(screen.items.count)
    for index in screen.items.indices {
      if case .text = screen.items[index].content { texts.append(index) }
      guard let parent = screen.items[index].parent else {
        enclosures.append(Enclosure())
        continue
      }
      children[parent].append(index)
      enclosures.append(enclosures[parent].inside(parent, of: screen))
    }
    self.children = children
    self.enclosures = enclosures
    self.texts = texts
  }

  var items: [LaidOutItem] { screen.items }

  /// The clips around an item, the nearest first.
  func clips(around index: Int) -> [Int] {
    var clips: [Int] = []
    var inner = index
    while let clip = enclosures[inner].clip {
      clips.append(clip)
      inner = clip
    }
    return clips
  }

  /// The clips around an item that no scrolling along an axis moves it out of, the nearest first.
  func clips(around index: Int, along axis: Axis) -> [Int] {
    let reach = scroll(around: index, along: axis)
    return clips(around: index).filter { clip in reach.map { clip > $0 } ?? true }
  }

  /// The nearest view around an item that scrolls along an axis: what lies beyond its edges can be reached.
  func scroll(around index: Int, along axis: Axis) -> Int? {
    enclosures[index].scroll(along: axis)
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
    return enclosures[index].isHidden
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
