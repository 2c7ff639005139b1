/// A view as source describes it, its texts not yet looked up.
package typealias Element = ElementNode<TextExpression>

/// A view whose texts are those a user of one locale sees.
package typealias LocalizedElement = ElementNode<ResolvedText>

/// A node of a view tree, and where it was written.
package struct ElementNode<Text: Hashable & Sendable>: Hashable, Sendable {
  package var kind: Kind
  package var location: SourceLocation

  package init(_ kind: Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  package indirect enum Kind: Hashable, Sendable {
    // Leaves
    case text(Text)
    case image(ImageContent)
    /// Fills what it is proposed.
    case fill(Fill)
    case spacer(minLength: Double?)
    case divider
    /// A control or a bar whose size the platform decides.
    case platform(PlatformControl)
    /// What was not understood; `name` is its spelling in source.
    case opaque(name: String)

    // Containers
    case stack(Axis, alignment: Alignment, spacing: Double?, [ElementNode])
    case zstack(alignment: Alignment, [ElementNode])
    /// Not a container: its members are those of whatever holds it.
    case group([ElementNode])
    /// A stack that asks its members for their ideal length along its axis and fills the other.
    case lazyStack(Axis, alignment: Alignment, spacing: Double?, [ElementNode])
    case grid(GridStyle, [ElementNode])
    /// Outside a grid its members are those of whatever holds it.
    case gridRow(alignment: VerticalAlignment?, [ElementNode])
    case lazyGrid(LazyGridStyle, [ElementNode])
    /// The first member that fits along the axes, else the last.
    case viewThatFits(axes: Set<Axis>, [ElementNode])
    case scroll(axes: Set<Axis>, [ElementNode])
    /// Rows in a list or a form.
    case list(ListStyle, [ElementNode])
    /// Its members stand at the top leading corner of all the room there is.
    case geometryReader([ElementNode])

    // Modifiers, the innermost applied first
    case modified(ElementModifier<Text>, ElementNode)
  }
}
