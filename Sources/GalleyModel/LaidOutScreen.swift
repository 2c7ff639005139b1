/// A screen in one variant, every view placed.
package struct LaidOutScreen: Hashable, Sendable {
  package var screen: String
  package var variant: Variant
  package var direction: LayoutDirection
  /// Points; the origin of everything else is its top left.
  package var window: Size
  package var safeArea: Insets
  /// Parents before children, siblings in painting order.
  package var items: [LaidOutItem]

  package init(
    screen: String,
    variant: Variant,
    direction: LayoutDirection,
    window: Size,
    safeArea: Insets,
    items: [LaidOutItem]
  ) {
    self.screen = screen
    self.variant = variant
    self.direction = direction
    self.window = window
    self.safeArea = safeArea
    self.items = items
  }

  /// The items that hold the item at `index`, the innermost first.
  package func ancestors(of index: Int) -> Ancestors {
    Ancestors(items: items, upcoming: items[index].parent)
  }

  /// Indices of items, each the parent of the one before.
  package struct Ancestors: Sequence, IteratorProtocol {
    fileprivate let items: [LaidOutItem]
    fileprivate var upcoming: Int?

    package mutating func next() -> Int? {
      guard let found = upcoming else { return nil }
      upcoming = items[found].parent
      return found
    }
  }
}

/// A placed view or modifier.
package struct LaidOutItem: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Boxed, since it is far larger than the others.
    indirect case text(TypesetText, ResolvedText, StyledText)
    case image(ImageContent)
    case fill(Fill)
    case divider
    case spacer
    case opaque(name: String)
    case stack(Axis)
    case zstack
    case platform(PlatformControl)
    case grid
    /// `alternative` is the number of the one shown, `fits` whether it does; the texts and controls of the first
    /// alternative that it lacks are named, and `excess` is the size by which that one is too large, in points.
    case viewThatFits(alternative: Int, fits: Bool, lost: [String], excess: Size)
    case scroll(axes: Set<Axis>)
    case list
    case geometryReader
    /// Not painted.
    case hidden
    case flipsForRightToLeft
    /// Drawn otherwise than laid out.
    case transform(name: String)
    /// `fixed` tells which axes are held to a length.
    case frame(fixedWidth: Bool, fixedHeight: Bool)
    case clip(Fill.Shape)
    case control
    case opaqueModifier(name: String)
    /// Laid out without all that decides lengths along the axes.
    case uncertain(name: String, axes: Set<Axis>)
    /// An overlay or a background: the number, among the two items inside, of the one that decides the size.
    case layers(primary: Int)
    case modifier
  }

  package var content: Content
  /// Points of the window.
  package var frame: Rect
  package var location: SourceLocation
  /// Index in ``LaidOutScreen/items``.
  package var parent: Int?
  /// What text and symbols inside are painted with; `nil` is the label colour.
  package var foreground: Paint?
  /// What the parent proposed when this was placed, in points.
  package var proposal: Proposal
  /// The direction in force here, which source may set apart from the screen's.
  package var direction: LayoutDirection

  package init(
    content: Content,
    frame: Rect,
    location: SourceLocation,
    parent: Int?,
    foreground: Paint?,
    proposal: Proposal,
    direction: LayoutDirection = .leftToRight
  ) {
    self.content = content
    self.frame = frame
    self.location = location
    self.parent = parent
    self.foreground = foreground
    self.proposal = proposal
    self.direction = direction
  }
}
